import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { ConsoleConfig } from '../../console.config'
import { listParams } from '../../src/generated/list-params'
import { operations } from '../../src/generated/operations'
import { resourceIndex } from '../../src/generated/resource-index'
import { themeNames } from '../../src/generated/theme-names'
import { apiPage } from '../../src/lib/api-docs'
import { allResourcesPath, dashboardPath } from '../../src/lib/overview-paths'
import type { StartData, StartType } from '../../src/lib/start-data'
import { pathParameters } from '../../src/lib/operation'
import { isOwned } from '../../src/manifest/owned'
import { sectionNames } from '../../src/manifest/names'
import { offeredTypes } from '../../src/manifest/offered-types'
import { pageModules } from './page-modules'
import { withStart } from './start-document'

const bootModule = 'boot.ts'

/**
 * Screens that are no resource: the part of the address they stand under, the types whose lists they show, their modules,
 * and the name of their texts. The first is where the bare base path leads.
 */
const screenModules = [
  {
    path: dashboardPath,
    lists: () => true,
    modules: ['../screens/dashboard/Dashboard.tsx'],
    texts: 'overview',
  },
  {
    path: apiPage,
    lists: () => false,
    modules: [
      '../screens/api/ApiScreen.tsx',
      '../generated/api-docs/contents.ts',
      '../generated/api-docs/shared.ts',
    ],
    texts: 'api',
  },
  {
    path: allResourcesPath,
    lists: isOwned,
    modules: ['../engine/extras/AllResources.tsx'],
    texts: 'overview',
  },
]

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
      async handler(html, { bundle, chunk }) {
        const src = `${config.basePath}/${bootModule}`
        if (!bundle || !chunk)
          return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }]
        const files = findFiles(root, config, bundle, chunk)
        return withStart(html, await startData(files, config), config.defaultTheme, files.asset('boot.js'))
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

async function startData(files: Files, config: ConsoleConfig): Promise<StartData> {
  const languages = readdirSync(`${config.output}/locales`).map((name) => name.replace('.json', ''))
  const byLanguage = (source: (language: string) => string): Record<string, string> =>
    Object.fromEntries(languages.map((language) => [language, files.asset(resolve(source(language)))]))
  const entries = Object.values(resourceIndex).sort(
    (a, b) => sectionNames.indexOf(a.summary.section) - sectionNames.indexOf(b.summary.section),
  )
  const order = entries.map(({ summary }) => summary.type)
  const types = entries.map(async ({ summary, loadDetail, loadForms }): Promise<StartType> => {
    const [{ detail } = {}, { forms } = {}] = await Promise.all([loadDetail?.(), loadForms?.()])
    const offered = offeredTypes(Object.values(forms?.create?.fields ?? {}))
    const positions = (names: readonly string[]) => names.map((each) => order.indexOf(each))
    const { path } = operations[summary.listOperation]
    const needs = pathParameters(path).filter((name) => name !== 'location')
    const query = new URLSearchParams(
      Object.entries(listParams[summary.listOperation] ?? {}).map(([name, value]) => [name, String(value)]),
    )
    const file = `${summary.type.replaceAll('_', '-')}.ts`
    return {
      feature: summary.feature,
      routes: summary.routes,
      call: needs.length === 0 ? `${path}${query.size === 0 ? '' : `?${query}`}` : null,
      manifest: files.chunks(`../generated/resources/${file}`),
      detail: loadDetail ? files.chunks(`../generated/details/${file}`) : [],
      refers: positions(detail?.refers ?? []),
      offers: positions(offered.filter((each) => order.includes(each))),
      forms: loadForms ? files.chunks(`../generated/forms/${file}`) : [],
      texts: byLanguage((language) => `${config.locales}/${language}/resources/${summary.type}.json`),
    }
  })
  return {
    site: operations.getSiteConfig.path,
    types: await Promise.all(types),
    pages: {
      list: [],
      detail: files.chunks(pageModules.detail),
      create: files.chunks(pageModules.create),
    },
    screens: screenModules.map(({ path, lists, modules, texts: name }) => ({
      path,
      lists: entries.flatMap(({ summary }, position) => (lists(summary) ? [position] : [])),
      files: [...new Set(modules.flatMap(files.chunks))],
      texts: byLanguage((language) => `${config.locales}/${language}/screens/${name}.json`),
    })),
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
