import { chromium, type Browser } from 'playwright-core'

/** The browser that the tests of a worker share. */
export interface WorkerBrowser {
  /** The browser, started if none runs. */
  readonly get: () => Promise<Browser>
  /** Ends it; the next `get` starts a new one. */
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
      // Pages of tests are too short-lived for optimised code to pay off.
      '--js-flags=--no-opt --no-maglev',
      // Otherwise each visit starts three renderers: of the empty page before it, its own, and a spare one; and each
      // picture crosses to a process that has no GPU.
      ...['--renderer-process-limit=1', '--disable-site-isolation-trials', '--in-process-gpu'],
    ],
  })
