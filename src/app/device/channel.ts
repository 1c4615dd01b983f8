import { named, offered, tab } from './named'

/** Messages between the tabs of this copy of the app. */
export type Message =
  /** Records of a game were stored. */
  | { readonly is: 'stored'; readonly game: string }
  /** A game changed in the list: its names, or whether it is in the bin. */
  | { readonly is: 'listed'; readonly game: string }
  /** A tab asks to bank a game; the tab that banks it finishes writing and answers `yields`. */
  | { readonly is: 'asks'; readonly game: string; readonly tab: string }
  | { readonly is: 'yields'; readonly game: string; readonly to: string }

/** The channel; `undefined` if the browser has none, or refuses it. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(named('tabs'))
  } catch {
    // The library of the database tries the same when it is loaded, and could not be loaded at all.
    offered(() => Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined }))
    return undefined
  }
}
const channel = openChannel()

/** Sends a message to the other tabs. In browsers without channels, the check at every write still detects their changes. */
export function tell(message: Message): void {
  try {
    channel?.postMessage({ ...message, from: tab })
  } catch {
    // A browser may close the channel of a page that it put aside.
  }
}

/** Listens to the other tabs until the returned function is called. */
export function hear(listener: (message: Message) => void): () => void {
  const heard = (event: MessageEvent<Message>) => listener(event.data)
  channel?.addEventListener('message', heard)
  return () => channel?.removeEventListener('message', heard)
}
