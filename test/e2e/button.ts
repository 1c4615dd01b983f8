import type { Page } from '@playwright/test'

/** The buttons of exactly this name, or of one that matches. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
