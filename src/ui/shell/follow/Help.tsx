import type { ComponentChildren } from 'preact'
import { addressOf } from '../../../app/desk/routes'
import { session } from '../../../app/desk/table'
import { said } from '../../../app/follow/apart'
import { said as follow } from '../../../app/follow/words'
import { Page } from '../../kit/frame/Page'
import { Label } from '../../kit/parts/Label'
import './apart.css'

/** A phone with something on its screen; `x` and `y` are its corner. */
const Phone = ({ x, y, children }: { x: number; y: number; children?: ComponentChildren }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="34" height="60" rx="5" class="phone-body" />
    {children}
  </g>
)

/** The squares in the corners of a code, and some of what is between them. */
const CODE =
  'M0 0h7v7h-7zM13 0h7v7h-7zM0 13h7v7h-7zM9 2h2v3h-2zM9 8h3v3h-3zM14 9h4v2h-4zM9 14h2v5h-2zM14 14h2v2h-2zM17 17h3v3h-3z'
const Code = () => <path transform="translate(7 14)" d={CODE} class="ink" />

/** What a camera sees, from its lens to the code. */
const Sight = ({ from, to }: { from: number; to: number }) => (
  <path d={`M${from} 36L${to} 22V52Z`} class="sight" />
)

/** A table on a screen: rows of names and money. */
const Rows = () => <path d="M6 14h12M22 14h6M6 24h10M22 24h6M6 34h12M22 34h6M6 44h9M22 44h6" class="line" />

const PICTURES: readonly (() => preact.JSX.Element)[] = [
  () => (
    <>
      <Sight from={118} to={68} />
      <Phone x={34} y={6}>
        <Code />
      </Phone>
      <Phone x={116} y={6} />
    </>
  ),
  () => (
    <>
      <Sight from={66} to={118} />
      <Phone x={34} y={6} />
      <Phone x={116} y={6}>
        <Code />
      </Phone>
    </>
  ),
  () => (
    <>
      <path d="M66 26q8 10 0 20M73 22q12 14 0 28M118 26q-8 10 0 20M111 22q-12 14 0 28" class="line" />
      <Phone x={26} y={6}>
        <Rows />
      </Phone>
      <Phone x={124} y={6}>
        <Rows />
      </Phone>
    </>
  ),
]

/** Explains with three pictures how phones follow, and what is possible then. */
export function Help() {
  const { help } = said.value
  return (
    <Page title={help.title} apart>
      <ol class="pictures">
        {PICTURES.map((Drawn, i) => (
          <li key={i} class="stack">
            <svg viewBox="0 0 184 72" aria-hidden="true">
              <Drawn />
            </svg>
            <p>{help.steps[i]}</p>
          </li>
        ))}
      </ol>
      {help.more.map(({ head, text }) => (
        <section key={head} class="stack">
          <Label level={2}>{head}</Label>
          <p>{text}</p>
        </section>
      ))}
      <a class="button" href={session.value ? addressOf('follow', 'bank') : addressOf('follow')}>
        {session.value ? help.title : follow.value.join}
      </a>
    </Page>
  )
}

/** What following is good for, and the way to the page that explains it; `brief`: only that way, once a phone follows. */
export function Intro({ brief }: { brief: boolean }) {
  const { help } = said.value
  return (
    <>
      {brief ? null : <p>{help.what}</p>}
      <HelpLink />
    </>
  )
}

/** The way to the page that explains it. */
export function HelpLink() {
  return (
    <a class="button left" href={addressOf('follow', 'help')}>
      {said.value.help.link}
    </a>
  )
}
