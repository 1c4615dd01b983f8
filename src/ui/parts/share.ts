/** What became of a wish to share. */
export type Shared = 'shared' | 'copied' | 'no'

/** Shares text by the phone's own means, or copies it. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text })
      return 'shared'
    } catch (error) {
      // Closed by the banker: no fault, and nothing to do instead.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'no'
  }
}
