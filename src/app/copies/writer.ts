// A worker of the page that writes a copy if the page itself cannot: before Safari 26 only a worker may write to the browser's
// private files.

/**
 * What the page asks for: to write `text` to the file `name` in the folder at `path`. The `spare` is a second file with the same
 * text, complete before the file itself is touched, as a phone may go off in between.
 */
export interface CopyToWrite {
  readonly path: readonly string[]
  readonly name: string
  readonly spare: string
  readonly text: string
}

/** In the first browsers to have them, these methods returned promises. */
interface Access {
  truncate(size: number): unknown
  write(bytes: Uint8Array, options: { readonly at: number }): unknown
  flush(): unknown
  close(): unknown
}
type Accessible = FileSystemFileHandle & { createSyncAccessHandle(): Promise<Access> }

async function put(folder: FileSystemDirectoryHandle, name: string, bytes: Uint8Array): Promise<void> {
  const handle = (await folder.getFileHandle(name, { create: true })) as Accessible
  const file = await handle.createSyncAccessHandle()
  try {
    await file.truncate(0)
    await file.write(bytes, { at: 0 })
    await file.flush()
  } finally {
    await file.close()
  }
}

async function write({ path, name, spare, text }: CopyToWrite): Promise<void> {
  let folder = await navigator.storage.getDirectory()
  for (const part of path) folder = await folder.getDirectoryHandle(part, { create: true })
  const bytes = new TextEncoder().encode(text)
  await put(folder, spare, bytes)
  await put(folder, name, bytes)
  await folder.removeEntry(spare)
}

/** Answers `true` if the copy was written, else `false`. */
addEventListener('message', ({ data }: MessageEvent<CopyToWrite>) => {
  write(data).then(
    () => postMessage(true),
    () => postMessage(false),
  )
})
