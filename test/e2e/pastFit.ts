import type { Page } from '@playwright/test'

/** What goes beyond the edge of the page, or of a part that is not meant to scroll sideways. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page')
    for (const part of document.querySelectorAll<HTMLElement>('main, .past-foot, .bar, .head'))
      if (part.scrollWidth > part.clientWidth + 1) found.push(`${part.tagName}.${part.className}`)
    return found
  })

/** Buttons, links and fields that are too small for a thumb. */
export const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')].flatMap(it => {
      // For a field inside its label, the whole label is the target.
      const target = it.closest('label.switch, label.file, label.tick') ?? it
      const { width, height } = target.getBoundingClientRect()
      const hidden = width <= 1 || !it.checkVisibility({ checkVisibilityCSS: true })
      const small = Math.round(width) < 48 || Math.round(height) < 48
      return small && !hidden ? [`${it.textContent || it.ariaLabel} ${width}x${height}`] : []
    }),
  )
