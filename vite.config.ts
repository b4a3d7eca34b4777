import { resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { chunkGroups } from './codegen/vite/chunks'
import { compileForms } from './codegen/vite/compile-forms'
import { earlyStart } from './codegen/vite/early-start'
import { layerLocales } from './codegen/vite/layer-locales'
import { withOwnDocuments } from './codegen/vite/own-documents'
import { precompress } from './codegen/vite/precompress'
import { productionRouter } from './codegen/vite/production-router'
import { publishLicences } from './codegen/vite/publish-licences'
import { scopedName } from './codegen/vite/scoped-name'
import { publishDescriptions } from './codegen/vite/publish-descriptions'
import { regenerate } from './codegen/vite/regenerate'
import { folderAddress, publishFolder } from './codegen/vite/published-folder'
import { textFolder } from './codegen/vite/text-files'
import { themeFolder } from './codegen/vite/theme-files'
import { config } from './console.config'

const root = resolve('src/app')

/** What the documents have in common. */
const shared = (): UserConfig => ({
  root,
  base: `${config.basePath}/`,
  publicDir: false as const,
  define: {
    'import.meta.env.THEMES_FOLDER': JSON.stringify(folderAddress(config.basePath, themeFolder(config))),
    'import.meta.env.TEXTS_FOLDER': JSON.stringify(folderAddress(config.basePath, textFolder(config))),
  },
  cacheDir: resolve('.cache/vite'),
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    compileForms(),
    react(),
    productionRouter(),
    { ...optimizeLocales.vite({ locales: layerLocales(config.locales) }), enforce: 'pre' as const },
  ],
  server: { fs: { allow: [resolve('.')] } },
  build: {
    outDir: resolve('dist/console'),
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})

/** How the console is built, and served while developing. */
export const consoleConfig = (): UserConfig => {
  const common = shared()
  return {
    ...common,
    plugins: [
      ...(common.plugins ?? []),
      earlyStart(root, config),
      publishDescriptions(config),
      publishFolder(config.basePath, themeFolder(config)),
      publishFolder(config.basePath, textFolder(config)),
      publishLicences(config),
      withOwnDocuments(root, config.basePath, shared()),
      precompress(),
      regenerate([
        config.description.replace(/\/[^/]+$/, ''),
        config.manifests.replace(/\/[^/]+$/, ''),
        config.themes,
        config.locales,
      ]),
    ],
    build: {
      ...common.build,
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups(root) },
        },
      },
    },
  }
}

export default defineConfig(consoleConfig())
