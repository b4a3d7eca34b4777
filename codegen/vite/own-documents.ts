import { join, resolve } from 'node:path'
import { build, type Plugin, type UserConfig } from 'vite'
import { ownDocument, ownDocuments } from '../../src/lib/own-documents'

/**
 * Builds the documents other than the console's, each in a build of its own, so that it shares no file with the console's
 * start. `shared` is the configuration of all builds. In development they are served at their paths.
 */
export function withOwnDocuments(root: string, basePath: string, shared: UserConfig): Plugin {
  let folder = ''
  return {
    name: 'console-own-documents',
    configResolved({ build: { outDir }, root: from }) {
      folder = outDir.startsWith('/') ? outDir : join(from, outDir)
    },
    async writeBundle() {
      for (const file of Object.values(ownDocuments)) {
        await build({
          ...shared,
          configFile: false,
          logLevel: 'error',
          build: {
            ...shared.build,
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: { input: resolve(root, file) },
          },
        })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const file = path.startsWith(`${basePath}/`) ? ownDocument(path.slice(basePath.length)) : undefined
        if (file !== undefined) request.url = `${basePath}/${file}`
        next()
      })
    },
  }
}
