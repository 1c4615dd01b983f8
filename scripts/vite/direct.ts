import type { Plugin, Rolldown } from 'vite'
import { withoutMaps } from './maps.ts'

/** A file that only re-exports names of another one: the file, and the names there and here. */
const FACADE = /^export\{([^}]+)\}from"(\.\/[^"]+)";?\s*$/

/** The object that the requesting file builds from the other one, equal to what the facade exported. */
function namesOf(exported: string): string {
  const pairs = exported.split(',').map(pair => pair.split(' as '))
  return pairs.map(([there = '', here = there]) => `${here}:e.${there}`).join()
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter(file => file.type === 'chunk')

/**
 * Requests a file directly instead of one that only re-exports from it. The bundler makes such a facade for every module
 * that is imported on demand and bundled with others: three dozen files, each an extra request before the one that
 * matters.
 */
export function askDirectly(): Plugin {
  return {
    name: 'ask-directly',
    apply: withoutMaps,
    generateBundle: {
      // After Vite has listed the files that each import brings along.
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
