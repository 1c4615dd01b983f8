/** The steps of an operating turn in order (4.2): a step that is past can no longer be taken. */
export const STEPS = ['tile', 'station', 'run', 'trains'] as const
