import { fireEvent, screen } from '@testing-library/preact'

/** The button of this name on the page. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const tap = (name: string | RegExp) => fireEvent.click(button(name))
