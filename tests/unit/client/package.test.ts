// @module-tag process
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seconds } from '../../run/time-limits'
import { config } from '../../../console.config'
import { typescriptSample } from '../../../src/api/samples/typescript'
import { plainCode } from '../../../src/lib/code-piece'
import { draftOf, requestOf } from '../../../src/screens/api/call-draft'
import { openSandbox } from '../sandbox/support'
import { documented, everyOperation } from '../screens/api/support'
import { installClient, type ClientProject } from './installed-client'
import { servePlatform } from './serve-platform'

let project: ClientProject
let complaints: string[]

/** All programs are compiled at once: reading the types takes longer than checking a program. */
beforeAll(async () => {
  project = installClient()
  const programs = new Map([['disk-life', exampleProgram()]])
  for (const id of everyOperation()) {
    const { operation } = await documented(id)
    const examples = Math.max(1, operation.body?.examples.length ?? 0)
    for (let index = 0; index < examples; index += 1)
      programs.set(`${id}-${index}`, await sampleOf(id, index))
  }
  const sample = await sampleOf('createDisk')
  programs.set('wrong-kind', sample.replace(/size_gb: \d+/, `size_gb: 'big'`))
  programs.set('wrong-missing', sample.replace(/size_gb: \d+,/, ''))
  programs.set('wrong-name', sample.replace('createDisk', 'makeDisk'))
  complaints = project.check(programs)
}, seconds(180))
afterAll(() => {
  project.remove()
})

const exampleProgram = (): string => String(project.files.get('examples/disk-life.ts'))

/** The TypeScript sample of the API page for a call and one of its examples. */
async function sampleOf(id: string, example = 0, base = 'https://cloud.example'): Promise<string> {
  const { docs, operation } = await documented(id)
  const request = requestOf(docs, operation, draftOf(operation, example, undefined), base)
  return plainCode(typescriptSample(request, config.clientPackage))
}

describe('the package', () => {
  it('says what it is, and asks for exact versions', () => {
    const { manifest, files } = project
    expect(manifest).toMatchObject({ name: config.clientPackage, type: 'module' })
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(manifest.dependencies).toEqual({ 'openapi-fetch': expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    for (const path of JSON.stringify(manifest.exports).matchAll(/"\.\/([^"]+)"/g))
      expect([...files.keys()]).toContain(path[1])
  })

  it('has a README with the example that comes with it, and every call', () => {
    const readme = String(project.files.get('README.md'))
    expect(readme).toContain(exampleProgram().trimEnd())
    expect(everyOperation().filter((id) => !readme.includes(`| \`${id}\``))).toEqual([])
  })

  it('contains only the client of the console', () => {
    const strangers = [...project.files.keys()].filter((path) =>
      /react|screens|engine|sandbox|ui\//.test(path),
    )
    expect(strangers).toEqual([])
  })
})

describe('the TypeScript on the API page', () => {
  it('is right about this package, for every call and every example', () => {
    expect(complaints.filter((each) => !each.startsWith('wrong-'))).toEqual([])
  })

  it('is refused with a value of the wrong kind, without what is required, and for a call that is not there', () => {
    const refused = complaints.filter((each) => each.startsWith('wrong-')).map((each) => each.split('.')[0])
    expect(refused.sort()).toEqual(['wrong-kind', 'wrong-missing', 'wrong-name'])
  })

  it.each(['listDisks', 'createDisk', 'createToken', 'createFirewall', 'createVm'])(
    'runs unchanged: %s',
    async (id) => {
      const client = openSandbox()
      const origin = await servePlatform(client)
      const sample = await sampleOf(id, 0, origin)
      const output = await project.run(`${sample}\nconsole.log(JSON.stringify(answer))`, {
        API_KEY: 'demo-customer',
        PASSWORD: 'Correct-horse-9',
      })
      expect(JSON.parse(output)).toEqual(expect.anything())
      const [call] = client.sandbox.control.requests()
      expect([call?.operation, Math.floor((call?.status ?? 0) / 100)]).toEqual([id, 2])
    },
  )
})

describe('the example program', () => {
  const isLook = ({ method, url }: Request): boolean => method === 'GET' && /\/storage\/disks\/.+/.test(url)

  it('lists machines, creates a disk, waits for it, deletes it', async () => {
    const client = openSandbox()
    const origin = await servePlatform(client, isLook)
    const output = await project.run(exampleProgram(), { API_BASE: origin, API_KEY: 'demo-customer' })
    expect(output.replaceAll(/disk [\da-f-]{36}/g, 'disk').split('\n')).toEqual([
      ...Array.from({ length: output.split('\n').length - 4 }, () =>
        expect.stringMatching(/^machine .+: .+$/),
      ),
      'disk: Reserved',
      'disk: Active, 20 GB',
      'disk: deleted',
      '',
    ])
    expect(output).toContain('machine web-prod-01: running')
    const calls = client.sandbox.control.requests().map(({ operation }) => operation)
    expect(calls).toEqual(['listVms', 'listBillingAccounts', 'createDisk', 'getDisk', 'deleteDisk'])
  })

  it('says what was refused, with the reference of the call', async () => {
    const origin = await servePlatform(openSandbox())
    const failed = project.run(exampleProgram(), { API_BASE: origin, API_KEY: 'nobody' })
    await expect(failed).rejects.toThrow(/\(status 40[13], reference \S+\)/)
    const lost = project.run(exampleProgram(), { API_BASE: 'http://127.0.0.1:9', API_KEY: 'nobody' })
    await expect(lost).rejects.toThrow(/Failed to connect to server$/m)
  })
})
