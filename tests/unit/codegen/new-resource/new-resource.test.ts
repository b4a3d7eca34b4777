import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { config } from '../../../../console.config'
import { loadManifests } from '../../../../codegen/inputs'
import { completeAll } from '../../../../codegen/manifests/complete/complete-manifest'
import type { AnyManifest } from '../../../../codegen/manifests/context'
import { leftToDo } from '../../../../codegen/new-resource/left-to-do'
import { newResource } from '../../../../codegen/new-resource/new-resource'
import { Refusal } from '../../../../codegen/new-resource/refusal'
import type { NewResourceRequest } from '../../../../codegen/new-resource/request'
import { unanswered } from '../../../../codegen/new-resource/unanswered'
import { Description } from '../../../../codegen/openapi/description'
import document from '../../../../src/generated/openapi.json'

const description = new Description(document)
const shipped: readonly AnyManifest[] = await loadManifests(config.manifests)

/** A console with these types and no others: what is guessed is guessed from them. */
const present = ['virtual_machine', 'disk', 'ip_address', 'firewall', 'api_token', 'billing_account']
const others = shipped.filter(({ type }) => present.includes(type))

async function draft(request: NewResourceRequest, manifests: readonly AnyManifest[] = others) {
  const named = { type: 'new_thing', ...request }
  const { files, manifest, leftOut } = await newResource(named, config, { description, manifests })
  const all = new Map([...manifests, manifest].map((each) => [each.type, each]))
  const complete = completeAll(manifest, all, description).manifest
  return {
    manifest,
    complete,
    leftOut,
    texts: [...files].find(([path]) => path.endsWith('.json'))?.[1] ?? '',
    files,
  }
}

const sshKeys: NewResourceRequest = {
  list: 'listSshKeys',
  create: 'createSshKey',
  update: 'updateSshKey',
  delete: 'deleteSshKey',
}

describe('a first manifest', () => {
  it('has a list, a record, a form and an action for each call', async () => {
    const { complete, files } = await draft(sshKeys)
    expect([...files.keys()]).toEqual([
      'resource-manifests/new-thing.ts',
      'resource-manifests/index.ts',
      'locales/en/resources/new_thing.json',
    ])
    expect(complete).toMatchObject({
      schema: 'SshKey',
      section: 'access',
      scope: 'global',
      identity: 'uuid',
      title: ['name', 'uuid'],
      routes: {
        list: '/access/new_thing',
        detail: '/access/new_thing/{id}',
        create: '/access/create/new_thing',
      },
      list: { operation: 'listSshKeys', bulk: ['delete'] },
      detail: { actions: ['rename', 'delete'] },
      create: { operation: 'createSshKey', result: 'record' },
    })
    expect(complete.actions.map(({ id, params }) => [id, params])).toEqual([
      ['rename', { uuid: { field: 'uuid' } }],
      ['delete', { uuid: { field: 'uuid' } }],
    ])
  })

  it('has its texts in every language there is, to be translated', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'locales-'))
    cpSync(config.locales, folder, { recursive: true })
    mkdirSync(join(folder, 'et', 'resources'), { recursive: true })
    const inputs = { description, manifests: others }
    const { files } = await newResource(
      { ...sshKeys, type: 'new_thing' },
      { ...config, locales: folder },
      inputs,
    )
    rmSync(folder, { recursive: true })
    const texts = [...files].filter(([path]) => path.endsWith('new_thing.json'))
    expect(texts.map(([path]) => path.slice(folder.length))).toEqual([
      '/en/resources/new_thing.json',
      '/et/resources/new_thing.json',
    ])
    expect(texts[1]?.[1]).toBe(texts[0]?.[1])
  })

  it('has English texts from the description', async () => {
    const { texts } = await draft(sshKeys)
    expect(JSON.parse(texts)).toMatchObject({
      one: 'SSH key',
      many: 'SSH keys',
      counted_other: '{{count}} SSH keys',
      empty: { title: 'Add your first SSH key', text: 'Public keys the user keeps for new machines.' },
      fields: { public_key: 'Public key', created_at: 'Created', uuid: 'UUID' },
      actions: {
        rename: { label: 'Rename…', title: 'Rename {{name}}', button: 'Save name' },
        delete: { label: 'Delete…', button: 'Delete SSH key', done: '{{name}} deleted' },
      },
      create: { title: 'Add SSH key', done: '{{name}} added' },
    })
  })

  it('knows the place, the states and the account of what has them', async () => {
    const { complete } = await draft({
      list: 'listDisks',
      get: 'getDisk',
      create: 'createDisk',
      delete: 'deleteDisk',
    })
    expect(complete).toMatchObject({
      section: 'disks',
      scope: 'location',
      routes: { detail: '/disks/new_thing/{location}/{id}' },
      list: { filters: [{ field: '$state' }, { field: '$location' }] },
      detail: { operation: 'getDisk', params: { uuid: { field: 'uuid' } } },
      create: { params: { billing_account_id: { context: 'billingAccount' } } },
    })
    expect(complete.create?.sections[0]?.fields[0]?.at).toBe('location')
  })

  it('names what its forms do not ask for', async () => {
    const other = structuredClone(document)
    other.components.schemas.CreateFirewallBody.required = ['display_name']
    const request = { list: 'listFirewalls', create: 'createFirewall', type: 'new_thing' }
    const inputs = { description: new Description(other), manifests: others }
    const drafted = await newResource(request, config, inputs)
    expect(drafted.leftOut).toEqual([{ operation: 'createFirewall', names: ['rules', 'resources_assigned'] }])
    expect(drafted.nested).toEqual([
      { name: 'rules', kind: 'list' },
      { name: 'resources_assigned', kind: 'list' },
    ])
    const said = leftToDo(drafted, ['createFirewall']).join(' ')
    expect(said).toContain('createFirewall also takes rules, resources_assigned')
    expect(said).toContain('The page does not show rules, resources_assigned: a list of objects is a section')
    expect(said).toContain('What a record costs is not drafted: "price"')
    for (const place of ['entities.ts', 'store/kinds.ts', 'handlers/all.ts', 'priced/all.ts', 'seed/'])
      expect(said).toContain(place)
  })

  it('shows and asks for lists of plain values and maps', async () => {
    const other = structuredClone(document)
    const more = {
      tags: { type: 'array', items: { type: 'string' } },
      labels: { type: 'object', additionalProperties: { type: 'string' } },
      owner: { type: 'object', properties: { name: { type: 'string' } } },
    }
    Object.assign(other.components.schemas.SshKey.properties, more)
    Object.assign(other.components.schemas.CreateSshKeyBody.properties, more)
    const request = { ...sshKeys, type: 'new_thing' }
    const drafted = await newResource(request, config, {
      description: new Description(other),
      manifests: others,
    })
    expect(drafted.manifest.detail?.tabs[0]?.sections[0]).toMatchObject({
      items: expect.arrayContaining(['tags', 'labels']),
    })
    expect(drafted.leftOut).toEqual([{ operation: 'createSshKey', names: ['owner'] }])
    expect(drafted.nested).toEqual([{ name: 'owner', kind: 'object' }])
    expect(leftToDo(drafted, []).join(' ')).toContain('name it by its path, "owner.member"')
  })

  it('can be drafted for whatever lists, or is refused in a sentence', async () => {
    const lists = [...description.operations.values()].filter((operation) => description.listItem(operation))
    const outcomes = await Promise.all(
      lists.map(async ({ id }) => {
        const word = id.replace(/^list/, '').replace(/(ses|s)$/, (end) => (end === 'ses' ? 's' : ''))
        const calls = ['get', 'create', 'update', 'delete'].flatMap((verb) =>
          description.operations.has(`${verb}${word}`) ? [[verb, `${verb}${word}`]] : [],
        )
        try {
          await draft({ section: 'compute', ...Object.fromEntries(calls), list: id })
          return undefined
        } catch (error) {
          return error instanceof Refusal ? error.message : `${id}: ${String(error)}`
        }
      }),
    )
    expect(outcomes.filter((each) => each === undefined).length).toBeGreaterThan(20)
    for (const message of outcomes) expect(message ?? 'Drafted.').toMatch(/^[^\n]*[.?]$/)
  })
})

