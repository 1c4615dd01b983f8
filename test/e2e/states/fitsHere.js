// Read as text into a page: `misfitsHere` finds what does not fit on the screen that is shown.

/** Stays in place while the rest scrolls under it, and so covers it on purpose. */
const STILL =
  '.hidden-text, .play-foot, .play:has(> :is(.companies, .groups)) > .turn-head, .page-foot, .join-foot, .ladder-pad, .round, option, th:first-child'

const what = (/** @type {Element} */ it) => {
  const text = (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 40)
  return `${it.tagName.toLowerCase()}.${it.classList[0] ?? ''} "${text}"`
}

const shown = (/** @type {Element} */ it) =>
  it.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false })

/** The first thing in it that sticks out of its side. */
function culprit(/** @type {Element} */ box) {
  const edge = box.getBoundingClientRect().right + 1
  const out = [...box.querySelectorAll('*')].findLast(it => it.getBoundingClientRect().right > edge)
  return out ? ` by ${what(out)}` : ''
}

const cuts = (/** @type {string} */ overflow) => overflow === 'hidden' || overflow === 'clip'

/** What is wider or higher than its box. */
function* cutOff() {
  // The window of a phone grows with a page that is too wide.
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) yield 'the page is too wide'
  for (const it of document.querySelectorAll('#app *')) {
    if (it.closest('svg, .hidden-text') || !shown(it)) continue
    const style = getComputedStyle(it)
    // One pixel too many is a rounding error of the browser, not a missing letter.
    const wide = it.scrollWidth - it.clientWidth > 1
    const high = it.scrollHeight - it.clientHeight > 1
    // Text for screen readers takes no room, and marks in table cells get none on purpose.
    if (wide && cuts(style.overflowX) && !it.matches('input:not(:placeholder-shown)'))
      yield `cut off sideways: ${what(it)}${culprit(it)}`
    if (high && cuts(style.overflowY)) yield `cut off below: ${what(it)}`
    const holds = it.matches('button, a, label, p, h1, h2, h3, .strip, .plate, output')
    if (wide && style.overflowX === 'visible' && holds) yield `spills sideways: ${what(it)}${culprit(it)}`
    if (style.textOverflow === 'ellipsis' && !it.matches('input')) yield `shortened: ${what(it)}`
  }
}

/**
 * Texts on the screen, each with the boxes of its letters without the space above and below them.
 * @typedef {{ it: Element, node: Node, boxes: DOMRect[] }} Words
 * @returns {Words[]}
 */
function texts() {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement
    if (!it || !node.textContent?.trim() || !shown(it) || it.closest(STILL)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // What is scrolled out of its frame is invisible, and lies over nothing.
    const frames = ['.books-frame, .chart-frame', '.side > *, main, .notices, .refused .strip, .top .next']
      .map(frame => it.closest(frame)?.getBoundingClientRect())
      .filter(frame => frame !== undefined)
    const inFrames = (/** @type {DOMRect} */ { left, right, top, bottom }) =>
      frames.every(
        frame => left >= frame.left && right <= frame.right + 1 && top >= frame.top && bottom <= frame.bottom,
      )
    const boxes = [...range.getClientRects()]
      .map(({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2))
      .filter(inFrames)
    found.push({ it, node, boxes })
  }
  return found
}

/** A word of more letters than this has to be broken. */
const LONGEST_WORD = 30

/** Words that are broken between two lines. */
function* broken(/** @type {Words[]} */ all) {
  // With letters of twice the size, a long name may break anywhere as long as all of it is there.
  if (document.documentElement.style.fontSize !== '') return
  for (const { it, node } of all) {
    const range = document.createRange()
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}$&]{3,}/gu)) {
      // Wider than a phone, if it is written large.
      if (word.length > LONGEST_WORD) continue
      // Measured after its first letter, because a hyphen before it is in the line above.
      range.setStart(node, index + 1)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) yield `in pieces: ${word} in ${what(it)}`
    }
  }
}

const meet = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2

/** Texts that lie over one another. */
function* overlapping(/** @type {Words[]} */ all) {
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1)) {
      if (one.it.contains(other.it) || other.it.contains(one.it)) continue
      if (one.boxes.some(a => other.boxes.some(b => meet(a, b))))
        yield `over one another: ${what(one.it)} and ${what(other.it)}`
    }
}

/** Targets smaller than this, in pixels. */
function* small(/** @type {number} */ target) {
  for (const it of document.querySelectorAll('button, a[href], select, input, summary')) {
    // For a field inside its label, the whole label is the target.
    const { width, height } = (
      it.closest('label.switch, label.file, label.tick') ?? it
    ).getBoundingClientRect()
    const reached = width > 1 && shown(it)
    if (reached && (Math.round(width) < target || Math.round(height) < target))
      yield `small: ${what(it)} ${Math.round(width)}x${Math.round(height)}`
  }
}

/** What of the bar lies outside the window, or under something else. */
function* bar() {
  for (const it of document.querySelectorAll('.bar button, .bar a')) {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    // A fraction of a pixel is a rounding error, too.
    if (left < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      yield `off the window: ${what(it)}`
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 2, bottom - 2])
        if (!it.contains(document.elementFromPoint(x, y))) yield `covered: ${what(it)}`
  }
}

