import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'

const mimeTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A folder of files below `assets` that code loads by their paths. */
export interface PublishedFolder {
  /** Beginning of its name; a hash follows. */
  readonly name: string
  /** Source of each file by its path in the folder. */
  readonly sources: () => ReadonlyMap<string, string>
  /** Whether a change of a file in development reloads the page. */
  readonly reloads: (file: string) => boolean
}

/** Paths of all files below a folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/**
 * Address of a folder, with a slash at the end. Its name has a hash of its content, so that no table of addresses is needed
 * and its files never change.
 */
export function folderAddress(basePath: string, { name, sources }: PublishedFolder): string {
  const digest = createHash('sha256')
  for (const [path, source] of [...sources()].sort(([one], [other]) => (one < other ? -1 : 1)))
    digest.update(`${path}\n`).update(readFileSync(source))
  return `${basePath}/assets/${name}-${digest.digest('base64url').slice(0, 8)}/`
}

/** Publishes a folder, and serves it while developing. */
export function publishFolder(basePath: string, published: PublishedFolder): Plugin {
  const { name, sources, reloads } = published
  return {
    name: `console-${name}`,
    generateBundle() {
      const folder = folderAddress(basePath, published).slice(basePath.length + 1)
      for (const [path, source] of sources())
        this.emitFile({ type: 'asset', fileName: `${folder}${path}`, source: readFileSync(source) })
    },
    configureServer(server) {
      const before = new RegExp(`^${basePath}/assets/${name}-[^/]+/`)
      server.watcher.on('change', (file) => {
        if (reloads(file)) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const source = before.test(path) ? sources().get(path.replace(before, '')) : undefined
        if (source === undefined) return next()
        response.setHeader('content-type', mimeTypes[extname(source)] ?? 'application/octet-stream')
        response.setHeader('cache-control', 'no-cache')
        response.end(readFileSync(source))
      })
    },
  }
}