describe('what cannot be made', () => {
  it.each<[string, NewResourceRequest, string]>([
    [
      'a list nobody described',
      { list: 'listSshKey' },
      '--list: the description has no operation "listSshKey". Did you mean "listSshKeys"?',
    ],
    [
      'another call nobody described',
      { list: 'listSshKeys', delete: 'removeSshKeys' },
      '--delete: the description has no operation "removeSshKeys".',
    ],
    [
      'a list that is none',
      { list: 'getUser' },
      '--list: "getUser" does not answer a list; name an operation whose answer is an array of records.',
    ],
    [
      'a list that is what a change answers',
      { list: 'createToken' },
      '--list: "createToken" changes something (POST); name an operation that only reads.',
    ],
    [
      'a type that exists',
      { list: 'listDisks', type: 'disk' },
      'The type "disk" exists already; change its manifest, or give another name with --type.',
    ],
    [
      'a name no type can have',
      { list: 'listSshKeys', type: 'SSH-Key' },
      '--type: "SSH-Key" is no name of a type; write it like "ssh_key".',
    ],
    [
      'a section nobody knows',
      { list: 'listSshKeys', section: 'acces' },
      '--section: there is no section "acces". Did you mean "access"?',
    ],
    [
      'a list of what belongs to something else',
      { list: 'listVmInterfaces' },
      '--list: "listVmInterfaces" needs "uuid", which a list has no value for; write this manifest by hand (docs/manifests.md).',
    ],
    [
      'an action the record has no name for',
      { list: 'listSshKeys', type: 'new_thing', delete: 'deleteStorageKey' },
      '"deleteStorageKey" needs "access_key", which a SshKey does not have; leave the call out and write its action by hand (docs/manifests.md).',
    ],
  ])('%s', async (_what, request, message) => {
    await expect(newResource(request, config, { description, manifests: others })).rejects.toThrow(message)
  })

  it('a section nobody can guess', async () => {
    await expect(newResource(sshKeys, config, { description, manifests: [] })).rejects.toThrow(
      'Say with --section where the type belongs: compute, metal, disks, storage, network, services, access, billing.',
    )
  })

  it('a type whose file is there', async () => {
    const request = { ...sshKeys, type: 'disk' }
    const manifests = others.filter(({ type }) => type !== 'disk')
    await expect(newResource(request, config, { description, manifests })).rejects.toThrow(
      'resource-manifests/disk.ts exists already; take it away, or give another name with --type.',
    )
  })
})

describe('the sandbox', () => {
  it('is asked which calls it answers', () => {
    expect(unanswered('sandbox/handlers', ['listSshKeys', 'listLanterns'])).toEqual(['listLanterns'])
  })
})
