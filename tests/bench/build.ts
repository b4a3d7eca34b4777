import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompress } from '../../codegen/vite/precompress'
import { consoleConfig } from '../../vite.config'

/** Where the measured builds go; the console's own folder stays as it is. */
export const folders = {
  console: resolve('.cache/bench/console'),
  floor: resolve('.cache/bench/floor'),
} as const

/** Builds the console for production. */
export async function buildConsole(): Promise<void> {
  const config = consoleConfig()
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, manifest: true, outDir: folders.console },
  })
}

/** Builds both floors, and a chart alone, the same way. */
export async function buildFloors(): Promise<void> {
  const root = resolve('tests/bench/floor')
  await build({
    root,
    base: '/floor/',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), precompress()],
    build: {
      outDir: folders.floor,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: ['plain', 'react', 'plot'].map((name) => resolve(root, `${name}.html`)) },
    },
  })
}

if (process.argv[1] === import.meta.filename) await buildConsole()
