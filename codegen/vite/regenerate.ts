import { spawn } from 'node:child_process'
import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Milliseconds in which changes count as one: editors write a file in several steps. */
const together = 50

/** While developing: runs the generator when an input changes; its problems appear over the page and in the terminal. */
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
          // What was wrong may have been put back, so that no file changes and nothing else takes the message away.
          server.ws.send({ type: 'update', updates: [] })
        }
        shown = problems
      }
      const run = (): void => {
        // An older run answers a question nobody asks any more.
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
      // A page that is opened or reloaded meanwhile is told as well.
      server.ws.on('connection', () => {
        if (shown !== '') server.ws.send({ type: 'error', err: { message: shown, stack: '' } })
      })
      // What is there at the start is found by the watcher like something new; it has been generated already.
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
