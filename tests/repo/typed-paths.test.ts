/**
 * Names of the description are types wherever a manifest uses them: each place is compiled twice, with the name of the field
 * and with another one.
 */
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

/** The compiler reads all of the description's types. */
const patience = 180_000

const root = resolve(import.meta.dirname, '../..')
const at = (file: string): string => resolve(root, file)

/**
 * The compiler's errors in the files whose path matches `judged`, with the texts of `changed` in place of those on the disk.
 * Their imports are read, but not judged: `npm run types` does that.
 */
function errorsIn(
  files: readonly string[],
  changed: Readonly<Record<string, string>>,
  judged: RegExp,
): { file: string; line: number; text: string }[] {
  const { config } = ts.readConfigFile(at('tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const host = ts.createCompilerHost(options)
  const texts = new Map(Object.entries(changed).map(([file, text]) => [at(file), text]))
  const { readFile, fileExists } = host
  host.readFile = (file) => texts.get(resolve(file)) ?? readFile(file)
  host.fileExists = (file) => texts.has(resolve(file)) || fileExists(file)
  const program = ts.createProgram(files.map(at), { ...options, incremental: false, composite: false }, host)
  const ours = program
    .getSourceFiles()
    .map((source) => ({ source, file: relative(root, source.fileName).replaceAll('\\', '/') }))
    .filter(({ file }) => judged.test(file))
  return ours.flatMap(({ source, file }) =>
    program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => ({
      file,
      line: source.getLineAndCharacterOfPosition(start).line,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    })),
  )
}

const head = `import { defineResource } from '../src/manifest/define-resource'
import type { OptionsOf } from '../src/manifest/typed-forms'
import type { Joins } from '../src/manifest/typed-joins'
import type { CollectionOf } from '../src/manifest/typed-manifest'
const joins = {
  disks: { operation: 'listDisks', theirs: 'uuid', ours: 'storage[].uuid', take: 'many' },
  firewalls: { operation: 'listFirewalls', each: 'resources_assigned', theirs: 'resource_uuid', take: 'many' },
} as const satisfies Joins<'VirtualMachine'>
const list = { operation: 'listVms', columns: ['name'], search: [] } as const
const base = { type: 'virtual_machine', section: 'compute', icon: 'server', routes: { list: '/x' }, joins, list } as const
const machine = defineResource<'VirtualMachine', typeof joins>
const service = defineResource<'ManagedService'>
const services = { ...base, type: 'managed_service', list: { operation: 'listServices', columns: ['uuid'], search: [] } } as const
const firewall = defineResource<'Firewall'>
const firewalls = { ...base, type: 'firewall', joins: {}, list: { operation: 'listFirewalls', columns: ['uuid'], search: [] } } as const
`

const sections = (section: string): string =>
  `machine({ ...base, detail: { facts: [], tabs: [{ id: 'a', sections: [${section}] }] } })`
const detail = (words: string): string => `machine({ ...base, detail: { facts: [], tabs: [], ${words} } })`
const facts = (values: string): string =>
  `machine({ ...base, detail: { facts: [{ id: 'a', values: [${values}] }], tabs: [] } })`
const listed = (words: string): string => `machine({ ...base, list: { ...list, ${words} } })`
const action = (words: string): string => `machine({ ...base, actions: [{ id: 'a', ${words} }] })`
const asked = (field: string): string => action(`operation: 'resizeVmDisk', fields: [${field}]`)
const nested = (words: string): string =>
  sections(`{ kind: 'collection', id: 'a', at: 'storage', columns: ['size'], ${words} }`)
const columns = (column: string): string =>
  sections(`{ kind: 'collection', id: 'a', at: 'storage', columns: [${column}] }`)
const create = (field: string): string =>
  `machine({ ...base, create: { operation: 'createVm', sections: [{ id: 'a', fields: [${field}] }] } })`
const images = (words: string): string =>
  create(`{ at: 'os_name', options: { kind: 'operation', operation: 'listVmImages', ${words} } }`)
const disks = (words: string): string =>
  asked(`{ at: 'size_gb', options: { kind: 'resource', type: 'disk', ${words} } }`)
const priced = (words: string): string => `machine({ ...base, price: [{ type: 'CPU', ${words} }] })`
const join = (words: string): string => `({ a: { ${words} } }) as const satisfies Joins<'VirtualMachine'>`
const editor = (words: string): string =>
  `firewall({ ...firewalls, detail: { facts: [], tabs: [{ id: 'a', sections: [{ kind: 'editor', id: 'a', ${words} }] }] } })`
const written = `operation: 'replaceFirewall'`

/** Places, each with a name of the description between ‹ and ›. */
const places: Readonly<Record<string, string>> = {
  title: `machine({ ...base, title: ['‹name›'] })`,
  'several values of a title': `machine({ ...base, title: [['name', '$disks.‹size_gb›']] })`,
  'a field of the record that is the key': `machine({ ...base, key: '‹uuid›' })`,
  'a column': listed(`columns: ['‹name›']`),
  'a column with words': listed(`columns: [{ id: 'a', value: 'storage[].‹size›' }]`),
  'a column of several values': listed(`columns: [{ value: ['name', '$disks.‹display_name›'] }]`),
  'a condition of a column': listed(
    `columns: [{ value: 'name', when: { record: '‹status›', present: true } }]`,
  ),
  'the newest element in a column': listed(
    `columns: [{ id: 'a', value: { newest: 'storage[].replica[].‹created_at›' } }]`,
  ),
  'a condition of the newest element': listed(
    `columns: [{ id: 'a', value: { newest: 'storage[].replica[].created_at', when: { record: '‹master_uuid›', is: 1 } } }]`,
  ),
  'the other type of a column': listed(`columns: [{ value: 'name', refers: { field: '‹status›', of: {} } }]`),
  'a hidden column': listed(`hidden: ['‹created_at›']`),
  'what is searched': listed(`search: ['‹name›']`),
  'a filter': listed(`filters: ['‹status›']`),
  'rows that are not shown': listed(`when: { not: { record: '‹status›', is: 'deleted' } }`),
  'a fact': facts(`'‹created_at›'`),
  'a fact that is joined': facts(`'$firewalls.‹resource_uuid›'`),
  'a line below the name': detail(`values: [{ value: '‹updated_at›' }]`),
  'a count beside the name': detail(`count: { id: 'a', at: '‹storage›[]', icon: 'server' }`),
  'what was paid': detail(
    `spent: { operation: 'listUsage', params: {}, theirs: 'owner_uuid', sum: '‹cost›' }`,
  ),
  'whom was paid for': detail(
    `spent: { operation: 'listUsage', params: {}, theirs: '‹owner_uuid›', sum: 'cost' }`,
  ),
  'a notice of a record': detail(
    `notices: [{ id: 'a', tone: 'info', when: { record: '‹backup›', is: true } }]`,
  ),
  'what a notice reads': detail(
    `notices: [{ id: 'a', tone: 'info', values: { a: { cell: 'money', operation: 'getClearTopupThreshold', at: '‹threshold›' } } }]`,
  ),
  'the site': detail(`notices: [{ id: 'a', tone: 'info', when: { site: '‹allowDebt›', is: true } }]`),
  'a state': `machine({ ...base, states: { field: '‹status›', of: {} } })`,
  'a rule of a state': `machine({ ...base, states: { rules: [{ state: 'a', when: { record: '‹status›', is: 'a' } }], of: {} } })`,
  'a join': join(`operation: 'listDisks', theirs: '‹uuid›', take: 'many'`),
  'an array that is joined': join(`operation: 'listVms', each: '‹storage›', theirs: 'uuid', take: 'many'`),
  'an element that is joined': join(`operation: 'listVms', each: 'storage', theirs: '‹pool›', take: 'many'`),
  'what is joined with': join(
    `operation: 'listDisks', theirs: 'uuid', ours: 'storage[].‹uuid›', take: 'many'`,
  ),
  'facts of a section': sections(`{ kind: 'facts', id: 'a', values: ['‹mac›'] }`),
  'an array of a section': sections(`{ kind: 'collection', id: 'a', at: '‹storage›', columns: [] }`),
  'a nested column': columns(`'‹size›'`),
  'a nested column of what is joined': columns(`{ id: 'a', value: '$disks.‹size_gb›' }`),
  'a nested key': nested(`key: '‹uuid›'`),
  'a nested state': nested(`states: { field: '‹name›', of: {} }`),
  'a nested price': nested(`price: [{ type: 'CPU', record: '‹size›' }]`),
  'a nested row that is left out': nested(`when: { record: '‹primary›', is: true }`),
  'a nested condition': nested(
    `rowActions: [{ id: 'a', operation: 'deleteVmDisk', when: { record: '‹primary›', is: true } }]`,
  ),
  'a nested condition on the owner': nested(
    `rowActions: [{ id: 'a', operation: 'deleteVmDisk', when: { owner: '‹status›', is: 'running' } }]`,
  ),
  'a nested parameter': nested(
    `rowActions: [{ id: 'a', operation: 'deleteVmDisk', params: { storage_uuid: { record: '‹uuid›' } } }]`,
  ),
  'a column of what is read': sections(
    `{ kind: 'collection', id: 'a', operation: 'listVmInterfaces', columns: ['‹vmi_mac›'] }`,
  ),
  'a list in what is read': sections(
    `{ kind: 'collection', id: 'a', operation: 'listVmInterfaces', at: '[].‹subinterfaces›', columns: ['vlan_tag'] }`,
  ),
  'an array of an editor': editor(`at: '‹rules›', key: 'uuid', fields: [], ${written}`),
  'a key of an editor': editor(`at: 'rules', key: '‹uuid›', fields: [], ${written}`),
  'a field of an editor': editor(`at: 'rules', key: 'uuid', fields: ['‹protocol›'], ${written}`),
  'an order of an editor': editor(`at: 'rules', key: 'uuid', sort: ['‹port_start›'], fields: [], ${written}`),
  'the parameter of an editor': editor(
    `at: 'rules', key: 'uuid', fields: [], operation: 'replaceFirewall', params: { ‹display_name›: { record: 'display_name' } }`,
  ),
  'a related record': sections(`{ kind: 'related', id: 'a', type: 'ip_address', theirs: '‹assigned_to›' }`),
  'a record that others relate to': sections(
    `{ kind: 'related', id: 'a', type: 'ip_address', theirs: 'assigned_to', ours: '‹uuid›' }`,
  ),
  'a part of a relation': sections(
    `{ kind: 'related', id: 'a', type: 'disk', theirs: 'uuid', each: { at: 'storage', key: 'uuid', columns: ['‹shared›'] } }`,
  ),
  'an action on a related record': sections(
    `{ kind: 'related', id: 'a', type: 'disk', theirs: 'uuid', rowActions: [{ id: 'a', operation: 'deleteDisk', params: { uuid: { record: '‹uuid›' } } }] }`,
  ),
  'a secret': `service({ ...services, detail: { facts: [], tabs: [{ id: 'a', sections: [{ kind: 'secret', id: 'a', operation: 'getServiceSecrets', values: ['‹sql_pass›'] }] }] } })`,
  'a number of a tab': `machine({ ...base, detail: { facts: [], tabs: [{ id: 'a', sections: [], count: ['‹storage›[]'] }] } })`,
  'a condition of an action': action(`operation: 'startVm', when: { record: '‹status›', is: 'stopped' }`),
  'a condition inside another': action(
    `operation: 'startVm', when: { all: [{ not: { record: '‹status›', is: 'stopped' } }] }`,
  ),
  'two values that are equal': action(
    `operation: 'startVm', when: { record: 'name', is: { record: '‹hostname›' } }`,
  ),
  'a parameter of an action': action(`operation: 'stopVm', params: { ‹force›: true }`),
  'a value of a parameter': action(`operation: 'stopVm', params: { uuid: { record: '‹uuid›' } }`),
  'a sum': action(`operation: 'stopVm', costs: [{ type: 'CPU', record: { sum: 'storage[].‹size›' } }]`),
  'a cost of some elements': action(
    `operation: 'stopVm', costs: [{ type: 'CPU', record: { sum: 'storage[].size', when: { record: '‹primary›', is: true } } }]`,
  ),
  'what is lost': action(`operation: 'deleteVm', deleted: [{ id: 'a', each: '‹storage›[]' }]`),
  'what of it is lost': action(
    `operation: 'deleteVm', deleted: [{ id: 'a', count: 'storage[].replica[]', when: { record: '‹type›', is: 'a' } }]`,
  ),
  'whose it is that is lost': action(
    `operation: 'deleteVm', deleted: [{ id: 'a', count: 'storage[].replica[]', when: { owner: '‹primary›', is: true } }]`,
  ),
  'what a joined record goes on costing': action(
    `operation: 'deleteVm', kept: [{ id: 'a', each: '$disks', costs: [{ type: 'CPU', record: '‹size_gb›' }] }]`,
  ),
  'a price before and after': action(`operation: 'updateVm', costs: { set: { ‹vcpu›: { form: 'vcpu' } } }`),
  'a price as though': action(`operation: 'updateVm', costs: { of: [], as: { ‹backup›: true } }`),
  'a field of an action': asked(`{ at: '‹size_gb›' }`),
  'a bare field of an action': asked(`'‹size_gb›'`),
  'what a field begins with': asked(`{ at: 'size_gb', initial: { record: '‹vcpu›' } }`),
  'a bound of a field': asked(`{ at: 'size_gb', least: { record: '‹vcpu›', plus: 1 } }`),
  'a field of a form': create(`{ at: '‹vcpu›' }`),
  'a place inside a parameter': `service({ ...services, create: { operation: 'createService', sections: [{ id: 'a', fields: [{ at: 'package_parameters.‹location›' }] }] } })`,
  'a field of a row': `firewall({ ...firewalls, create: { operation: 'createFirewall', sections: [{ id: 'a', fields: [{ at: 'rules', of: [{ at: '‹protocol›' }] }] }] } })`,
  'a parameter of a form': `machine({ ...base, create: { operation: 'createVm', sections: [], params: { ‹backup›: true } } })`,
  'a bound of the site': create(`{ at: 'vcpu', most: { site: 'limitedBillingAccountConfig.‹ram_mb›' } }`),
  'what is chosen elsewhere': create(
    `{ at: 'vcpu', most: { form: 'designated_pool_uuid', option: '‹guest_limits›.cpu.max' } }`,
  ),
  'a list of the site': `machine({ ...base, create: { operation: 'createVm', sections: [{ id: 'a', fields: [], presets: { site: 'predefinedPackages', set: { vcpu: { key: '‹cpu›', cell: 'count' } } } }] } })`,
  'details the site asks for': create(`{ at: 'name', site: '‹billingAccountFields›' }`),
  'what is shown once': `machine({ ...base, create: { operation: 'createVm', sections: [], reveal: '‹uuid›' } })`,
  'the value of a choice': images(`value: '‹os_name›'`),
  'the values of a choice': images(`value: { name: 'os_name', title: '‹display_name›' }`),
  'the title of a choice': images(`title: ['‹display_name›']`),
  'the note of a choice': images(`note: '‹license_type›'`),
  'what can be chosen': images(`when: { option: '‹is_app_catalog›', is: true }`),
  'the order of choices': images(`sort: '‹ui_position›'`),
  'a mark of a choice': images(`marks: [{ id: 'a', when: { option: '‹license_type›', present: true } }]`),
  'an array of choices': images(`each: '‹versions›', value: 'os_version'`),
  'an element that can be chosen': images(`each: 'versions', value: '‹os_version›'`),
  'what holds the choice': images(`each: 'versions', value: 'os_version', title: 'parent.‹display_name›'`),
  'a record that can be chosen': disks(`note: '‹size_gb›'`),
  'which record can be chosen': disks(`when: { option: '‹status›', is: 'Active' }`),
  'which record can be chosen for another': disks(
    `when: { option: 'uuid', is: { record: 'storage[].‹uuid›' } }`,
  ),
  'which record can be chosen for what holds an element': nested(
    `rowActions: [{ id: 'a', operation: 'attachVmDisk', fields: [{ at: 'storage_uuid', options: { kind: 'resource', type: 'disk', when: { option: 'uuid', is: { owner: '‹uuid›' } } } }] }]`,
  ),
  'a choice by itself': `({ kind: 'resource', type: 'ip_address', value: '‹address›' }) as const satisfies OptionsOf<never>`,
  'a section by itself': `({ kind: 'collection', id: 'a', at: 'storage', columns: ['‹size›'] }) as const satisfies CollectionOf<'VirtualMachine'>`,
  'a price': priced(`record: '‹vcpu›'`),
  'a price of some elements': priced(
    `record: { sum: 'storage[].size', when: { record: '‹primary›', is: true } }`,
  ),
  'when a price counts': priced(`record: { value: 1, when: { record: '‹backup›', is: true } }`),
  'a pool of a price': priced(`record: 1, pool: { record: '‹designated_pool_uuid›' }`),
  'elements of a price': priced(`record: { each: 'storage[].‹size›' }`),
  'an option a price counts': priced(`form: { at: 'designated_pool_uuid', option: '‹name›' }`),
}

describe('a manifest that names something of the description', () => {
  const wrong = new Map<string, string>()
  const right: string[] = []

  beforeAll(() => {
    const file = 'resource-manifests/every-place.ts'
    const lines = Object.values(places).flatMap((text) => [
      text.replace(/‹(\w+)›/, '$1'),
      text.replace(/‹(\w+)›/, '$1_renamed'),
    ])
    const code = head + lines.map((line, index) => `export const place${index} = ${line}\n`).join('')
    const first = head.split('\n').length - 1
    const names = Object.keys(places)
    for (const error of errorsIn([file], { [file]: code }, /^resource-manifests\/every-place\.ts$/)) {
      const line = error.line - first
      const name = names[Math.floor(line / 2)] ?? ''
      if (error.file === file && line % 2 === 1) wrong.set(name, error.text)
      else right.push(`${name}: ${error.file}: ${error.text}`)
    }
  }, patience)

  it('compiles', () => {
    expect(right).toEqual([])
  })

  it.each(Object.keys(places))('does not compile once it is renamed: %s', (name) => {
    expect([...wrong.keys()]).toContain(name)
  })
})

describe('a field renamed in the API', () => {
  it(
    'is a type error in each manifest that names it, and in the sandbox',
    () => {
      const file = 'src/generated/api-types.ts'
      const types = readFileSync(at(file), 'utf8')
      const start = types.indexOf('\n        Disk: {')
      const renamed = types.slice(0, start) + types.slice(start).replace(' size_gb: ', ' size: ')
      const files = ['resource-manifests/index.ts', 'sandbox/handlers/disk.ts']
      const errors = errorsIn(
        files,
        { [file]: renamed },
        /^(resource-manifests\/|sandbox\/handlers\/disk\.ts$)/,
      )
      const told = [...new Set(errors.map((error) => error.file))].sort()
      expect(told.filter((each) => each.startsWith('resource-manifests'))).toEqual([
        'resource-manifests/disk.ts',
        'resource-manifests/disk/create-form.ts',
        'resource-manifests/shared/free.ts',
        'resource-manifests/virtual-machine.ts',
        'resource-manifests/vm/create-form.ts',
        'resource-manifests/vm/disks.ts',
      ])
      expect(told).toContain('sandbox/handlers/disk.ts')
    },
    patience,
  )
})