/** Is every part of it in the window, with nothing over it? */
function uncovered(/** @type {Element} */ it, most = innerWidth) {
  const { left, top, bottom, right: end } = it.getBoundingClientRect()
  const right = Math.min(end, most)
  const xs = [left + 3, (left + right) / 2, right - 3]
  const ys = [top + 3, (top + bottom) / 2, bottom - 3]
  return xs.every(x => ys.every(y => it.contains(document.elementFromPoint(x, y))))
}

/** Is every part of it on the screen, inside what scrolls it, with nothing over it? */
function whole(/** @type {Element} */ it, /** @type {number} */ overlaid) {
  const frame = it.closest('.side > *, main')?.getBoundingClientRect()
  const { top, bottom } = it.getBoundingClientRect()
  const inside = frame && top >= frame.top - 0.5 && bottom <= frame.bottom + 0.5
  return inside && uncovered(it, frame.right - overlaid)
}

/**
 * What of a revenue that is due, of its keys and of its buttons is cut, covered, or not on the screen; unless something else
 * was opened to be entered.
 */
function* outOfSight(/** @type {number} */ overlaid) {
  const due = '.play:not(:has(.revealed)) > .run > .run-entry'
  for (const it of document.querySelectorAll(`${due} :is(output, button, .doubt)`))
    if (shown(it) && !whole(it, overlaid)) yield `not whole on the screen: ${what(it)}`
  // Beside what was taken back, or in the head while that is scrolled away.
  const redo = [...document.querySelectorAll('.play:has(> .run) .redo, .top .redo')]
  if (redo.length > 0 && !redo.some(it => uncovered(it))) yield 'not whole on the screen: Redo'
}

/**
 * What does not fit on the screen that is shown: a page wider than the window, text cut off or spilling out of its box,
 * a target too small for a thumb, anything over the bar, and a keypad that is out of sight. Empty if everything fits. A scrollbar of the width `overlaid`
 * may lie over the right edge.
 */
function misfitsHere(/** @type {number} */ target, /** @type {number} */ overlaid) {
  const all = texts()
  return [
    ...new Set([
      ...cutOff(),
      ...broken(all),
      ...overlapping(all),
      ...small(target),
      ...bar(),
      ...outOfSight(overlaid),
    ]),
  ]
}

/** What may be tapped. */
const CONTROLS = 'main :is(button, select, input, summary, a.button)'

/**
 * What lies over the five points of a target: for each of them nothing, or by what it is covered.
 * @param {Element} target
 */
function over(target) {
  const { left, right, top, bottom } = target.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const points = [
    [x, y],
    [left + 3, y],
    [right - 3, y],
    [x, top + 3],
    [x, bottom - 3],
  ]
  return points.map(([across = 0, down = 0]) => {
    const it = document.elementFromPoint(across, down)
    return target.contains(it) ? undefined : it ? ` by ${what(it)}` : ''
  })
}

/**
 * What of a target stays covered wherever it is scrolled to. Higher than the room for it, it may come into sight part by part.
 * @param {Element} target
 */
function everOver(target) {
  target.scrollIntoView({ block: 'start', inline: 'center', behavior: 'instant' })
  const frame = target.closest('.side > *, main')
  let found = over(target)
  if (frame) frame.scrollTop -= frame.clientHeight
  for (let at = -1; frame && at !== frame.scrollTop && found.some(by => by !== undefined); ) {
    at = frame.scrollTop
    frame.scrollTop += frame.clientHeight / 4
    const there = over(target)
    found = found.map((by, i) => (there[i] === undefined ? undefined : by))
    if (target.getBoundingClientRect().bottom < frame.getBoundingClientRect().top) break
  }
  return found
}

/**
 * The controls that are covered or cut off even once they are scrolled to the middle, or as near to it as they go: under
 * what stays in place, or beyond the end. With large letters, those that are so wherever they are scrolled to. And what of the bar
 * is not in sight. The screen is scrolled as before afterward.
 */
function coveredHere() {
  const covered = []
  const before = [...document.querySelectorAll('main, main *')].filter(
    it => it.scrollTop > 0 || it.scrollLeft > 0,
  )
  const places = before.map(it => ({ it, top: it.scrollTop, left: it.scrollLeft }))
  const large = document.documentElement.style.fontSize !== ''
  for (const it of document.querySelectorAll(CONTROLS)) {
    const target = it.closest('label.switch, label.file, label') ?? it
    if (!shown(target) || target.getBoundingClientRect().width <= 1) continue
    // It leaves the head, which lies over it at the top, only after it was scrolled there.
    if (target.matches('.redo') && document.querySelector('.top .redo')) continue
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    let found = over(target)
    if (large && found.some(by => by !== undefined)) found = everOver(target)
    for (const by of found) if (by !== undefined) covered.push(`covered: ${what(target)}${by}`)
  }
  for (const it of document.querySelectorAll('main, main *'))
    if (it.scrollTop > 0 || it.scrollLeft > 0) it.scrollTo(0, 0)
  // What stays in place is whole before anything is scrolled, too.
  for (const foot of document.querySelectorAll('.play-foot'))
    if (getComputedStyle(foot).position === 'sticky')
      for (const it of foot.querySelectorAll('button'))
        for (const by of over(it)) if (by !== undefined) covered.push(`covered at the top: ${what(it)}${by}`)
  for (const { it, top, left } of places) it.scrollTo(left, top)
  return [...new Set([...covered, ...bar()])]
}

Object.assign(globalThis, { misfitsHere, coveredHere })
