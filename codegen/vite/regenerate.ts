import { spawn } from 'node:child_process'
import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Debounce in ms: editors write a file in several steps. */
const together = 50

/** Development: runs the generator when an input changes and shows its problems over the page and in the terminal. */
export function regenerate(inputs: readonly string[]): Plugin {
  return {
    name: 'console-regenerate',
    apply: 'serve',
    configureServer(server) {
      const folders = inputs.map((input) => resolve(input) + sep)
      server.watcher.add(folders)
      let child: ReturnType<typeof spawn> | undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let shown = ''
      const show = (problems: string): void => {
        if (problems !== '') {
          server.config.logger.error(problems)
          server.ws.send({ type: 'error', err: { message: problems, stack: '' } })
        } else if (shown !== '') {
          // Reverting a mistake changes no generated file, so the overlay must be removed explicitly.
          server.ws.send({ type: 'update', updates: [] })
        }
        shown = problems
      }
      const run = (): void => {
        // Cancels an older run.
        child?.kill()
        const made = spawn(process.execPath, ['--import', 'tsx', 'codegen/run.ts'], {
          stdio: ['ignore', 'inherit', 'pipe'],
        })
        child = made
        let problems = ''
        made.stderr.on('data', (text: Buffer) => {
          problems += text.toString()
        })
        made.on('close', (code, signal) => {
          if (child !== made) return
          child = undefined
          if (signal === null) show(code === 0 ? '' : problems)
        })
      }
      const soon = (): void => {
        clearTimeout(timer)
        timer = setTimeout(run, together)
      }
      // Also shows the problems in pages opened later.
      server.ws.on('connection', () => {
        if (shown !== '') server.ws.send({ type: 'error', err: { message: shown, stack: '' } })
      })
      // Ignores the watcher's initial events, because everything is generated already.
      server.watcher.once('ready', () => {
        for (const event of ['add', 'change', 'unlink'] as const) {
          server.watcher.on(event, (file) => {
            if (folders.some((folder) => file.startsWith(folder))) soon()
          })
        }
      })
      server.httpServer?.once('close', () => {
        clearTimeout(timer)
        child?.kill()
      })
    },
  }
}
