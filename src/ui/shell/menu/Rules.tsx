import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { go, route } from '../../../app/desk/routes'
import { session, tableNow, titleWords } from '../../../app/desk/table'
import { bookOf, reachBook, words, wordsFor } from '../../../app/desk/words'
import { titlesByUse } from '../../../app/games/games'
import type { PageOfBook } from '../../../rules/title'
import { Page } from '../../kit/frame/Page'
import { Field } from '../../kit/parts/Field'
import { TitlePick } from '../setup/TitlePick'
import '../../style/pages.css'

/** A paragraph of the book, as its title cites it. */
interface CitedPage {
  readonly id: string
  readonly cited: string
  readonly page: PageOfBook
}

/** Does a text contain each of the words? */
const hasAll = (text: string, wanted: readonly string[]) =>
  wanted.every(word => text.toLocaleLowerCase().includes(word))

/** A letter or a digit: what comes after one is no beginning of a word. */
const WITHIN = /[\p{L}\p{N}]$/u

/** Does each of the words stand in a text as the beginning of one? */
function beginAll(text: string, wanted: readonly string[]): boolean {
  const lower = text.toLocaleLowerCase()
  return wanted.every(word =>
    lower
      .split(word)
      .slice(0, -1)
      .some(before => !WITHIN.test(before)),
  )
}

/**
 * The paragraphs that contain the words searched for: those in which words begin so come before those that have them only
 * within other words, and among either those with a match in the heading come first.
 */
function search(book: readonly CitedPage[], wanted: string): readonly CitedPage[] {
  if (wanted === '') return book
  const sought = wanted.split(/\s+/)
  const headed = ({ cited, page }: CitedPage) => `${cited} ${page.heading}`
  const whole = (of: CitedPage) => `${headed(of)} ${of.page.text} ${of.page.example}`
  const rank = (of: CitedPage) =>
    beginAll(headed(of), sought) ? 0 : beginAll(whole(of), sought) ? 1 : hasAll(headed(of), sought) ? 2 : 3
  return book.filter(of => hasAll(whole(of), sought)).toSorted((a, b) => rank(a) - rank(b))
}

/** Is the citation of a paragraph without a number already in its heading? */
const isSaid = ({ cited, page }: CitedPage) =>
  !/\d/.test(cited) && page.heading.toLocaleLowerCase().includes(cited.toLocaleLowerCase())

/** The pages that the open game's menu offers, each with the line that applies now. */
const pagesNow = () => (tableNow.value && titleWords.value?.pages(tableNow.value)) ?? []

/** Does a text begin with this line, and not with a longer word? */
const begins = (text: string, line: string | undefined) =>
  line !== undefined && text.startsWith(line) && !/^\w/.test(text.slice(line.length))

/** A paragraph with its example; the line that applies now is highlighted. */
function Paragraph({ of, open, line }: { of: CitedPage; open: boolean; line: string | undefined }) {
  const { cited, page } = of
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
        {isSaid(of) ? null : <span class="soft">{cited} </span>}
        {page.heading}
      </h2>
      {page.text.split('\n').map(text =>
        open && begins(text, line) ? (
          <p key={text} class="strip now">
            {text}
          </p>
        ) : (
          <p key={text}>{text}</p>
        ),
      )}
      <p class="example">
        <b>{words.value.rules.example}:</b> {page.example}
      </p>
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
  useEffect(() => {
    missing.value = false
    reachBook(title).catch(() => {
      missing.value = true
    })
  }, [title, said])
  const text = wanted.value.trim().toLocaleLowerCase()
  const book = bookOf(said).map(([id, page]) => ({ id, page, cited: said?.cite(id) ?? id }))
  const found = search(book, text)
  const marked = pagesNow().find(({ to }) => to === route.value.of)?.line
  const set = (find: string) => {
    wanted.value = find
  }
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
        <Paragraph key={paragraph.id} of={paragraph} open={paragraph.id === at} line={marked} />
      ))}
    </Page>
  )
}
