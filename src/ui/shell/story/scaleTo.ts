/** A round figure of at least `most`, and the step of a scale up to it with at most five steps. */
export function scaleTo(most: number): { readonly top: number; readonly step: number } {
  const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000]
  const step = steps.find(it => most / it <= 5) ?? 100000
  return { top: Math.max(step, Math.ceil(most / step) * step), step }
}
