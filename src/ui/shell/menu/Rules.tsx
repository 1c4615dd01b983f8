import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { go, route } from '../../../app/desk/routes'
import { session, tableNow, titleWords } from '../../../app/desk/table'
import { bookOf, reachBook, words, wordsFor } from '../../../app/desk/words'
import { titlesByUse } from '../../../app/games/games'
import { Page } from '../../kit/frame/Page'
import { Field } from '../../kit/parts/Field'
import { RulingLink } from '../../kit/parts/RulingLink'
import { TitlePick } from '../setup/TitlePick'
import { type CitedPage, type Found, piecesOf, search } from './search'
import '../../style/pages.css'

/** Is the citation of a paragraph without a number already in its heading? */
const isSaid = ({ cited, page }: CitedPage) =>
  !/\d/.test(cited) && page.heading.toLocaleLowerCase().includes(cited.toLocaleLowerCase())

/** The pages that the open game's menu offers, each with the line that applies now. */
const pagesNow = () => (tableNow.value && titleWords.value?.pages(tableNow.value)) ?? []

/** Does a text begin with this line, and not with a longer word? */
const begins = (text: string, line: string | undefined) =>
  line !== undefined && text.startsWith(line) && !/^\w/.test(text.slice(line.length))

/** A text with the words that were searched for marked in it. */
function Marked({ text, sought }: { text: string; sought: Found['sought'] }) {
  if (sought.length === 0) return text
  return piecesOf(text, sought).map((piece, i) =>
    piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text,
  )
}

interface ParagraphProps {
  readonly of: Found
  readonly open: boolean
  readonly line: string | undefined
  /** Whether the book is that of the open game. */
  readonly mine: boolean
}

/** A paragraph with its example; the line that applies now is highlighted. */
function Paragraph({ of, open, line, mine }: ParagraphProps) {
  const { cited, page, sought } = of
  const doubtful = mine && session.value?.title.rulings.readings?.[of.id] !== undefined
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!open) return
    const now = place.current?.querySelector('.now')
    if (now) now.scrollIntoView({ block: 'center' })
    else place.current?.scrollIntoView({ block: 'start' })
  }, [open])
  return (
    <article ref={place} class={`paragraph ${open ? 'open' : ''}`}>
      <h2>
        {isSaid(of) ? null : (
          <span class="soft">
            <Marked text={cited} sought={sought} />{' '}
          </span>
        )}
        <Marked text={page.heading} sought={sought} />
      </h2>
      {page.text.split('\n').map(text =>
        open && begins(text, line) ? (
          <p key={text} class="strip now">
            {text}
          </p>
        ) : (
          <p key={text}>
            <Marked text={text} sought={sought} />
          </p>
        ),
      )}
      <p class="example">
        <b>{words.value.rules.example}:</b> <Marked text={page.example} sought={sought} />
      </p>
      {doubtful ? (
        <p>
          {words.value.rules.otherwise} <RulingLink of={of.id} />
        </p>
      ) : null}
    </article>
  )
}

/**
 * The title whose book is shown: the one that the address names, or else the open game's (`undefined`), or else that of
 * the last game.
 */
function titleMeant() {
  const titles = titlesByUse()
  return titles.find(id => id === route.value.of) ?? (session.value ? undefined : titles[0])
}

/** The rule book in our own words, with a search; a refusal opens it at its paragraph. */
export function Rules() {
  const { rules } = words.value
  const wanted = useSignal('')
  const missing = useSignal(false)
  const title = titleMeant()
  const said = wordsFor(title)
  const mine = title === undefined || title === session.value?.title.id
  useEffect(() => {
    missing.value = false
    reachBook(title).catch(() => (missing.value = true))
  }, [title, said])
  const text = wanted.value.trim().toLocaleLowerCase()
  const book = bookOf(said).map(([id, page]) => ({ id, page, cited: said?.cite(id) ?? id }))
  const found = search(book, text)
  const marked = pagesNow().find(({ to }) => to === route.value.of)?.line
  const set = (find: string) => (wanted.value = find)
  const at = wanted.value === '' ? route.value.of : undefined
  return (
    <Page title={rules.title}>
      {title ? <TitlePick chosen={title} onPick={other => go('rules', other, true)} /> : null}
      <Field name={rules.find} value={wanted.value} onChange={set} />
      <p class="soft" role="status">
        {text === '' ? '' : found.length === 0 ? rules.none : rules.found(found.length)}
      </p>
      {book.length === 0 ? <p class="soft">{missing.value ? rules.notHere : rules.opening}</p> : null}
      {found.map(paragraph => (
        <Paragraph key={paragraph.id} of={paragraph} open={paragraph.id === at} line={marked} mine={mine} />
      ))}
    </Page>
  )
}
