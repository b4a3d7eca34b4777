import { describe, expect, it } from 'vitest'
import { config } from '../../../../console.config'
import { loadManifests } from '../../../../codegen/inputs'
import { completeAll } from '../../../../codegen/manifests/complete/complete-manifest'
import type { AnyManifest } from '../../../../codegen/manifests/context'
import { leftToDo } from '../../../../codegen/new-resource/left-to-do'
import { newResource } from '../../../../codegen/new-resource/new-resource'
import { Refusal } from '../../../../codegen/refusal'
import type { NewResourceRequest } from '../../../../codegen/new-resource/request'
import { unanswered } from '../../../../codegen/new-resource/unanswered'
import { Description } from '../../../../codegen/openapi/description'
import document from '../../../../src/generated/openapi.json'

const description = new Description(document)
const shipped: readonly AnyManifest[] = await loadManifests(config.manifests)

/** Existing types from which the drafter derives defaults. */
const present = ['virtual_machine', 'disk', 'ip_address', 'firewall', 'api_token', 'billing_account']
const others = shipped.filter(({ type }) => present.includes(type))

async function draft(request: NewResourceRequest, manifests: readonly AnyManifest[] = others) {
  const named = { type: 'new_thing', ...request }
  const { files, draft: drafted } = await newResource(named, config, { description, manifests })
  const { manifest, leftOut } = drafted
  const all = new Map([...manifests, manifest].map((each) => [each.type, each]))
  const complete = completeAll(manifest, all, description).manifest
  return {
    manifest,
    complete,
    leftOut,
    drafted,
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
      section: 'access',
      key: 'uuid',
      title: ['name', 'uuid'],
      routes: {
        list: '/access/new_thing',
        detail: '/access/new_thing/{id}',
        create: '/access/create/new_thing',
      },
      list: { operation: 'listSshKeys', bulk: ['delete'] },
      detail: { actions: ['rename', 'delete'] },
      create: { operation: 'createSshKey' },
    })
    expect(complete.actions.map(({ id, params }) => [id, params])).toEqual([
      ['rename', { uuid: { record: 'uuid' } }],
      ['delete', { uuid: { record: 'uuid' } }],
    ])
  })

  it('has English texts from the description', async () => {
    const { texts } = await draft(sshKeys)
    expect(JSON.parse(texts)).toMatchObject({
      one: 'SSH key',
      many: 'SSH keys',
      counted_other: '{{count}} SSH keys',
      filter: 'Filter by name, public key or UUID',
      empty: { title: 'Add your first SSH key', text: 'A public SSH key with a name.' },
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
      list: { filters: [{ path: '$state' }, { path: '$location' }] },
      detail: { operation: 'getDisk', params: { uuid: { record: 'uuid' } } },
      create: { params: { billing_account_id: { context: 'billingAccount' } } },
    })
    expect(complete.create?.sections[0]?.fields[0]?.at).toBe('location')
  })

  it('shows lists of objects as tables, with the calls about their elements', async () => {
    const { complete, drafted, texts } = await draft({
      list: 'listLoadBalancers',
      create: 'createLoadBalancer',
      update: 'updateLoadBalancer',
      delete: 'deleteLoadBalancer',
    })
    expect(complete.detail?.tabs[0]?.sections.slice(1, 3)).toMatchObject([
      {
        kind: 'collection',
        at: 'forwarding_rules',
        key: 'uuid',
        columns: ['protocol', 'source_port', 'target_port', 'created_at'],
        actions: ['addRule'],
        rowActions: [{ id: 'deleteRule', operation: 'deleteLoadBalancerRule', guard: 'disturbs' }],
      },
      {
        kind: 'collection',
        at: 'targets',
        key: 'target_uuid',
        actions: ['addTarget'],
        rowActions: [{ id: 'deleteTarget', operation: 'deleteLoadBalancerTarget' }],
      },
    ])
    expect(complete.actions.find(({ id }) => id === 'addTarget')).toMatchObject({
      fields: [{ at: 'target_type' }, { at: 'target_uuid' }],
    })
    expect(complete.create?.sections[1]?.fields.find(({ at }) => at === 'rules')?.of).toMatchObject([
      { at: 'source_port' },
      { at: 'target_port' },
    ])
    expect(JSON.parse(texts)).toMatchObject({
      sections: { forwarding_rules: 'Forwarding rules' },
      nothing: { forwarding_rules: 'No forwarding rules' },
      options: { protocol: { TCP: 'TCP' } },
      actions: {
        addRule: { label: 'Add forwarding rule…', done: 'Forwarding rule added' },
        deleteRule: { label: 'Remove…', title: 'Remove forwarding rule {{name}}?' },
      },
    })
    expect(drafted.others).toEqual(['moveLoadBalancerBilling'])
  })

  it('finds the calls about elements whose address names none', async () => {
    const { complete, drafted } = await draft({ list: 'listVms', delete: 'deleteVm' })
    expect(complete.detail?.tabs[0]?.sections[1]).toMatchObject({
      at: 'storage',
      actions: ['addVmDisk'],
      rowActions: [
        { id: 'resizeVmDisk', params: { disk_uuid: { record: 'uuid' }, uuid: { owner: 'uuid' } } },
        { id: 'deleteVmDisk' },
      ],
    })
    expect(drafted.unshown).toEqual([{ name: 'storage[].replica', kind: 'list' }])
    expect(leftToDo(drafted, []).join(' ')).toContain('"collection" with "at: storage[].replica"')
  })

  it('keeps the lists of a record that a call writes as a whole', async () => {
    const { complete } = await draft({ list: 'listFirewalls', update: 'replaceFirewall' })
    expect(complete.actions[0]).toMatchObject({ id: 'edit', params: { rules: { record: 'rules' } } })
  })

  it('says what it leaves out, and why', async () => {
    const other = structuredClone(document)
    const folder = { type: 'object', properties: { name: { type: 'string' } } }
    const { CreateLoadBalancerBody, LoadBalancerTargetInput } = other.components.schemas
    Object.assign(CreateLoadBalancerBody, { required: ['display_name'] })
    Object.assign(CreateLoadBalancerBody.properties, { folder })
    Object.assign(LoadBalancerTargetInput, { required: ['folder'], properties: { folder } })
    const request = { list: 'listLoadBalancers', create: 'createLoadBalancer', type: 'new_thing' }
    const inputs = { description: new Description(other), manifests: others }
    const { draft: drafted } = await newResource(request, config, inputs)
    const said = leftToDo(drafted, ['createLoadBalancer']).join(' ')
    expect(said).toContain('createLoadBalancer also takes targets, folder; the form does not ask for it')
    expect(said).toContain('addLoadBalancerTarget is not drafted: "addLoadBalancerTarget" needs "folder"')
    expect(said).toContain('Nothing in the draft calls updateLoadBalancer, deleteLoadBalancer')
    expect(said).toContain('What a record costs is not drafted: "price"')
    for (const place of ['entities.ts', 'store/kinds.ts', 'handlers/all.ts', 'priced/all.ts', 'seed/'])
      expect(said).toContain(place)
  })

  it('shows lists of plain values, maps, and the members of objects', async () => {
    const other = structuredClone(document)
    const text = { type: 'string' }
    const more = {
      tags: { type: 'array', items: text },
      labels: { type: 'object', additionalProperties: text },
      owner: { type: 'object', properties: { name: text, team: text, home: { type: 'object' } } },
    }
    Object.assign(other.components.schemas.SshKey.properties, more)
    Object.assign(other.components.schemas.CreateSshKeyBody.properties, more)
    const request = { ...sshKeys, type: 'new_thing' }
    const inputs = { description: new Description(other), manifests: others }
    const { draft: drafted } = await newResource(request, config, inputs)
    expect(drafted.manifest.detail?.tabs[0]?.sections[0]).toMatchObject({
      values: ['public_key', 'tags', 'labels', { id: 'owner_name', value: 'owner.name' }, 'owner.team'],
    })
    expect(drafted.leftOut).toEqual([{ operation: 'createSshKey', names: ['owner'] }])
    expect(drafted.unshown).toEqual([{ name: 'owner.home', kind: 'object' }])
    expect(leftToDo(drafted, []).join(' ')).toContain('name it by its path, "owner.home.member"')
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
