/** A file to hand out. */
export interface OutFile {
  readonly name: string
  readonly text: string
}

/**
 * What became of a file that was handed out; `refused`: the share sheet did not take it, and nothing can be downloaded
 * here.
 */
export type HandedOut = 'shared' | 'downloaded' | 'cancelled' | 'refused'

/**
 * Whether this is the installed app on an iPhone or iPad. A download link saves nothing there: it opens the file in place of
 * the app. The share sheet offers to save it.
 */
const downloadsNothing = () => (navigator as { readonly standalone?: boolean }).standalone === true

/** The same file as plain text: many phones share `.txt`, but not `.json`. Every reader of the app judges by what is in it. */
const asPlainText = (file: File) =>
  new File([file], file.name.replace(/\.json$/, '.txt'), { type: 'text/plain' })

/** Offers a file to the share sheet, if there is one that may take it; `undefined` if it was not taken. */
async function offer(file: File): Promise<'shared' | 'cancelled' | undefined> {
  try {
    if (typeof navigator.share !== 'function' || !navigator.canShare?.({ files: [file] })) return undefined
    await navigator.share({ files: [file], title: file.name })
    return 'shared'
  } catch (error) {
    // Anything else: some browsers say that they can share the file and then refuse its type.
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : undefined
  }
}

function download(file: File): 'downloaded' {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click()
  // The download holds the data itself only once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return 'downloaded'
}

/** Hands a file of any kind to the share sheet if there is one that takes it, else downloads it where that is possible. */
export async function handOutFile(file: File): Promise<HandedOut> {
  const forms = file.type === 'application/json' ? [file, asPlainText(file)] : [file]
  for (const form of forms) {
    const taken = await offer(form)
    if (taken) return taken
  }
  return downloadsNothing() ? 'refused' : download(file)
}

const fileOf = ({ name, text }: OutFile) => new File([text], name, { type: 'application/json' })

/** Hands a game or a copy to the share sheet if there is one that takes it, else downloads it where that is possible. */
export const handOut = (out: OutFile): Promise<HandedOut> => handOutFile(fileOf(out))

/** Downloads a game or a copy; where nothing can be downloaded, hands it to the share sheet, which can save it. */
export const save = async (out: OutFile): Promise<HandedOut> =>
  downloadsNothing() ? handOut(out) : download(fileOf(out))
