/** A W3C WebDriver session, with the commands that a phone needs. */
export interface Session {
  readonly called: string
  get<T>(command: string): Promise<T>
  post<T>(command: string, given?: object): Promise<T>
  end(): Promise<void>
}

async function send<T>(method: string, address: string, given?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(given ? { body: JSON.stringify(given) } : {}) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message} (${address})`)
  return value
}

/** Begins a session with capabilities beyond the standard. */
export async function sessionAt(driver: string, capabilities: object): Promise<Session> {
  interface Begun {
    readonly sessionId: string
    readonly capabilities: { readonly browserName: string; readonly browserVersion: string }
  }
  const { sessionId, capabilities: is } = await send<Begun>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${driver}/session/${sessionId}`
  return {
    called: `${is.browserName} ${is.browserVersion}`,
    get: command => send('GET', `${session}/${command}`),
    post: (command, given = {}) => send('POST', `${session}/${command}`, given),
    end: () => send('DELETE', session),
  }
}

/** The value of an expression in the page of a session, awaited there. */
export async function evaluated<T>({ post }: Session, text: string): Promise<T> {
  const script = `const done = arguments[arguments.length - 1]
    const told = error => done({ error: String(error) })
    try { Promise.resolve(${text}).then(value => done({ value }), told) } catch (error) { told(error) }`
  const told = await post<{ readonly value?: T; readonly error?: string }>('execute/async', {
    script,
    args: [],
  })
  if (told.error !== undefined) throw new Error(told.error)
  return told.value as T
}

/** The key that a driver uses for a page's element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The element that an expression evaluates to. */
export async function elementOf({ post }: Session, text: string): Promise<string> {
  const found = await post<Readonly<Record<string, string>> | null>('execute/sync', {
    script: `return ${text}`,
    args: [],
  })
  const element = found?.[ELEMENT]
  if (!element) throw new Error(`${text} is no element`)
  return element
}
