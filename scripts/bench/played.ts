/** What the engine's speed is measured with, built for it by itself. */
export { applyAll } from '../../src/rules/apply'
export { loadTitle } from '../../src/titles/registry'
