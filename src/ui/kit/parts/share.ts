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

/** Saves a text as a file among the downloads. */
export function saveFile({ name, text }: { readonly name: string; readonly text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the data only after it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
