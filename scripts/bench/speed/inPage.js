// Read as text into a page: `recordChanges` records what every tap changes on a page, `changeTheSame` makes these changes.

/**
 * A node with a number by which it is found again.
 * @typedef {{ id: number, text: string }} TextNode
 * @typedef {{ id: number, tag: string, ns: string | null, attributes: [string, string][], kids: (TextNode | ElementNode)[] }} ElementNode
 * A change of a node: new children (known ones by their number), an attribute, a text, or the position of a scroller.
 * @typedef {{ id: number, kids: (number | TextNode | ElementNode)[] } | { id: number, name: string, value: string | null }
 *   | { id: number, data: string } | { id: number, top: number }} Change
 * A tap: its place, how far the page was scrolled, what changed in its frame, and what changed after that.
 * @typedef {{ x: number, y: number, top: number, changes: Change[], later: Change[] }} Step
 * @typedef {{ styles: string[], root: [string, string][], body: ElementNode, steps: Step[] }} Recording
 */

/** The part of the screen that scrolls. */
const SCROLLER = '.frame > main'

const attributesOf = (/** @type {Element} */ { attributes }) =>
  [...attributes].map(({ name, value }) => /** @type {[string, string]} */ ([name, value]))

const scroller = () => document.querySelector(SCROLLER)

/** Numbers nodes when they are first described. */
function numbering() {
  /** @type {WeakMap<Node, number>} */
  const ids = new WeakMap()
  let next = 1
  const idOf = (/** @type {Node} */ node) => {
    const known = ids.get(node)
    if (known !== undefined) return known
    ids.set(node, next)
    return next++
  }
  const kidsOf = (/** @type {Node} */ { childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === 1 || nodeType === 3)
  /** @returns {TextNode | ElementNode} */
  const told = (/** @type {Node} */ node) =>
    node instanceof Element
      ? {
          ...{ id: idOf(node), tag: node.localName, ns: node.namespaceURI },
          ...{ attributes: attributesOf(node), kids: kidsOf(node).map(told) },
        }
      : { id: idOf(node), text: node.nodeValue ?? '' }
  /**
   * The changes of nodes that were already known.
   * @returns {Change[]}
   */
  const changesOf = (/** @type {MutationRecord[]} */ records) => {
    const targets = new Set(records.map(({ target }) => target).filter(target => ids.has(target)))
    return [...targets].flatMap(target => {
      const id = idOf(target)
      const own = records.filter(record => record.target === target)
      /** @returns {Change[]} */
      const partOf = (/** @type {MutationRecord} */ { type, attributeName }) => {
        if (type === 'characterData') return [{ id, data: target.nodeValue ?? '' }]
        if (attributeName === null || !(target instanceof Element)) return []
        return [{ id, name: attributeName, value: target.getAttribute(attributeName) }]
      }
      const parts = own.flatMap(partOf)
      if (!own.some(({ type }) => type === 'childList')) return parts
      return [{ id, kids: kidsOf(target).map(kid => ids.get(kid) ?? told(kid)) }, ...parts]
    })
  }
  return { idOf, told, changesOf }
}

/** Records from here on what taps change. Returns a function that stops this and returns the recording. */
function recordChanges() {
  const { idOf, told, changesOf } = numbering()
  const recording = {
    styles: /** @type {string[]} */ ([]),
    root: attributesOf(document.documentElement),
    body: /** @type {ElementNode} */ (told(document.body)),
    steps: /** @type {Step[]} */ ([]),
  }
  let painted = true
  const note = (/** @type {MutationRecord[]} */ records) => {
    const step = recording.steps.at(-1)
    if (!step) return
    const changes = changesOf(records)
    if (painted) step.later.push(...changes)
    else step.changes.push(...changes)
  }
  const observer = new MutationObserver(note)
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  })
  addEventListener(
    'click',
    ({ clientX, clientY }) => {
      note(observer.takeRecords())
      painted = false
      const top = scroller()?.scrollTop ?? 0
      const step = { x: clientX, y: clientY, top, changes: /** @type {Change[]} */ ([]), later: [] }
      recording.steps.push(step)
      requestAnimationFrame(() =>
        setTimeout(() => {
          note(observer.takeRecords())
          painted = true
          const place = scroller()
          if (place && place.scrollTop !== top) step.changes.push({ id: idOf(place), top: place.scrollTop })
        }),
      )
    },
    { capture: true },
  )
  return () => {
    note(observer.takeRecords())
    observer.disconnect()
    // Only at the end, because a screen opened by a tap brings its own CSS.
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')]
    recording.styles = sheets.map(link => new URL(/** @type {HTMLLinkElement} */ (link).href).pathname)
    return recording
  }
}

/** Creates nodes from their descriptions, and changes them. */
function remaking() {
  /** @type {Map<number, Node>} */
  const nodes = new Map()
  const made = (/** @type {TextNode | ElementNode} */ node) => {
    if ('text' in node) {
      const text = document.createTextNode(node.text)
      nodes.set(node.id, text)
      return text
    }
    const element = document.createElementNS(node.ns, node.tag)
    for (const [name, value] of node.attributes) element.setAttribute(name, value)
    element.append(...node.kids.map(made))
    nodes.set(node.id, element)
    return element
  }
  const apply = (/** @type {Change} */ change) => {
    const node = nodes.get(change.id)
    if ('data' in change) /** @type {Text} */ (node).data = change.data
    else if ('top' in change) /** @type {Element} */ (node).scrollTop = change.top
    else if ('name' in change) {
      const element = /** @type {Element} */ (node)
      if (change.value === null) element.removeAttribute(change.name)
      else element.setAttribute(change.name, change.value)
    } else {
      const parent = /** @type {Element} */ (node)
      const kids = change.kids.map(kid => (typeof kid === 'number' ? nodes.get(kid) : made(kid)))
      const stay = new Set(kids)
      for (const kid of [...parent.childNodes]) if (!stay.has(kid)) kid.remove()
      for (const [i, kid] of kids.entries())
        if (kid && parent.childNodes[i] !== kid) parent.insertBefore(kid, parent.childNodes[i] ?? null)
    }
  }
  return { made, apply }
}

/**
 * Builds the page that was recorded. Its only script makes, at each click, the changes of that click. Resolves once the
 * CSS has loaded; the result scrolls to where the page was before the next click.
 */
async function changeTheSame(/** @type {Recording} */ { styles, root, body, steps }) {
  const { made, apply } = remaking()
  document.documentElement.replaceChildren(document.createElement('head'))
  for (const [name, value] of root) document.documentElement.setAttribute(name, value)
  const sheets = styles.map(href => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
    return new Promise(resolve => link.addEventListener('load', resolve))
  })
  const viewport = document.createElement('meta')
  viewport.name = 'viewport'
  viewport.content = 'width=device-width, initial-scale=1, viewport-fit=cover'
  document.head.append(viewport)
  document.documentElement.append(made(body))
  await Promise.all(sheets)
  await document.fonts.ready
  let at = 0
  addEventListener('mousedown', event => event.preventDefault())
  addEventListener('click', event => {
    event.preventDefault()
    const step = steps[at++]
    step?.changes.forEach(apply)
    requestAnimationFrame(() => setTimeout(() => step?.later.forEach(apply)))
  })
  for (const type of ['touchstart', 'pointerdown', 'pointerup'])
    addEventListener(type, () => {}, { passive: true })
  return () => {
    const place = document.querySelector(SCROLLER)
    if (place) place.scrollTop = steps[at]?.top ?? 0
  }
}

Object.assign(globalThis, { recordChanges, changeTheSame })
