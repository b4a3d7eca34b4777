import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds with the production files of react-router. Its package has them, but its exports name the development files for
 * every condition (decision 27).
 */
export function productionRouter(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  const replacement = join(folder, 'dist/production/index.mjs')
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement }] } }),
  }
}
