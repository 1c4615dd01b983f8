import { Component, type ComponentChildren } from 'preact'
import { session } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { Button } from './Button'
import { Update } from './Update'

/**
 * Catches what a screen throws and says so in a sentence, so that a fault in one screen never leaves the phone blank. Once
 * another table is there, such as the good part of a damaged game, the screen is tried again.
 */
export class Guard extends Component<{ children: ComponentChildren }, { fault: string | null }> {
  override state: { fault: string | null } = { fault: null }

  static override getDerivedStateFromError(error: unknown): { fault: string } {
    return { fault: error instanceof Error ? error.message : String(error) }
  }

  #forget: (() => void) | undefined

  override componentDidMount(): void {
    const first = session.peek()
    this.#forget = session.subscribe(open => {
      if (open !== first && this.state.fault !== null) this.setState({ fault: null })
    })
  }

  override componentWillUnmount(): void {
    this.#forget?.()
  }

  override render() {
    const { fault } = this.state
    if (fault === null) return this.props.children
    const { frame } = words.value
    return (
      <main class="page stack">
        <p class="strip stop" role="alert">
          {frame.broken}
        </p>
        <Update />
        <Button kind="ink" onTap={() => this.setState({ fault: null })}>
          {frame.brokenAgain}
        </Button>
        <a class="button" href="#/start">
          {frame.toStart}
        </a>
        <details>
          <summary>{frame.brokenDetail}</summary>
          <p>{fault}</p>
        </details>
      </main>
    )
  }
}
