// npm start: from a fresh clone to the app in the browser. Installs what is missing, builds, serves.
import { ensureInstalled, run, tool } from './install.mjs'
import { serve } from './serve.mjs'

const port = Number(process.env.PORT ?? 4173)

try {
  await ensureInstalled()
  const { code, output } = await run(process.execPath, [tool('vite/bin/vite.js'), 'build', '--logLevel=warn'])
  if (code !== 0) throw new Error(`The build failed\n${output}`)
  const { url } = await serve({ port })
  console.log(`Paymaster is at ${url.replace(/\/$/, '')}`)
} catch (error) {
  const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE'
  const message = error instanceof Error ? error.message : String(error)
  console.error(
    taken ? `Port ${port} is taken: stop what runs there, or name another: PORT=4174 npm start` : message,
  )
  process.exit(1)
}
