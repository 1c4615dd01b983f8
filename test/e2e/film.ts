import { existsSync, writeFileSync } from 'node:fs'

/** The dark modules of a code, row by row. */
export type Modules = readonly (readonly boolean[])[]

const [WIDTH, HEIGHT] = [640, 480]

/** A film of codes, each shown for five pictures, which the browser's fake camera plays in a loop; without modules it is blank. */
export function film(path: string, codes: readonly Modules[]): void {
  const parts = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)]
  for (const modules of codes) {
    const scale = Math.min(5.3, HEIGHT / Math.max(1, modules.length))
    const grey = Buffer.alloc(WIDTH * HEIGHT)
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const row = modules[Math.floor((y - HEIGHT / 2) / scale + modules.length / 2)]
        const dark = row?.[Math.floor((x - WIDTH / 2) / scale + modules.length / 2)]
        grey[y * WIDTH + x] = dark ? 40 : 210
      }
    const colors = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
    for (let times = 0; times < 5; times++) parts.push(Buffer.from('FRAME\n'), grey, colors)
  }
  // Written over: a camera that runs then shows the new film.
  writeFileSync(path, Buffer.concat(parts), { flag: existsSync(path) ? 'r+' : 'w' })
}

/** How the browser is started so that its camera plays a film. */
export const filming = (path: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
]
