import { named, tab } from './named'

/** What tabs of this copy of the app tell each other. */
export type Message =
  /** Records of a game were stored. */
  | { readonly is: 'stored'; readonly game: string }
  /** The list of games changed: a name, the bin. */
  | { readonly is: 'listed'; readonly game: string }
  /** A tab asks for the bank of a game; the one that banks finishes writing and agrees. */
  | { readonly is: 'asks'; readonly game: string; readonly tab: string }
  | { readonly is: 'yields'; readonly game: string; readonly to: string }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(named('tabs'))

/** Tells the other tabs; where browsers have no channel, the check at every write still finds out. */
export function tell(message: Message): void {
  channel?.postMessage({ ...message, from: tab })
}

/** Hears the other tabs, until the function that is returned is called. */
export function hear(listener: (message: Message) => void): () => void {
  const heard = (event: MessageEvent<Message>) => listener(event.data)
  channel?.addEventListener('message', heard)
  return () => channel?.removeEventListener('message', heard)
}
