import type { Plugin, Rolldown } from 'vite'
import { withoutMaps } from './maps.ts'

/** A file that only hands on what another one has, under its own names: which file, and the names there and here. */
const FACADE = /^export\{([^}]+)\}from"(\.\/[^"]+)";?\s*$/

/** What the asking file makes of the other one: what the facade would have been. */
function namesOf(exported: string): string {
  const pairs = exported.split(',').map(pair => pair.split(' as '))
  return pairs.map(([there = '', here = there]) => `${here}:e.${there}`).join()
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter(file => file.type === 'chunk')

/**
 * Asks for the file itself wherever a file would be asked for that only hands on what another one has. The bundler makes
 * such a facade of every module that is fetched when it is wanted and lies in a file with others: three dozen files, each
 * a request before the one that counts.
 */
export function askDirectly(): Plugin {
  return {
    name: 'ask-directly',
    apply: withoutMaps,
    generateBundle: {
      // Once Vite has written down which files an import brings along.
      order: 'post',
      handler(_, bundle) {
        for (const { fileName, code, moduleIds } of chunksOf(bundle)) {
          const [, exported, other] = (moduleIds.length === 0 && FACADE.exec(code)) || []
          if (!exported || !other) continue
          const own = `./${fileName.slice(fileName.lastIndexOf('/') + 1)}`
          delete bundle[fileName]
          for (const asking of chunksOf(bundle)) {
            asking.code = asking.code
              .replaceAll(`import(\`${own}\`)`, `import(\`${other}\`).then(e=>({${namesOf(exported)}}))`)
              .replaceAll(JSON.stringify(own), JSON.stringify(other))
            if (asking.code.includes(own)) this.error(`${asking.fileName} asks for ${own} in another way`)
          }
        }
      },
    },
  }
}
