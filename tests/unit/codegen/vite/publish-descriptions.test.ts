import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { publishDescriptions } from '../../../../codegen/vite/publish-descriptions'
import { config, type ConsoleConfig } from '../../../../console.config'
import { createSite } from '../../../../sandbox/server/create-site'
import { publishedFiles } from '../../../../src/lib/published-file'
import { openSandbox } from '../../sandbox/support'

/** A served console of one empty page, built with the descriptions. */
async function builtSite(changed: Partial<ConsoleConfig> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'console-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [publishDescriptions({ ...config, ...changed })],
    build: { outDir: join(folder, 'built') },
  })
  const site = createSite(openSandbox().sandbox, join(folder, 'built'), '')
  return (name: string, headers: Record<string, string> = {}) =>
    site(new Request(`http://127.0.0.1:8080/app/${name}`, { headers }), false)
}

/** The bundled document behind a published file. */
function bundled(name: string): unknown {
  return JSON.parse(readFileSync(join(config.output, name.replace(/\.\w+$/, '.json')), 'utf8'))
}

const read = (name: string, text: string): unknown =>
  name.endsWith('.json') ? JSON.parse(text) : parse(text)

describe('the descriptions beside the console', () => {
  it('[CARD-09] are there for everybody, as YAML and JSON, and say what the bundled ones say', async () => {
    const ask = await builtSite()
    for (const { name } of publishedFiles(config)) {
      const answer = await ask(name)
      expect([
        name,
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
      ]).toEqual([name, 200, `application/${name.split('.')[1]}; charset=utf-8`, 'no-cache'])
      expect(read(name, await answer.text()), name).toEqual(bundled(name))
    }
  })

  it('lie at addresses that do not change, and are asked for again cheaply', async () => {
    expect(publishedFiles(config).map(({ name }) => name)).toEqual([
      'openapi.yaml',
      'openapi.json',
      'identity.yaml',
      'identity.json',
    ])
    const ask = await builtSite()
    const etag = (await ask('openapi.yaml')).headers.get('etag') ?? ''
    expect((await ask('openapi.yaml', { 'if-none-match': etag })).status).toBe(304)
  })

  it('are the platform’s alone where there is no identity provider', () => {
    expect(publishedFiles({}).map(({ name }) => name)).toEqual(['openapi.yaml', 'openapi.json'])
  })

  it('[API-01] lead tools to where a deployment with a prefix answers', async () => {
    const ask = await builtSite({ apiPrefix: '/cloud' })
    for (const name of ['openapi.yaml', 'openapi.json'])
      expect(read(name, await (await ask(name)).text())).toMatchObject({ servers: [{ url: '/cloud/v1' }] })
  })
})
