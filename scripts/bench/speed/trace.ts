/**
 * The fields read here of an event in a Chromium trace. Times are in microseconds; `tdur` is the processor time of the
 * thread.
 */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly type?: string; readonly duration?: number }
  }
}

/** `end` is excluded, so that consecutive tasks do not overlap. */
interface Span extends TraceEvent {
  readonly end: number
  /** Its own processor time without that of the spans inside it, in ms. */
  own: number
}

/** The categories a trace has to record for `tapsOf`. */
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** The time of the main thread by kind of work, in ms. */
export interface Work {
  readonly script: number
  readonly layout: number
  readonly paint: number
  readonly other: number
}

/** A tap: how long it took, and the main thread's work for it. */
export interface Tap {
  /** Which click of the trace it is, from 0: those that changed nothing on the page are no taps. */
  readonly click: number
  /** From the end of the touch to the frame that shows the result, in ms: the value of Event Timing, unrounded. */
  readonly shown: number
  /** From the touch until its frame is handed over. */
  readonly untilPainted: Work
  /** After that: mostly saving. */
  readonly afterwards: Work
  /** When it began and when its frame was handed over, in microseconds on the trace's clock. */
  readonly from: number
  readonly painted: number
}

/** The sum of all parts. */
export const total = ({ script, layout, paint, other }: Work) => script + layout + paint + other

const LAYOUT =
  /^(UpdateLayoutTree|Layout|HitTest|ScheduleStyleRecalculation|InvalidateLayout|IntersectionObserver)/
const PAINT = /^(PrePaint|Paint|Layerize|UpdateLayer|Commit|CompositeLayers|ScrollLayer)/
const OTHER = /^(RunTask|Receive mojo|SimpleWatcher)/

const kindOf = (name: string): keyof Work =>
  LAYOUT.test(name) ? 'layout' : PAINT.test(name) ? 'paint' : OTHER.test(name) ? 'other' : 'script'

/** The spans of the page's main thread, in order, outer spans first. */
function mainThread(events: readonly TraceEvent[]): readonly Span[] {
  const threads = events.filter(it => it.name === 'thread_name' && it.args?.name === 'CrRendererMain')
  const dispatched = events.find(it => it.name === 'EventDispatch' && it.args?.data?.type === 'pointerdown')
  const thread = threads.find(it => it.pid === dispatched?.pid && it.tid === dispatched.tid)
  if (!thread) throw new Error('the trace has no tap')
  const spans = events
    .filter(it => it.ph === 'X' && it.pid === thread.pid && it.tid === thread.tid)
    .map(it => ({ ...it, end: it.ts + (it.dur ?? 0), own: (it.tdur ?? it.dur ?? 0) / 1000 }))
    .toSorted((a, b) => a.ts - b.ts || b.end - a.end)
  const open: Span[] = []
  for (const span of spans) {
    while (open.length > 0 && (open.at(-1) as Span).end <= span.ts) open.pop()
    const parent = open.at(-1)
    if (parent) parent.own -= (span.tdur ?? span.dur ?? 0) / 1000
    open.push(span)
  }
  return spans
}

/** The index of the first span that begins at or after a time, in sorted spans. */
function firstFrom(spans: readonly Span[], ts: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle] as Span).ts < ts) low = middle + 1
    else high = middle
  }
  return low
}

function workIn(spans: readonly Span[], from: number, to: number): Work {
  const work = { script: 0, layout: 0, paint: 0, other: 0 }
  for (const span of spans.slice(firstFrom(spans, from), firstFrom(spans, to)))
    work[kindOf(span.name)] += Math.max(0, span.own)
  return work
}

/**
 * The main thread's time in ms by name of span, without inner spans, for spans that began during taps; all taps together.
 */
export function ownTimes(trace: string, taps: readonly Tap[]): ReadonlyMap<string, number> {
  const spans = mainThread(eventsOf(trace))
  const times = new Map<string, number>()
  for (const { from, painted } of taps)
    for (const { name, own } of spans.slice(firstFrom(spans, from), firstFrom(spans, painted)))
      times.set(name, (times.get(name) ?? 0) + Math.max(0, own))
  return times
}

const eventsOf = (trace: string) => (JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }).traceEvents

/**
 * The taps in a trace of a page that observes Event Timing. A tap begins with the task that delivers the touch, and is
 * painted with the task that hands over the first frame after its click; for `rest` ms after it nothing else may touch
 * the page. Taps that changed nothing on the page have no frame and are left out.
 */
export function tapsOf(trace: string, rest: number): readonly Tap[] {
  const events = eventsOf(trace)
  const spans = mainThread(events)
  const tasks = spans.filter(it => it.name === 'RunTask')
  const taskAt = (ts: number) => {
    const task = tasks[firstFrom(tasks, ts + 1) - 1]
    return task && ts < task.end ? task : undefined
  }
  const dispatches = (type: string) =>
    spans.filter(it => it.name === 'EventDispatch' && it.args?.data?.type === type)
  const starts = dispatches('touchstart')
  const commits = spans.filter(it => it.name === 'Commit')
  const told = events.filter(
    it => it.ph === 'b' && it.name === 'EventTiming' && it.args?.data?.type === 'click',
  )
  return dispatches('click').flatMap((click, nth) => {
    const touch = starts.findLast(it => it.ts < click.ts) ?? click
    const frame = commits[firstFrom(commits, click.end)]
    const shown = told.find(it => it.ts <= click.ts && it.ts > touch.ts - 50_000)?.args?.data?.duration
    if (!frame || frame.ts > click.end + 200_000 || shown === undefined) return []
    const from = taskAt(touch.ts)?.ts ?? touch.ts
    const painted = taskAt(frame.ts)?.end ?? frame.end
    return {
      click: nth,
      shown,
      untilPainted: workIn(spans, from, painted),
      afterwards: workIn(spans, painted, Math.max(painted, click.ts + rest * 1000)),
      from,
      painted,
    }
  })
}
