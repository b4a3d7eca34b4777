import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** While developing: runs the generator when an input changes; its problems appear over the page and in the terminal. */
export function regenerate(inputs: readonly string[]): Plugin {
  let running = false
  let again = false
  return {
    name: 'console-regenerate',
    apply: 'serve',
    configureServer(server) {
      const folders = inputs.map((input) => resolve(input))
      server.watcher.add(folders)
      const run = (): void => {
        if (running) {
          again = true
          return
        }
        running = true
        const child = spawn(process.execPath, ['--import', 'tsx', 'codegen/run.ts'], {
          stdio: ['ignore', 'inherit', 'pipe'],
        })
        let problems = ''
        child.stderr.on('data', (text: Buffer) => {
          problems += text.toString()
        })
        child.on('exit', (code) => {
          running = false
          if (code !== 0) {
            server.config.logger.error(problems)
            server.ws.send({ type: 'error', err: { message: problems, stack: '' } })
          }
          if (again) {
            again = false
            run()
          }
        })
      }
      for (const event of ['add', 'change', 'unlink'] as const) {
        server.watcher.on(event, (file) => {
          if (folders.some((folder) => file.startsWith(folder))) run()
        })
      }
    },
  }
}
