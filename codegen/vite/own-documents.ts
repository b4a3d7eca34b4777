import { join, resolve } from 'node:path'
import { build, type Plugin, type UserConfig } from 'vite'
import { ownDocument, ownDocuments } from '../../src/lib/own-documents'
import { buildScript } from './build-script'

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
          plugins: [...(shared.plugins ?? []), withScheme(root, basePath)],
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

/** Adds a script that sets the colour scheme before the first paint. */
function withScheme(root: string, basePath: string): Plugin {
  const name = 'scheme.js'
  return {
    name: 'console-scheme',
    async buildStart() {
      this.emitFile({
        type: 'asset',
        name,
        source: await buildScript(resolve(root, '../start/draw-scheme.ts')),
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const script = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(name),
        )
        if (!script) throw new Error(`The build has no ${name}`)
        return [{ tag: 'script', attrs: { src: `${basePath}/${script.fileName}` }, injectTo: 'head' }]
      },
    },
  }
}
