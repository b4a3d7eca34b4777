import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { ConsoleConfig } from '../../console.config'
import { operations } from '../../src/generated/operations'
import { resourceIndex } from '../../src/generated/resource-index'
import type { StartData } from '../../src/start/start-data'
import { buildScript } from './build-script'
import { pageModules } from './page-modules'
import { withStart } from './start-document'
import { folderAddress } from './published-folder'
import { textFolder } from './text-files'
import { readThemeDescription, themeFolder } from './theme-files'

const bootModule = '../start/boot.ts'

/** Modules of screens that are not resources, and the name of their texts. */
const screenModules = {
  dashboard: { modules: ['../screens/dashboard/Dashboard.tsx'], texts: 'overview' },
  resources: { modules: ['../engine/extras/AllResources.tsx'], texts: 'overview' },
  api: {
    modules: [
      '../screens/api/ApiScreen.tsx',
      '../generated/api-docs/contents.ts',
      '../generated/api-docs/shared.ts',
    ],
    texts: 'api',
  },
  support: { modules: ['../screens/support/SupportScreen.tsx'], texts: 'support' },
}

/**
 * Puts `boot.ts` into the document as a separate script that runs before the application is loaded, with data about the
 * calls and files of each page, so that everything is fetched in one round trip. Built separately, because a shared
 * chunk would delay it. The data is not script, so the Content Security Policy stays strict.
 */
export function earlyStart(root: string, config: ConsoleConfig): Plugin {
  return {
    name: 'console-early-start',
    async buildStart() {
      if (this.meta.watchMode) return
      this.emitFile({ type: 'asset', name: 'boot.js', source: await buildScript(resolve(root, bootModule)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const src = `${config.basePath}/@fs${resolve(root, bootModule)}`
        if (!bundle || !chunk)
          return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }]
        const files = findFiles(root, config, bundle, chunk)
        return withStart(html, startData(files, config), files.asset('boot.js'))
      },
    },
  }
}

/** URLs of the build's output. */
interface Files {
  /** Chunks and styles of a module, without those the document loads. */
  chunks: (module: string) => string[]
  /** File of a name. */
  asset: (name: string) => string
}

function findFiles(
  root: string,
  { basePath }: ConsoleConfig,
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
): Files {
  const url = (name: string): string => `${basePath}/${name}`
  const outputs = Object.values(bundle)
  const chunksByName = new Map(
    outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const collect = (name: string, found: Set<string>): Set<string> => {
    const chunk = chunksByName.get(name)
    if (!chunk || found.has(name)) return found
    found.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const each of chunk.imports) collect(each, found)
    return found
  }
  const known = collect(entry.fileName, new Set())
  return {
    chunks: (module) => {
      const id = resolve(root, module)
      const chunk = [...chunksByName.values()].find((each) => id in each.modules)
      if (!chunk) throw new Error(`The build has no chunk with ${module}`)
      return [...collect(chunk.fileName, new Set())].filter((name) => !known.has(name)).map(url)
    },
    asset: (name) => {
      const found = outputs.find((file) => file.type === 'asset' && file.names.includes(name))
      if (!found) throw new Error(`The build has no ${name}`)
      return url(found.fileName)
    },
  }
}

function startData(files: Files, config: ConsoleConfig): StartData {
  const types = Object.values(resourceIndex).map(({ summary: { type }, loadDetail, loadForms }) => {
    const file = `${type.replaceAll('_', '-')}.ts`
    const entry = {
      manifest: files.chunks(`../generated/resources/${file}`),
      record: loadDetail ? files.chunks(`../generated/details/${file}`) : [],
      create: loadForms ? files.chunks(`../generated/forms/${file}`) : [],
    }
    return [type, entry] as const
  })
  const screens = Object.entries(screenModules).map(([screen, { modules, texts }]) => {
    return [screen, { files: [...new Set(modules.flatMap(files.chunks))], texts }] as const
  })
  return {
    site: operations.getSiteConfig.path,
    types: Object.fromEntries(types),
    kinds: {
      list: [],
      record: files.chunks(pageModules.detail),
      create: files.chunks(pageModules.create),
      screen: [],
    },
    screens: Object.fromEntries(screens),
    signedOut: { files: files.chunks('SignedOut.tsx'), texts: 'auth' },
    texts: folderAddress(config.basePath, textFolder(config)),
    themes: {
      folder: folderAddress(config.basePath, themeFolder(config)),
      standard: readThemeDescription(config, config.defaultTheme),
    },
  }
}
