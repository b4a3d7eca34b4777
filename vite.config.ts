import { resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { chunkGroups } from './codegen/vite/chunks'
import { earlyStart } from './codegen/vite/early-start'
import { layerLocales } from './codegen/vite/layer-locales'
import { precompress } from './codegen/vite/precompress'
import { publishLicences } from './codegen/vite/publish-licences'
import { scopedName } from './codegen/vite/scoped-name'
import { publishDescriptions } from './codegen/vite/publish-descriptions'
import { regenerate } from './codegen/vite/regenerate'
import { config } from './console.config'

const root = resolve('src/app')

/** How the console is built, and served while developing. */
export const consoleConfig = (): UserConfig => ({
  root,
  base: `${config.basePath}/`,
  publicDir: false as const,
  cacheDir: resolve('.cache/vite'),
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: layerLocales(config.locales) }), enforce: 'pre' as const },
    earlyStart(root, config),
    publishDescriptions(config),
    publishLicences(config),
    precompress(),
    regenerate([
      config.description.replace(/\/[^/]+$/, ''),
      config.manifests.replace(/\/[^/]+$/, ''),
      config.themes,
      config.locales,
    ]),
  ],
  server: { fs: { allow: [resolve('.')] } },
  build: {
    outDir: resolve('dist/console'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups(root) },
      },
    },
  },
})

export default defineConfig(consoleConfig())
