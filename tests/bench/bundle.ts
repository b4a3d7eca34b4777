/** What each route loads, in brotli bytes per chunk, read from the manifest of the build. Alone: `tsx tests/bench/bundle.ts`. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { resourceIndex } from '../../src/generated/resource-index'
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

/** The files of a module and of everything it imports at once. */
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

/** The shell, which is all that the document loads wherever it is opened, and every route of every type beyond it. */
export function readRoutes(folder: string): { shell: Loaded[]; routes: Route[] } {
  const manifest = readManifest(folder)
  const loaded = (files: Iterable<string>): Loaded[] =>
    [...files].map((file) => ({ file, bytes: sizeOf(folder, file) }))
  const shell = filesOf(manifest, 'index.html')
  const assets = readdirSync(join(folder, 'assets'))
  const routes: Route[] = []
  for (const [type, { summary, loadForms }] of Object.entries(resourceIndex)) {
    const texts = assets.find((name) => name.startsWith(`${type}-`) && name.endsWith('.json'))
    const add = (name: string, page: string | undefined, parts: 'details' | 'forms' | undefined): void => {
      const files = page === undefined ? new Set<string>() : filesOf(manifest, page)
      filesOf(manifest, `../generated/resources/${kebab(type)}.ts`, files)
      if (parts) filesOf(manifest, `../generated/${parts}/${kebab(type)}.ts`, files)
      if (texts !== undefined) files.add(`assets/${texts}`)
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

/** P17 and P18 out of the build in `folder`. */
export function measureBundle(folder: string): Figure[] {
  const { routes } = readRoutes(folder)
  const sizes = routes.map(({ files }) => sum(files) / kilobyte)
  const assets = readdirSync(join(folder, 'assets'))
  const size = (pattern: RegExp): number => {
    const name = assets.find((each) => pattern.test(each))
    return name === undefined ? 0 : sizeOf(folder, `assets/${name}`) / kilobyte
  }
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
      ours: size(/^aldera-.*\.css$/),
      must: { value: 4 },
      reach: { value: 2 },
    },
    {
      id: 'P18',
      what: 'one language for one route',
      unit: 'KB',
      ours: size(/^en-.*\.json$/) + size(/^virtual_machine-.*\.json$/),
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
