// Who may import whom: downward only. ui -> app -> {store, interop, session, words} -> rules -> bank, and
// titles -> rules. test/layers.test.ts enforces it.

/** Every room, and the rooms it may look into besides itself. A title's own rule stands below. */
const mayImport = {
  bank: [],
  rules: ['bank'],
  titles: ['rules', 'bank'],
  words: ['rules', 'bank'],
  session: ['rules', 'bank'],
  store: ['session', 'rules', 'bank'],
  interop: ['session', 'rules', 'bank'],
  app: ['store', 'interop', 'session', 'words', 'rules', 'bank', 'titles/registry\\.ts$'],
  ui: ['app', 'session', 'words', 'rules', 'bank'],
}

const path = (/** @type {string} */ room) => `^src/${room.endsWith('$') ? room : `${room}/`}`

const downward = Object.entries(mayImport).map(([room, below]) => ({
  name: `${room} imports ${below.length > 0 ? `only ${below.join(', ').replace('\\.ts$', '')}` : 'nothing else'}`,
  severity: 'error',
  from: { path: path(room) },
  to: { path: '^src/', pathNot: [room, ...below].map(path) },
}))

const packages = {
  dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
}

export default {
  forbidden: [
    ...downward,
    {
      name: 'main is imported by nobody',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/main\\.tsx$' },
    },
    {
      name: 'main mounts ui and app, nothing else',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^src/', pathNot: '^src/(app|ui)/' },
    },
    {
      name: 'a title knows no other title',
      severity: 'error',
      from: { path: '^src/titles/([^/]+)/' },
      to: { path: '^src/titles/', pathNot: '^src/titles/$1/' },
    },
    {
      name: 'below app only store and interop use packages',
      severity: 'error',
      from: { path: '^src/(bank|session|words)/' },
      to: packages,
    },
    {
      name: 'rules and titles use no package but valibot, for their schemas',
      severity: 'error',
      from: { path: '^src/(rules|titles)/' },
      to: { ...packages, pathNot: 'node_modules/valibot/' },
    },
    {
      name: 'what is shipped uses no tool and nothing of Node',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'core'] },
    },
    { name: 'no cycles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
    { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // An import of a type is an import: what a layer may know is the question, not what is bundled.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
