/** The files of each route and their size in brotli bytes, read from the manifest of the build. Alone: `tsx tests/bench/bundle.ts`. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { config } from '../../console.config'
import { languageTags } from '../../src/generated/locale-keys'
import { resourceIndex } from '../../src/generated/resource-index'
import { textFiles } from '../../src/lib/text-files'
import { median, type Figure } from './figures'

interface ManifestChunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

/** A file of a route, and its size in bytes as it is sent. */
interface Loaded {
  file: string
  bytes: number
}

/** A route with what it loads beyond the shell. */
interface Route {
  name: string
  files: Loaded[]
}

const kilobyte = 1000
const kebab = (type: string): string => type.replaceAll('_', '-')
const sum = (files: readonly Loaded[]): number => files.reduce((total, { bytes }) => total + bytes, 0)

function sizeOf(folder: string, file: string): number {
  const compressed = join(folder, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size
}

function readManifest(folder: string): Record<string, ManifestChunk> {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
}

/** The folder of texts in the build. */
function folderOfTexts(folder: string): string {
  const name = readdirSync(join(folder, 'assets')).find((each) => each.startsWith('texts-'))
  if (name === undefined) throw new Error('The build has no texts')
  return `assets/${name}/`
}

/** The files of a module and of its static imports. */
function filesOf(
  manifest: Record<string, ManifestChunk>,
  key: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const file of chunk.css ?? []) found.add(file)
  for (const each of chunk.imports ?? []) filesOf(manifest, each, found)
  return found
}

/** The shell, which the document loads at every URL, and the further files of every route of every type. */
export function readRoutes(folder: string): { shell: Loaded[]; routes: Route[] } {
  const manifest = readManifest(folder)
  const loaded = (files: Iterable<string>): Loaded[] =>
    [...files].map((file) => ({ file, bytes: sizeOf(folder, file) }))
  const shell = filesOf(manifest, 'index.html')
  const texts = folderOfTexts(folder)
  const routes: Route[] = []
  for (const [type, { summary, loadForms }] of Object.entries(resourceIndex)) {
    const add = (name: string, page: string | undefined, parts: 'details' | 'forms' | undefined): void => {
      const files = page === undefined ? new Set<string>() : filesOf(manifest, page)
      filesOf(manifest, `../generated/resources/${kebab(type)}.ts`, files)
      if (parts) filesOf(manifest, `../generated/${parts}/${kebab(type)}.ts`, files)
      files.add(textFiles(texts, config.baseLanguage).resource(type))
      const beyond = [...files].filter((file) => !shell.has(file))
      routes.push({ name: `${type} ${name}`, files: loaded(beyond) })
    }
    add('list', undefined, undefined)
    if (summary.routes.detail !== null) add('detail', 'DetailScreen.tsx', 'details')
    if (summary.routes.create !== null)
      add('create', '../engine/create/ResourceCreate.tsx', loadForms === null ? undefined : 'forms')
  }
  return { shell: loaded(shell), routes }
}

/** The largest stylesheet of a theme, in KB. */
function largestTheme(folder: string): number {
  const files = readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
  const sheets = files.filter((name) => name.endsWith('/theme.css'))
  return Math.max(...sheets.map((name) => sizeOf(folder, `assets/${name}`))) / kilobyte
}

/** The texts of the list of machines in the language that has the most, in KB. */
function largestLanguage(folder: string): number {
  const texts = folderOfTexts(folder)
  const sizes = languageTags.map((language) => {
    const { base, resource } = textFiles(texts, language)
    return sizeOf(folder, base) + sizeOf(folder, resource('virtual_machine'))
  })
  return Math.max(...sizes) / kilobyte
}

/** P17 and P18 of the build in `folder`. */
export function measureBundle(folder: string): Figure[] {
  const { routes } = readRoutes(folder)
  const sizes = routes.map(({ files }) => sum(files) / kilobyte)
  return [
    {
      id: 'P17',
      what: 'a route beyond the shell, median',
      unit: 'KB',
      ours: median(sizes),
      must: { value: 20 },
      reach: { value: 12 },
    },
    {
      id: 'P17',
      what: 'the largest route beyond the shell',
      unit: 'KB',
      ours: Math.max(...sizes),
      must: { value: 120 },
      reach: { value: 60 },
    },
    {
      id: 'P18',
      what: 'stylesheet of a theme',
      unit: 'KB',
      ours: largestTheme(folder),
      must: { value: 4 },
      reach: { value: 2 },
    },
    {
      id: 'P18',
      what: 'one language for one route',
      unit: 'KB',
      ours: largestLanguage(folder),
      must: { value: 25 },
      reach: { value: 12 },
    },
  ]
}

function report(folder: string): string {
  const { shell, routes } = readRoutes(folder)
  const lines = (name: string, files: readonly Loaded[]): string[] => [
    `${(sum(files) / kilobyte).toFixed(1).padStart(7)} KB  ${name}`,
    ...[...files]
      .sort((a, b) => b.bytes - a.bytes)
      .map(
        ({ file, bytes }) => `${(bytes / kilobyte).toFixed(1).padStart(14)}  ${file.replace('assets/', '')}`,
      ),
  ]
  return [...lines('shell', shell), ...routes.flatMap(({ name, files }) => lines(name, files))].join('\n')
}

if (process.argv[1] === import.meta.filename) console.log(report(resolve(process.argv[2] ?? 'dist/console')))
