/** An event of a Chromium trace, as far as it is read here: microseconds; `tdur` is the processor's time of its thread. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } }
}

/** Ends are excluded, so that one task after the other do not overlap. */
interface Span extends TraceEvent {
  readonly end: number
  /** Its own time without that of the spans in it, in ms of the processor. */
  own: number
}

/** What a trace must record for `workOfTaps`. */
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** Where the time of the main thread went, in ms. */
export interface Work {
  readonly script: number
  readonly layout: number
  readonly paint: number
  readonly other: number
}

/** The work of a tap: from the touch until its frame is handed over, and what was done after that, saving above all. */
export interface TapWork {
  readonly untilPainted: Work
  readonly afterwards: Work
}

/** The sum of its parts. */
export const total = ({ script, layout, paint, other }: Work) => script + layout + paint + other

const LAYOUT =
  /^(UpdateLayoutTree|Layout|HitTest|ScheduleStyleRecalculation|InvalidateLayout|IntersectionObserver)/
const PAINT = /^(PrePaint|Paint|Layerize|UpdateLayer|Commit|CompositeLayers|ScrollLayer)/
const OTHER = /^(RunTask|Receive mojo|SimpleWatcher)/

const kindOf = (name: string): keyof Work =>
  LAYOUT.test(name) ? 'layout' : PAINT.test(name) ? 'paint' : OTHER.test(name) ? 'other' : 'script'

/** The spans of the thread that runs the page, in their order, outer ones first. */
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

function workIn(spans: readonly Span[], from: number, to: number): Work {
  const work = { script: 0, layout: 0, paint: 0, other: 0 }
  for (const span of spans)
    if (span.ts >= from && span.ts < to) work[kindOf(span.name)] += Math.max(0, span.own)
  return work
}

/**
 * What the main thread did for each tap of a trace. A tap begins with the task that brings the touch and is painted with the
 * task that hands over the first frame after its click; nothing else may touch the page for `rest` ms after it.
 */
export function workOfTaps(trace: string, rest: number): readonly TapWork[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const spans = mainThread(traceEvents)
  const tasks = spans.filter(it => it.name === 'RunTask')
  const taskAt = (ts: number) => tasks.findLast(it => it.ts <= ts && ts < it.end)
  const dispatches = (type: string) =>
    spans.filter(it => it.name === 'EventDispatch' && it.args?.data?.type === type)
  const starts = dispatches('touchstart')
  return dispatches('click').map(click => {
    const touch = starts.findLast(it => it.ts < click.ts) ?? click
    const frame = spans.find(it => it.name === 'Commit' && it.ts >= click.end && it.ts < click.end + 200_000)
    const from = taskAt(touch.ts)?.ts ?? touch.ts
    const painted = (frame && taskAt(frame.ts)?.end) ?? taskAt(click.ts)?.end ?? click.end
    return {
      untilPainted: workIn(spans, from, painted),
      afterwards: workIn(spans, painted, Math.max(painted, click.ts + rest * 1000)),
    }
  })
}
