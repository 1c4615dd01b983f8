import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { route } from '../../app/routes'
import { book, reachBook, words } from '../../app/words'
import type { PageOfBook } from '../../rules/title'
import { Field } from '../parts/Field'
import { Page } from './frame/Page'
import '../style/pages.css'

function has(paragraph: string, page: PageOfBook, wanted: string): boolean {
  const text =
    `${words.value.frame.cite(paragraph)} ${page.heading} ${page.text} ${page.example ?? ''}`.toLocaleLowerCase()
  return wanted.split(/\s+/).every(word => text.includes(word))
}

function Paragraph({ id, page, open }: { id: string; page: PageOfBook; open: boolean }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: 'start' })
  }, [open])
  return (
    <article ref={place} class={`paragraph ${open ? 'open' : ''}`}>
      <h2>
        <span class="soft">{words.value.frame.cite(id)}</span> {page.heading}
      </h2>
      {page.text.split('\n').map(line => (
        <p key={line}>{line}</p>
      ))}
      <p class="example">
        <b>{words.value.rules.example}:</b> {page.example}
      </p>
    </article>
  )
}

/** The rule book in our own words, to be searched; a refusal opens it at its paragraph. */
export function Rules() {
  const { rules } = words.value
  const wanted = useSignal('')
  const missing = useSignal(false)
  useEffect(() => {
    reachBook().catch(() => {
      missing.value = true
    })
  }, [])
  const found = useComputed(() => {
    const text = wanted.value.trim().toLocaleLowerCase()
    const all = book.value
    return text === '' ? all : all.filter(([id, page]) => has(id, page, text))
  })
  const set = (text: string) => {
    wanted.value = text
  }
  const at = wanted.value === '' ? route.value.of : undefined
  return (
    <Page title={rules.title}>
      <Field name={rules.find} value={wanted.value} onChange={set} />
      <p class="soft" role="status">
        {wanted.value.trim() === ''
          ? ''
          : found.value.length === 0
            ? rules.none
            : rules.found(found.value.length)}
      </p>
      {book.value.length === 0 ? <p class="soft">{missing.value ? rules.notHere : rules.opening}</p> : null}
      {found.value.map(([id, page]) => (
        <Paragraph key={id} id={id} page={page} open={id === at} />
      ))}
    </Page>
  )
}
