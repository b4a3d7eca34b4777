import { chromium, type Browser } from 'playwright-core'

/** The browser that the tests of a worker share. */
export interface WorkerBrowser {
  /** The browser, started where none runs. */
  readonly get: () => Promise<Browser>
  /** Ends it; who asks next gets a new one. */
  readonly close: () => Promise<void>
}

/** A browser that is started when it is first asked for. */
export function workerBrowser(executablePath: string): WorkerBrowser {
  let started: Promise<Browser> | undefined
  return {
    get: async () => {
      const running = await started
      if (running?.isConnected()) return running
      started = launch(executablePath)
      return started
    },
    close: async () => {
      const running = await started
      started = undefined
      await running?.close()
    },
  }
}

const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      // A page of a test is gone before code that was made faster pays for itself.
      '--js-flags=--no-opt --no-maglev',
      // Otherwise each visit starts three renderers: of the empty page before it, its own, and a spare one; and each
      // picture crosses to a process that has no GPU.
      ...['--renderer-process-limit=1', '--disable-site-isolation-trials', '--in-process-gpu'],
    ],
  })
