import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { stringify } from 'yaml'
import type { ConsoleConfig } from '../../console.config'
import { publishedFiles } from '../../src/lib/published-file'
import { isRecord } from '../../src/lib/is-record'

const contentTypes = { yaml: 'application/yaml; charset=utf-8', json: 'application/json; charset=utf-8' }

/** Prefixes relative server URLs with the deployment's prefix, so that tools call the same URLs as the console. */
function withPrefix(server: unknown, prefix: string): unknown {
  if (!isRecord(server) || typeof server.url !== 'string' || !server.url.startsWith('/')) return server
  return { ...server, url: `${prefix}${server.url}` }
}

/** Text of a published file, from the bundled description. */
export function publishedText(name: string, { output, apiPrefix }: ConsoleConfig): string {
  const document: unknown = JSON.parse(readFileSync(join(output, name.replace(/\.\w+$/, '.json')), 'utf8'))
  if (!isRecord(document)) throw new Error(`${name}: not an OpenAPI document`)
  const servers = Array.isArray(document.servers) ? document.servers : []
  const published = { ...document, servers: servers.map((server) => withPrefix(server, apiPrefix)) }
  return name.endsWith('.json')
    ? `${JSON.stringify(published, null, 2)}\n`
    : stringify(published, { aliasDuplicateObjects: false, lineWidth: 100 })
}

/** Publishes the API description for tools: `openapi.yaml` and `openapi.json` below the base path. */
export function publishDescriptions(config: ConsoleConfig): Plugin {
  return {
    name: 'console-publish-descriptions',
    generateBundle() {
      for (const { name } of publishedFiles(config))
        this.emitFile({ type: 'asset', fileName: name, source: publishedText(name, config) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]
        const file = publishedFiles(config).find(({ name }) => path === `${config.basePath}/${name}`)
        if (!file) {
          next()
          return
        }
        const type = file.name.endsWith('.json') ? contentTypes.json : contentTypes.yaml
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' })
        response.end(publishedText(file.name, config))
      })
    },
  }
}
