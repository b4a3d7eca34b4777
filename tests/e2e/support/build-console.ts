import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { consoleConfig } from '../../../vite.config'
import { needChromium } from '../../browser/find-chromium'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built console. */
    consoleFolder: string
    /** Path of the browser. */
    chromium: string
  }
}

const folder = '.cache/e2e/console'

/**
 * Builds the console for production once for all tests. E2E_CONSOLE names the folder of one that `npm test` has just built;
 * E2E_KEEP_BUILD takes the last build, while tests are written.
 */
export async function setup(project: TestProject): Promise<void> {
  project.provide('chromium', needChromium())
  const { E2E_CONSOLE: built } = process.env
  project.provide('consoleFolder', built ?? folder)
  if (built !== undefined) return
  if (process.env['E2E_KEEP_BUILD'] !== undefined && existsSync(join(folder, 'index.html'))) return
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = process.env['E2E_MODE'] ?? 'production'
  const config = consoleConfig()
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, outDir: join(process.cwd(), folder) },
  })
  process.env['NODE_ENV'] = NODE_ENV
}
