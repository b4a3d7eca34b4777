import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { ConsoleConfig } from '../../console.config'
import { operations } from '../../src/generated/operations'
import { resourceIndex } from '../../src/generated/resource-index'
import { themeNames } from '../../src/generated/theme-names'
import type { StartData } from '../../src/start/start-data'
import { pageModules } from './page-modules'
import { withStart } from './start-document'

const bootModule = '../start/boot.ts'

/** The modules of the screens that are no resource, and the name of their texts. */
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
}

/**
 * Puts `boot.ts` into the document as a script of its own, which runs before the application's modules have arrived, and
 * tells it which calls and files belong to which page, so that everything a page needs is fetched in one trip. It is
 * built by itself: a chunk shared with the application would have to wait for it. What it is told is data in the
 * document, not script, and the theme of the deployment is a plain link: the Content Security Policy stays strict.
 */
export function earlyStart(root: string, config: ConsoleConfig): Plugin {
  return {
    name: 'console-early-start',
    async buildStart() {
      if (this.meta.watchMode) return
      this.emitFile({ type: 'asset', name: 'boot.js', source: await buildBoot(resolve(root, bootModule)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const src = `${config.basePath}/@fs${resolve(root, bootModule)}`
        if (!bundle || !chunk)
          return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }]
        const files = findFiles(root, config, bundle, chunk)
        return withStart(html, startData(files, config), config.defaultTheme, files.asset('boot.js'))
      },
    },
  }
}

async function buildBoot(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const code = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code
  if (code === undefined) throw new Error('boot.ts was not built')
  return code
}

/** Addresses of what the build has made. */
interface Files {
  /** A module's chunk with everything it imports at once and its styles, as far as the document does not load them. */
  chunks: (module: string) => string[]
  /** The file made of a source, or of a name. */
  asset: (source: string) => string
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
    asset: (source) => {
      const found = outputs.find(
        (file) =>
          file.type === 'asset' &&
          (file.names.includes(source) ||
            file.originalFileNames.some((name) => resolve(root, name) === source)),
      )
      if (!found) throw new Error(`The build has no file made of ${source}`)
      return url(found.fileName)
    },
  }
}

function startData(files: Files, config: ConsoleConfig): StartData {
  const languages = readdirSync(`${config.output}/locales`).map((name) => name.replace('.json', ''))
  const byLanguage = (source: (language: string) => string): Record<string, string> =>
    Object.fromEntries(languages.map((language) => [language, files.asset(resolve(source(language)))]))
  const types = Object.values(resourceIndex).map(({ summary: { type }, loadDetail, loadForms }) => {
    const file = `${type.replaceAll('_', '-')}.ts`
    const entry = {
      manifest: files.chunks(`../generated/resources/${file}`),
      record: loadDetail ? files.chunks(`../generated/details/${file}`) : [],
      create: loadForms ? files.chunks(`../generated/forms/${file}`) : [],
      texts: byLanguage((language) => `${config.locales}/${language}/resources/${type}.json`),
    }
    return [type, entry] as const
  })
  const screens = Object.entries(screenModules).map(([screen, { modules, texts }]) => {
    const entry = {
      files: [...new Set(modules.flatMap(files.chunks))],
      texts: byLanguage((language) => `${config.locales}/${language}/screens/${texts}.json`),
    }
    return [screen, entry] as const
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
    signedOut: files.chunks('SignedOut.tsx'),
    texts: byLanguage((language) => `${config.output}/locales/${language}.json`),
    themes: Object.fromEntries(themeNames.map((name) => [name, themeFiles(files, config, name)])),
  }
}

/** The stylesheet of a theme and the first font in it whose letters nearly every page needs. */
function themeFiles(files: Files, config: ConsoleConfig, name: string): StartData['themes'][string] {
  const css = resolve(config.output, 'themes', `${name}.css`)
  const [, font] = /url\(([^)]*-basic\.woff2)\)/.exec(readFileSync(css, 'utf8')) ?? []
  if (font === undefined) throw new Error(`${css} names no font`)
  return { css: files.asset(css), font: files.asset(resolve(css, '..', font)) }
}
