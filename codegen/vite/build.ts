/**
 * `tsx codegen/vite/build.ts [console] [server]` builds both by default: the console to `dist/console`, the sandbox
 * server to `dist/sandbox` as one file. Calls Vite's API, because its configuration loader warns about imports without
 * extension.
 */
import { build, type InlineConfig } from 'vite'
import { consoleConfig } from '../../vite.config'

const server: InlineConfig = {
  publicDir: false,
  build: {
    ssr: 'sandbox/server.ts',
    outDir: 'dist/sandbox',
    emptyOutDir: true,
    target: 'node20',
    reportCompressedSize: false,
  },
  // The database package loads a file beside itself; the others load native modules if there are any.
  ssr: { noExternal: true, external: ['node-sqlite3-wasm', 'ssh2', 'ws'] },
}

const products: Readonly<Record<string, () => InlineConfig>> = {
  console: consoleConfig,
  server: () => server,
}
const named = process.argv.slice(2)

for (const name of named.length > 0 ? named : Object.keys(products)) {
  const config = products[name]
  if (!config)
    throw new Error(`There is no product "${name}"; there are: ${Object.keys(products).join(', ')}.`)
  try {
    await build({ ...config(), configFile: false, logLevel: 'warn' })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
