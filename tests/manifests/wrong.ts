import type { Wrong } from './wrong-manifest'
import { wrongAttempts } from './wrong-attempts'
import { wrongForms } from './wrong-forms'
import { wrongMetrics } from './wrong-metrics'
import { wrongPlaces } from './wrong-places'
import { wrongWords } from './wrong-words'

const file = 'resource-manifests/machine.ts'
const at = (path: string, rest: string): string => `${file} › ${path} › ${rest}`
const create = 'create.sections'
const section = 'detail.tabs[0].sections'

const data: readonly Wrong[] = [
  {
    what: 'code in place of data',
    change: { 'actions[0].when': () => true },
    problems: [
      at('actions[0].when', 'not-data: is a function; manifests hold data only. Name code as a component.'),
    ],
  },
  {
    what: 'a date in place of data',
    change: { 'create.sections[1].fields[0].initial': new Date(0) },
    problems: [
      at(
        'create.sections[1].fields[0].initial',
        'not-data: is a date; manifests hold data only. Name code as a component.',
      ),
    ],
  },
]

const addedFields: readonly Wrong[] = [
  {
    what: 'a title the call does not take',
    change: { 'actions[1].fields[1]': '$title' },
    problems: [
      at(
        'actions[1].fields[1]',
        'body-unknown: resizeMachine takes none of the fields that name a record (name); name its parameter instead.',
      ),
    ],
  },
  {
    what: 'a payer where no type pays',
    change: { 'actions[1].fields[1]': '$payer' },
    problems: [
      at(
        'actions[1].fields[1]',
        'body-unknown: resizeMachine takes no account: no parameter of it is among the `related.fields` of the type that listBillingAccounts lists; name its parameter instead.',
      ),
    ],
  },
  {
    what: 'a title in the form of a new record',
    change: { [`${create}[2].fields[1]`]: '$title' },
    problems: [
      at(
        `${create}[2].fields[1]`,
        'body-unknown: "$title" is asked for by the actions of a record alone; name the parameter instead.',
      ),
    ],
  },
  {
    what: 'an added field with a letter too few',
    change: { 'actions[1].fields[1]': '$tile' },
    problems: [
      at('actions[1].fields[1]', 'body-unknown: there is no field "$tile" to add. Did you mean "$title"?'),
    ],
  },
]

const bodies: readonly Wrong[] = [
  {
    what: 'a body of parts',
    change: { 'actions[0].operation': 'uploadMachine', 'actions[0].params': {} },
    problems: [
      at(
        'actions[0]',
        'op-unsendable: uploadMachine takes its body as multipart/form-data; only form fields and JSON objects can be sent. Describe it so, or leave it out.',
      ),
    ],
  },
  {
    what: 'a body that is a list',
    change: { 'actions[0].operation': 'patchMachine', 'actions[0].params': {} },
    problems: [
      at(
        'actions[0]',
        'op-unsendable: patchMachine takes its body as a list; only form fields and JSON objects can be sent. Describe it so, or leave it out.',
      ),
    ],
  },
]

const rows: readonly Wrong[] = [
  {
    what: 'a field that must differ from others and stands in no row',
    change: { 'create.sections[1].fields[0].distinct': 'taken' },
    problems: [
      at(
        'create.sections[1].fields[0].distinct',
        'field-kind: only fields of rows can be held against one another.',
      ),
    ],
  },
  {
    what: 'fields of a value that cannot be chosen',
    change: {
      'create.sections[1].fields[0]': {
        at: 'kind',
        local: 'string',
        options: { kind: 'values', values: ['empty', 'copy'] },
        variants: { empyt: ['size_gb'] },
      },
    },
    problems: [
      at(
        'create.sections[1].fields[0].variants.empyt',
        'name-unknown: there is no value of the field "empyt". Did you mean "empty"?',
      ),
    ],
  },
  {
    what: 'rows at first of what is no list of rows',
    change: { 'create.sections[1].fields[0].initial': ['usual'] },
    problems: [
      at(
        'create.sections[1].fields[0].initial',
        'field-kind: only a list of rows has rows at first; give it a value.',
      ),
    ],
  },
]

const notOneKind = 'and a field takes one kind of value; describe one, or ask for something else.'
const secondField = 'create.sections[1].fields[1]'

const branches: readonly Wrong[] = [
  {
    what: 'nothing but what may be null and what is put together',
    change: { [secondField]: { at: 'label' } },
    problems: [],
  },
  {
    what: 'a field that is one of several things',
    change: { [secondField]: { at: 'origin' } },
    problems: [at(`${secondField}.at`, `field-branches: "origin" is described with oneOf, ${notOneKind}`)],
  },
  {
    what: 'a field with conditions deep inside',
    change: { [secondField]: { at: 'rules' } },
    problems: [
      at(
        `${secondField}.at`,
        `field-branches: "[].port.least" in "rules" is described with not, ${notOneKind}`,
      ),
      at(`${secondField}.at`, `field-branches: "[].to" in "rules" is described with if, ${notOneKind}`),
    ],
  },
  {
    what: 'a field that holds itself',
    change: { [secondField]: { at: 'folder' } },
    problems: [
      at(
        `${secondField}.at`,
        `field-branches: "folders[].folders[]" in "folder" is described with $ref to itself, ${notOneKind}`,
      ),
    ],
  },
]

const types: readonly Wrong[] = [
  {
    what: 'a type in capitals',
    change: { type: 'Machine' },
    problems: [at('type', 'type-name: "Machine" does not go with the name of the file; write "machine".')],
  },
  {
    what: 'a type with the name of another file',
    change: { type: 'virtual_machine' },
    problems: [
      at(
        'type',
        'type-name: "virtual_machine" does not go with the name of the file; write "machine", or move the manifest to virtual-machine.ts.',
      ),
    ],
  },
  {
    what: 'records of a schema that has no name',
    change: { 'list.operation': 'listLimits' },
    problems: [
      at(
        'list.operation',
        'schema-unknown: what "listLimits" lists has no name in the description; describe it in components.schemas, and name it there with a $ref.',
      ),
    ],
  },
]

const asked: readonly Wrong[] = [
  {
    what: 'an action for many records that asks for something',
    change: { 'list.bulk[1]': 'resize' },
    problems: [
      at(
        'list.bulk[1]',
        'never-asked: "resize" asks for size_gb, and nobody is asked here; name an action without fields.',
      ),
    ],
  },
  {
    what: 'a step of an action that asks for something',
    change: { 'actions[0].steps': ['resize', 'start'] },
    problems: [
      at(
        'actions[0].steps[0]',
        'never-asked: "resize" asks for size_gb, and nobody is asked here; name an action without fields.',
      ),
    ],
  },
  {
    what: 'a step after the action itself that asks for something',
    change: { 'actions[2].steps': ['delete', { action: 'resize' }] },
    problems: [
      at(
        'actions[2].steps[1].action',
        'never-asked: "resize" asks for size_gb, and nobody is asked here; name an action without fields.',
      ),
    ],
  },
  {
    what: 'an action that gives up what is kept and asks for something',
    change: {
      'actions[2].kept[0]': {
        id: 'account',
        each: 'parts[]',
        steps: [{ action: 'resize', of: 'machine' }],
      },
    },
    problems: [
      at(
        'actions[2].kept[0].steps[0].action',
        'never-asked: "resize" asks for size_gb, and nobody is asked here; name an action without fields.',
      ),
    ],
  },
]

const operations: readonly Wrong[] = [
  {
    what: 'a page read by a call for something else',
    change: { 'detail.operation': 'getConfig', 'detail.params': {} },
    problems: [
      at(
        'detail.operation',
        'op-other-record: "getConfig" answers SiteConfig, and "listMachines" lists Machine; name getMachine.',
      ),
    ],
  },
  {
    what: 'a list of something else',
    change: { 'list.operation': 'listPools' },
    problems: [
      at(
        'create.operation',
        'op-other-record: "createMachine" answers Machine, and "listPools" lists Pool; name an operation that answers Pool, or listMachines at list.operation.',
      ),
      at(
        'detail.operation',
        'op-other-record: "getMachine" answers Machine, and "listPools" lists Pool; name readShelf, or listMachines at list.operation.',
      ),
    ],
  },
  {
    what: 'a list read by an operation nobody described',
    change: { 'list.operation': 'listMachine' },
    problems: [
      at(
        'list.operation',
        'op-unknown: the description has no operation "listMachine". Did you mean "listMachines"?',
      ),
    ],
  },
  {
    what: 'a detail read by an operation nobody described',
    change: { 'detail.operation': 'readMachine' },
    problems: [
      at(
        'detail.operation',
        'op-unknown: the description has no operation "readMachine". Did you mean "getMachine"?',
      ),
    ],
  },
  {
    what: 'a step after creating that is no action',
    change: { 'create.steps': ['strat'] },
    problems: [at('create.steps[0]', 'name-unknown: there is no action "strat". Did you mean "start"?')],
  },
  {
    what: 'a create call nobody described',
    change: { 'create.operation': 'makeMachine' },
    problems: [
      at(
        'create.operation',
        'op-unknown: the description has no operation "makeMachine". Describe it first, or name one that is described.',
      ),
    ],
  },
  {
    what: 'a notice with a sum from a call nobody described',
    change: {
      'create.notices': [
        {
          id: 'careful',
          tone: 'warning',
          values: { sum: { operation: 'listLimit', at: 'x', cell: 'money' } },
        },
      ],
    },
    problems: [
      at(
        'create.notices[0].values.sum.operation',
        'op-unknown: the description has no operation "listLimit". Did you mean "listLimits"?',
      ),
    ],
  },
  {
    what: 'options from a call nobody described',
    change: { [`${create}[0].fields[1].options.operation`]: 'pools' },
    problems: [
      at(
        `${create}[0].fields[1].options.operation`,
        'op-unknown: the description has no operation "pools". Did you mean "listPools"?',
      ),
    ],
  },
  {
    what: 'an editor that writes with a call nobody described',
    change: { [`${section}[2].operation`]: 'replaceMachines' },
    problems: [
      at(
        `${section}[2].operation`,
        'op-unknown: the description has no operation "replaceMachines". Did you mean "replaceMachine"?',
      ),
    ],
  },
  {
    what: 'an action of a part with a call nobody described',
    change: { [`${section}[1].rowActions[0].operation`]: 'removePart' },
    problems: [
      at(
        `${section}[1].rowActions[0].operation`,
        'op-unknown: the description has no operation "removePart". Describe it first, or name one that is described.',
      ),
    ],
  },
  {
    what: 'a list that is none',
    change: {
      'joins.pool.operation': 'getConfig',
      'list.search[1]': undefined,
      'list.columns[3]': undefined,
      'detail.facts[0].lines[0].text': 'ssh',
    },
    problems: [
      at(
        'joins.pool.operation',
        'op-not-a-list: "getConfig" does not answer an array; name an operation that lists.',
      ),
    ],
  },
  {
    what: 'options from a call that does not list',
    change: { [`${create}[0].fields[1].options.operation`]: 'getConfig' },
    problems: [
      at(
        `${create}[0].fields[1].options.operation`,
        'op-not-a-list: "getConfig" does not answer an array; name an operation that lists.',
      ),
    ],
  },
]

const reads: readonly Wrong[] = [
  {
    what: 'a read that changes something',
    change: { 'detail.operation': 'deleteMachine' },
    problems: [
      at(
        'detail.operation',
        'op-not-a-read: "deleteMachine" is DELETE and may change something; name an operation that reads.',
      ),
    ],
  },
  {
    what: 'an action that only reads',
    change: { 'actions[0].operation': 'getMachine' },
    problems: [
      at(
        'actions[0].operation',
        'op-only-reads: "getMachine" is GET and changes nothing; name an operation that changes something, or show what it reads in a section of the page.',
      ),
    ],
  },
  {
    what: 'a form for a new record that only reads',
    change: {
      'create.operation': 'listMachines',
      'create.sections': [
        { id: 'where', fields: [{ at: 'location', widget: 'tiles', options: { kind: 'locations' } }] },
      ],
      'create.prefill': undefined,
      'list.presets': undefined,
      price: undefined,
    },
    problems: [
      at(
        'create.operation',
        'op-only-reads: "listMachines" is GET and changes nothing; name an operation that changes something, or show what it reads in a section of the page.',
      ),
    ],
  },
]

const routes: readonly Wrong[] = [
  {
    what: 'the address of another type',
    change: { 'routes.list': '/accounts' },
    problems: [
      at('routes.list', 'route-taken: "/accounts" is the address of routes.list of account; choose another.'),
    ],
  },
  {
    what: 'one address for its list and its create form',
    change: { 'routes.create': '/machines/' },
    problems: [
      at('routes.create', 'route-taken: "/machines/" is the address of routes.list; choose another.'),
    ],
  },
  {
    what: 'the address of a page of the console',
    change: { 'routes.list': '/dashboard' },
    problems: [
      at('routes.list', 'route-taken: "/dashboard" is the address of a page of the console; choose another.'),
    ],
  },
  {
    what: 'a detail route without the place',
    change: { 'routes.detail': '/machines/{id}' },
    problems: [
      at(
        'routes.detail',
        'route-params: must have the parameters {location} and {id}, such as /machines/{location}/{id}.',
      ),
    ],
  },
  {
    what: 'a price that counts and multiplies elements by what they do not have',
    change: {
      'price[0].record': { sum: 'parts[].size_gb', when: { record: 'knid', is: 'fast' } },
      'price[0].form': { sum: 'parts[].lable', times: 'cuont' },
      'price[0].rates': { record: 'parts', type: 'knid', times: 'size_gb' },
    },
    problems: [
      at('price[0].record.when', 'condition-unknown: "knid" is not in Machine.parts[]. Did you mean "uuid"?'),
      at('price[0].form', 'form-unknown: the form has no field "lable". Did you mean "label"?'),
      at('price[0].form.times', 'form-unknown: the form has no field "cuont". It has label, kind.'),
      at('price[0].rates.type', 'field-unknown: "parts[].knid" is not in Machine. Did you mean "parts"?'),
    ],
  },
  {
    what: "a price of each element in a pool that is not the element's",
    change: {
      'price[0].record': { each: 'parts[].size_gb' },
      'price[0].pool': { record: '$pool.uuid' },
    },
    problems: [
      at(
        'price[0].pool.record',
        'field-unknown: "$pool.uuid" is not in Machine.parts[]. It has uuid, label, size_gb, kind.',
      ),
    ],
  },
  {
    what: 'a price of the elements of an array that says neither their total nor each',
    change: { 'price[0].record': 'parts[].size_gb', 'price[0].form': 'parts[].label' },
    problems: [
      at(
        'price[0].form',
        'price-of-list: "parts[].label" leads to several numbers; write { sum: "parts[].label" } for their total, or { each: "parts[].label" } where each is priced by itself.',
      ),
      at(
        'price[0].record',
        'price-of-list: "parts[].size_gb" leads to several numbers; write { sum: "parts[].size_gb" } for their total, or { each: "parts[].size_gb" } where each is priced by itself.',
      ),
    ],
  },
  {
    what: 'a price of each element of what is no array',
    change: { 'price[0].record': { sum: 'size_gb' }, 'price[0].form': { each: 'size_gb' } },
    problems: [
      at(
        'price[0].form',
        'price-of-list: "size_gb" is one number; write it without sum, each and count, or name an array, such as parts[].size.',
      ),
      at(
        'price[0].record',
        'price-of-list: "size_gb" is one number; write it without sum, each and count, or name an array, such as parts[].size.',
      ),
    ],
  },
  {
    what: 'a route of a detail that is not there',
    change: { detail: undefined },
    problems: [
      at('routes.detail', 'route-params: a detail and its route come together; give both or neither.'),
    ],
  },
  {
    what: 'a route to a create form that is not there',
    change: {
      create: undefined,
      'list.presets': undefined,
      'price[0].form': undefined,
      'price[0].pool': undefined,
    },
    problems: [
      at('routes.create', 'route-params: a create form and its route come together; give both or neither.'),
    ],
  },
]

const fields: readonly Wrong[] = [
  {
    what: 'a column of a field that does not exist',
    change: { 'list.columns[0]': 'nmae' },
    problems: [
      at('list.columns[0]', 'field-unknown: "nmae" is not in Machine. Did you mean "name"?'),
      at('list.sort', 'name-unknown: there is no column "name". Did you mean "nmae"?'),
    ],
  },
  {
    what: 'a key that does not exist',
    change: { key: 'id' },
    problems: [at('key', 'field-unknown: "id" is not in Machine. Did you mean "uuid"?')],
  },
  {
    what: 'a title of nothing',
    change: { 'title[0]': 'display_name' },
    problems: [
      at(
        'title[0]',
        'field-unknown: "display_name" is not in Machine. It has uuid, name, status, size_gb, note, protected, account_id, pool_uuid and 11 more: see Machine in the description.',
      ),
    ],
  },
  {
    what: 'a title of several values, one of them nothing',
    change: { 'title[0]': ['name', 'namee'] },
    problems: [at('title[0]', 'field-unknown: "namee" is not in Machine. Did you mean "name"?')],
  },
  {
    what: 'a search in a joined list nobody joined',
    change: { 'list.search[1]': '$network.name' },
    problems: [
      at(
        'list.search[1]',
        'field-unknown: "$network.name" is not in Machine. It has uuid, name, status, size_gb, note, protected, account_id, pool_uuid and 11 more: see Machine in the description.',
      ),
    ],
  },
  {
    what: 'a filter over nothing',
    change: { 'list.filters[1]': 'protect' },
    problems: [
      at('list.filters[1]', 'field-unknown: "protect" is not in Machine. Did you mean "protected"?'),
    ],
  },
  {
    what: 'a join by a field of ours that does not exist',
    change: { 'joins.pool.ours': 'pool' },
    problems: [at('joins.pool.ours', 'field-unknown: "pool" is not in Machine. Did you mean "$pool"?')],
  },
  {
    what: 'a join by a field of theirs that does not exist',
    change: { 'joins.pool.theirs': 'id' },
    problems: [
      at('joins.pool.theirs', 'field-unknown: "id" is not in items of listPools. Did you mean "uuid"?'),
    ],
  },
  {
    what: 'a join with elements of an array that does not exist',
    change: {
      'joins.parts': { operation: 'listMachines', each: 'part', theirs: 'uuid', ours: 'uuid', take: 'one' },
    },
    problems: [
      at(
        'joins.parts.each',
        'field-unknown: "part[]" is not in items of listMachines. Did you mean "parts"?',
      ),
    ],
  },
  {
    what: 'a join with elements by a field they do not have',
    change: {
      'joins.parts': {
        operation: 'listMachines',
        each: 'parts',
        theirs: 'status',
        ours: 'uuid',
        take: 'one',
      },
    },
    problems: [
      at(
        'joins.parts.theirs',
        'field-unknown: "status" is not in items of listMachines, each parts. It has uuid, label, size_gb, kind.',
      ),
    ],
  },
  {
    what: 'a joined record without that field',
    change: { 'list.columns[3].value': '$pool.title' },
    problems: [
      at('list.columns[3]', 'field-unknown: "$pool.title" is not in Machine. Did you mean "$pool"?'),
    ],
  },
  {
    what: 'a collection of a field that is no array',
    change: { 'detail.tabs[0].sections[1].at': 'note' },
    problems: [
      at('detail.tabs[0].sections[1].at', 'field-unknown: "note" is no array in Machine; name one that is.'),
      at(
        'detail.tabs[0].sections[1].rowActions[0].params.uuid',
        'field-unknown: "uuid" is not in Machine.note[].',
      ),
      at(
        'detail.tabs[0].sections[1].rowActions[0].when',
        'condition-unknown: "kind" is not in Machine.note[].',
      ),
    ],
  },
  {
    what: 'elements in the order of a field they do not have',
    change: { 'detail.tabs[0].sections[2].sort': ['lable'] },
    problems: [
      at(
        'detail.tabs[0].sections[2].sort[0]',
        'field-unknown: "lable" is not in Machine.parts[]. Did you mean "label"?',
      ),
    ],
  },
  {
    what: 'a path through a list without brackets',
    change: { 'detail.count.at': 'parts.uuid' },
    problems: [
      at('detail.count.at', 'field-unknown: "parts.uuid" is not in Machine. Did you mean "parts[].uuid"?'),
    ],
  },
  {
    what: 'a column of a part that only the machine has',
    change: { [`${section}[1].columns[0]`]: 'name' },
    problems: [
      at(
        `${section}[1].columns[0]`,
        'field-unknown: "name" is not in Machine.parts[]. It has uuid, label, size_gb, kind.',
      ),
    ],
  },
  {
    what: 'a command with a field that does not exist',
    change: { 'detail.facts[0].lines[0].text': 'ssh {username}@x' },
    problems: [
      at(
        'detail.facts[0].lines[0].text',
        'field-unknown: "username" is not in Machine. It has uuid, name, status, size_gb, note, protected, account_id, pool_uuid and 11 more: see Machine in the description.',
      ),
    ],
  },
  {
    what: 'a parameter bound to nothing',
    change: { 'actions[0].params.uuid.record': 'uid' },
    problems: [at('actions[0].params.uuid', 'field-unknown: "uid" is not in Machine. Did you mean "uuid"?')],
  },
  {
    what: 'a parameter of a part bound to nothing of its owner',
    change: { [`${section}[1].rowActions[0].params.machine_uuid.owner`]: 'machine_uuid' },
    problems: [
      at(
        `${section}[1].rowActions[0].params.machine_uuid`,
        'field-unknown: "machine_uuid" is not in Machine. It has uuid, name, status, size_gb, note, protected, account_id, pool_uuid and 11 more: see Machine in the description.',
      ),
    ],
  },
  {
    what: 'a consequence for each of nothing',
    change: { 'actions[2].deleted[0].each': 'disks[]' },
    problems: [
      at(
        'actions[2].deleted[0].each',
        'field-unknown: "disks[]" is not in Machine. It has uuid, name, status, size_gb, note, protected, account_id, pool_uuid and 11 more: see Machine in the description.',
      ),
    ],
  },
  {
    what: 'a consequence for some elements, by what neither they nor their owner have',
    change: {
      'actions[2].deleted[1].when': {
        all: [
          { record: 'knid', is: 'fast' },
          { owner: 'nmae', is: 'a' },
        ],
      },
    },
    problems: [
      at(
        'actions[2].deleted[1].when.all[0]',
        'condition-unknown: "knid" is not in Machine.parts[]. Did you mean "uuid"?',
      ),
      at(
        'actions[2].deleted[1].when.all[1]',
        'condition-unknown: "nmae" is not in Machine. Did you mean "name"?',
      ),
    ],
  },
  {
    what: 'a price after an action of what is nowhere, and a cost that ends with it',
    change: {
      'actions[1].costs': { set: { size: { form: 'size_gb' } }, as: { stauts: 'running' } },
      'actions[2].deleted[1].costs': [{ type: 'STORAGE', record: 'siez' }],
    },
    problems: [
      at('actions[1].costs.set', 'field-unknown: "size" is not in Machine. Did you mean "size_gb"?'),
      at('actions[1].costs.as', 'field-unknown: "stauts" is not in Machine. Did you mean "status"?'),
      at(
        'actions[2].deleted[1].costs[0].record',
        'field-unknown: "siez" is not in Machine.parts[]. It has uuid, label, size_gb, kind.',
      ),
    ],
  },
  {
    what: 'options called by nothing',
    change: { [`${create}[0].fields[1].options.title`]: 'title' },
    problems: [
      at(
        `${create}[0].fields[1].options.title`,
        'field-unknown: "title" is not in items of listPools. It has uuid, name, visible, sizes, sizes[].gb, sizes[].title, room, room.min and 1 more: see items of listPools in the description.',
      ),
    ],
  },
  {
    what: 'options whose value is put together of what they do not have',
    change: { [`${create}[0].fields[1].options.value`]: '{uuid}_{title}' },
    problems: [
      at(
        `${create}[0].fields[1].options.value`,
        'field-unknown: "title" is not in items of listPools. It has uuid, name, visible, sizes, sizes[].gb, sizes[].title, room, room.min and 1 more: see items of listPools in the description.',
      ),
    ],
  },
  {
    what: 'options in the order of nothing',
    change: { [`${create}[0].fields[1].options.sort`]: '-place' },
    problems: [
      at(
        `${create}[0].fields[1].options.sort`,
        'field-unknown: "place" is not in items of listPools. It has uuid, name, visible, sizes, sizes[].gb, sizes[].title, room, room.min and 1 more: see items of listPools in the description.',
      ),
    ],
  },
  {
    what: 'a limit that what is chosen does not have',
    change: { [`${create}[1].fields[0].most.option`]: 'limit' },
    problems: [
      at(
        `${create}[1].fields[0].most`,
        'field-unknown: "limit" is not in items of listPools. It has uuid, name, visible, sizes, sizes[].gb, sizes[].title, room, room.min and 1 more: see items of listPools in the description.',
      ),
    ],
  },
  {
    what: 'a condition on what the chosen does not have',
    change: { [`${create}[1].fields[0].when`]: { form: 'pool_uuid', option: 'limit', is: 1 } },
    problems: [
      at(
        `${create}[1].fields[0].when`,
        'field-unknown: "limit" is not in items of listPools. It has uuid, name, visible, sizes, sizes[].gb, sizes[].title, room, room.min and 1 more: see items of listPools in the description.',
      ),
    ],
  },
  {
    what: 'a secret to show that the new record does not have',
    change: { 'create.reveal': 'secret' },
    problems: [
      at(
        'create.reveal',
        'field-unknown: "secret" is not in Machine. It has uuid, name, status, size_gb, note, protected, account_id, pool_uuid and 11 more: see Machine in the description.',
      ),
    ],
  },
  {
    what: 'records related by nothing',
    change: { [`${section}[3].theirs`]: 'account_id' },
    problems: [
      at(`${section}[3].theirs`, 'field-unknown: "account_id" is not in Account. It has id, title.'),
    ],
  },
  {
    what: 'an address and a file of a program, and a sentence below it, that are filled from nowhere',
    change: {
      [`${section}[5]`]: {
        kind: 'snippets',
        id: 'programs',
        note: { name: { record: 'nmae' } },
        of: [
          {
            id: 'shell',
            link: 'ssh://{nmae}',
            parts: [{ file: '{nmae}.rdp', lines: ['{name}'] }],
          },
        ],
      },
    },
    problems: [
      at(`${section}[5].of[0].link`, 'field-unknown: "nmae" is not in Machine. Did you mean "name"?'),
      at(
        `${section}[5].of[0].parts[0].file`,
        'field-unknown: "nmae" is not in Machine. Did you mean "name"?',
      ),
      at(`${section}[5].note.name`, 'field-unknown: "nmae" is not in Machine. Did you mean "name"?'),
    ],
  },
  {
    what: 'a line to copy that is filled from nowhere, and hidden by nothing the site knows',
    change: {
      [`${section}[5]`]: {
        kind: 'snippets',
        id: 'programs',
        of: [
          {
            id: 'shell',
            parts: [
              {
                lines: ['open {nmae:host}', { text: '{$site.name}', when: { site: 'pathStile', is: true } }],
              },
            ],
          },
        ],
      },
      'joins.site': { operation: 'getConfig', take: 'whole' },
    },
    problems: [
      at(
        `${section}[5].of[0].parts[0].lines[0]`,
        'field-unknown: "nmae" is not in Machine. Did you mean "name"?',
      ),
      at(
        `${section}[5].of[0].parts[0].lines[1].when`,
        'condition-unknown: the site configuration has no "pathStile". Did you mean "pathStyle"?',
      ),
    ],
  },
  {
    what: 'parts of related records that are named by nothing',
    change: { [`${section}[3].each`]: { at: 'parts', key: 'account', columns: ['lable'] } },
    problems: [
      at(
        `${section}[3].each.key`,
        'field-unknown: "account" is not in Machine.parts[]. It has uuid, label, size_gb, kind.',
      ),
      at(
        `${section}[3].each.columns[0]`,
        'field-unknown: "lable" is not in Machine.parts[]. Did you mean "label"?',
      ),
    ],
  },
  {
    what: 'a reference whose type nothing tells',
    change: {
      'list.columns[4]': { value: 'account_id', refers: { field: 'kind', of: { customer: 'account' } } },
    },
    problems: [
      at(
        'list.columns[4].refers.field',
        'field-unknown: "kind" is not in Machine. It has uuid, name, status, size_gb, note, protected, account_id, pool_uuid and 11 more: see Machine in the description.',
      ),
    ],
  },
  {
    what: 'a price of nothing',
    change: { 'price[0].record': 'size' },
    problems: [at('price[0].record', 'field-unknown: "size" is not in Machine. Did you mean "size_gb"?')],
  },
  {
    what: 'a price in a pool of nothing',
    change: { 'price[0].pool.record': 'pool' },
    problems: [at('price[0].pool.record', 'field-unknown: "pool" is not in Machine. Did you mean "$pool"?')],
  },
  {
    what: 'a cell that cannot show its value',
    change: { 'list.columns[2].cell': 'date' },
    problems: [
      at(
        'list.columns[2].cell',
        'field-kind: "date" cannot show "size_gb" (gigabytes); use gigabytes, count or leave it out.',
      ),
    ],
  },
  {
    what: 'words about a choice that it does not have',
    change: { [`${create}[0].fields[1].options.about`]: 'descripton' },
    problems: [
      at(
        `${create}[0].fields[1].options.about`,
        'field-unknown: "descripton" is not in items of listPools. It has uuid, name, visible, sizes, sizes[].gb, sizes[].title, room, room.min and 1 more: see items of listPools in the description.',
      ),
    ],
  },
  {
    what: 'something to reveal that is no secret',
    change: { 'detail.facts[0].values[0]': { value: 'created_at', reveal: true } },
    problems: [
      at('detail.facts[0].values[0].reveal', 'field-kind: "created_at" is no secret; leave it out.'),
    ],
  },
]

const states: readonly Wrong[] = [
  {
    what: 'a state without a meaning',
    change: { 'states.of.starting': undefined },
    problems: [at('states.of', 'state-unmapped: "starting" is a value of status without a meaning; add it.')],
  },
  {
    what: 'a meaning without a state',
    change: { 'states.of.runing': { kind: 'works' } },
    problems: [
      at('states.of.runing', 'state-unknown: no record can be in state "runing". Did you mean "running"?'),
    ],
  },
  {
    what: 'an action that waits for a state nobody reaches',
    change: { 'actions[0].expect.state': 'started' },
    problems: [
      at(
        'actions[0].expect.state',
        'state-unknown: no record can be in state "started". There are running, stopped, starting.',
      ),
    ],
  },
  {
    what: 'a create form that waits for a state nobody reaches',
    change: { 'create.expect.state': 'ready' },
    problems: [
      at(
        'create.expect.state',
        'state-unknown: no record can be in state "ready". There are running, stopped, starting.',
      ),
    ],
  },
  {
    what: 'rules that leave records without a state',
    change: {
      states: {
        rules: [
          { state: 'running', when: { record: 'status', is: 'running' } },
          { state: 'rest', when: { record: 'status', is: 'stopped' } },
        ],
        of: { running: { kind: 'works' } },
      },
    },
    problems: [
      at(
        'states.rules',
        'state-unmapped: the last rule must have no condition, or `field` beside the rules must name one whose value is shown, so that every record has a state.',
      ),
      at('states.rules[1].state', 'state-unmapped: "rest" has no meaning in states.of; add it.'),
    ],
  },
  {
    what: 'states of elements that leave some without one',
    change: {
      [`${section}[1].states`]: {
        rules: [{ state: 'quick', when: { record: 'kind', is: 'quick' } }],
        of: { quick: { kind: 'work' } },
      },
    },
    problems: [
      at(
        `${section}[1].states.rules`,
        'state-unmapped: the last rule must have no condition, or `field` beside the rules must name one whose value is shown, so that every record has a state.',
      ),
      at(
        `${section}[1].states.rules[0].when`,
        'condition-unknown: "quick" is not a value of kind. Its values are fast, slow.',
      ),
      at(
        `${section}[1].states.of.quick.kind`,
        'name-unknown: there is no kind of state "work". Did you mean "works"?',
      ),
    ],
  },
]

const parameters: readonly Wrong[] = [
  {
    what: 'a step after creating without what it needs, about a list nobody fills in',
    change: { 'create.steps': [{ action: 'resize', each: 'sizes', params: { size: { form: 'value' } } }] },
    problems: [
      at(
        'create.steps[0]',
        'body-required: resizeMachine needs "size_gb", which has no source; bind it in params or ask for it.',
      ),
      at(
        'create.steps[0].params.size',
        'body-unknown: "size" is not a parameter of resizeMachine. Did you mean "size_gb"?',
      ),
      at(
        'create.steps[0].each',
        'form-unknown: the form has no field "sizes". It has location, pool_uuid, size_gb, account_id, parts, name.',
      ),
    ],
  },
  {
    what: 'a text where a field is meant, and values of another kind than their parameters',
    change: {
      'actions[0].params': { uuid: 'uuid' },
      'actions[1].fields': undefined,
      'actions[1].params': { uuid: { record: 'uuid' }, size_gb: '20' },
      [`${section}[1].rowActions[0].params`]: { uuid: { record: 'uuid' }, machine_uuid: true },
      [`${section}[2].params`]: { uuid: { record: 'uuid' }, name: 7 },
    },
    problems: [
      at(
        'actions[0].params.uuid',
        'param-kind: "uuid" of startMachine takes a text of the format uuid, not "uuid". Write { record: "uuid" } for a field of that name.',
      ),
      at(
        'actions[1].params.size_gb',
        'param-kind: "size_gb" of resizeMachine takes a whole number, not "20".',
      ),
      at(
        `${section}[1].rowActions[0].params.machine_uuid`,
        'param-kind: "machine_uuid" of deletePart takes a text, not true.',
      ),
      at(`${section}[2].params.name`, 'param-kind: "name" of replaceMachine takes a text, not 7.'),
    ],
  },
  {
    what: 'a path parameter without a source',
    change: { 'actions[2].operation': 'readShelf', 'actions[2].params': {} },
    problems: [
      at(
        'actions[2]',
        'param-unbound: readShelf needs "shelf", which has no source; bind it in params or ask for it.',
      ),
      at(
        'actions[2].operation',
        'op-only-reads: "readShelf" is GET and changes nothing; name an operation that changes something, or show what it reads in a section of the page.',
      ),
    ],
  },
  {
    what: 'a query parameter without a source',
    change: { [`${section}[1].rowActions[0].params`]: {} },
    problems: [
      at(
        `${section}[1].rowActions[0]`,
        'body-required: deletePart needs "machine_uuid", which has no source; bind it in params or ask for it.',
      ),
      at(
        `${section}[1].rowActions[0]`,
        'param-unbound: deletePart needs "uuid", which has no source; bind it in params or ask for it.',
      ),
    ],
  },
  {
    what: 'a required property nobody fills',
    change: { [`${create}[2].fields`]: [] },
    problems: [
      at(
        'create',
        'body-required: createMachine needs "name", which has no source; bind it in params or ask for it.',
      ),
    ],
  },
  {
    what: 'a field the call does not take',
    change: { 'actions[1].fields[0].at': 'size' },
    problems: [
      at(
        'actions[1]',
        'body-required: resizeMachine needs "size_gb", which has no source; bind it in params or ask for it.',
      ),
      at(
        'actions[1].fields[0].at',
        'body-unknown: "size" is not a parameter of resizeMachine. Did you mean "size_gb"?',
      ),
    ],
  },
  {
    what: 'a field of the create form the call does not take',
    change: { [`${create}[2].fields[1]`]: { at: 'pasword' } },
    problems: [
      at(
        `${create}[2].fields[1].at`,
        'body-unknown: "pasword" is not a parameter of createMachine. Did you mean "password"?',
      ),
    ],
  },
  {
    what: 'a field for a place inside a parameter that has no such place',
    change: { [`${create}[2].fields[0].at`]: 'name.first' },
    problems: [
      at(
        `${create}[2].fields[0].at`,
        'body-unknown: "name.first" is not a parameter of createMachine. Did you mean "name"?',
      ),
    ],
  },
  {
    what: 'an action on an element that waits for a state no element can be in',
    change: {
      [`${section}[1].states`]: { field: 'kind', of: { fast: { kind: 'works' }, slow: { kind: 'rest' } } },
      [`${section}[1].rowActions[0].expect`]: { state: 'slwo', seconds: 5 },
    },
    problems: [
      at(
        `${section}[1].rowActions[0].expect.state`,
        'state-unknown: no record can be in state "slwo". Did you mean "slow"?',
      ),
    ],
  },
  {
    what: 'an end of something whose beginning is not asked for',
    change: { [`${create}[0].fields[1].since`]: 'bgin' },
    problems: [
      at(
        `${create}[0].fields[1].since`,
        'form-unknown: the form has no field "bgin". It has location, pool_uuid, size_gb, account_id, parts, name.',
      ),
    ],
  },
  {
    what: 'a first value out of the choice of a field that is not there',
    change: { [`${create}[1].fields[0].initial`]: { form: 'pol', option: 'name' } },
    problems: [
      at(
        `${create}[1].fields[0].initial`,
        'form-unknown: the form has no field "pol". It has location, pool_uuid, size_gb, account_id, parts, name.',
      ),
    ],
  },
  {
    what: 'a bound parameter the call does not take',
    change: { 'actions[0].params.force': true },
    problems: [
      at(
        'actions[0].params.force',
        'body-unknown: "force" is not a parameter of startMachine. It takes location, uuid.',
      ),
    ],
  },
  {
    what: 'an editor whose call takes no array',
    change: { [`${section}[2].operation`]: 'startMachine', [`${section}[2].params`]: {} },
    problems: [
      at(
        `${section}[2].at`,
        'body-unknown: "parts" is not a parameter of startMachine. It takes location, uuid.',
      ),
    ],
  },
  {
    what: 'a field of a row the call does not take',
    change: { [`${create}[1].fields[2].of[0].at`]: 'lable' },
    problems: [
      at(`${create}[1].fields[2]`, 'body-required: the rows of parts need "label"; ask for it.'),
      at(
        `${create}[1].fields[2].of[0].at`,
        'body-unknown: "lable" is not in the rows of parts. Did you mean "label"?',
      ),
      at(
        `${create}[1].fields[2].of[1].when`,
        'condition-unknown: the form has no field "label". Did you mean "lable"?',
      ),
    ],
  },
  {
    what: 'a field of an edited row the call does not take',
    change: { [`${section}[2].fields[0].at`]: 'title' },
    problems: [
      at(`${section}[2]`, 'body-required: the rows of parts need "label"; ask for it.'),
      at(
        `${section}[2].fields[0].at`,
        'body-unknown: "title" is not in the rows of parts. They have uuid, label, kind.',
      ),
    ],
  },
]

const conditions: readonly Wrong[] = [
  {
    what: 'a condition on a field that does not exist',
    change: { 'actions[0].when.record': 'state' },
    problems: [at('actions[0].when', 'condition-unknown: "state" is not in Machine. Did you mean "$state"?')],
  },
  {
    what: 'a condition on a value that does not exist',
    change: { 'actions[0].when.is': 'stoped' },
    problems: [
      at('actions[0].when', 'condition-unknown: "stoped" is not a value of status. Did you mean "stopped"?'),
    ],
  },
  {
    what: 'a condition on values deep inside, one of which does not exist',
    change: {
      'actions[0].when': {
        all: [
          { not: { record: 'status', is: ['running', 'paused'] } },
          { any: [{ record: '$pool.visible', is: true }] },
        ],
        because: 'startStopped',
      },
    },
    problems: [
      at(
        'actions[0].when.all[0].not',
        'condition-unknown: "paused" is not a value of status. Its values are running, stopped, starting.',
      ),
    ],
  },
  {
    what: 'a condition of a part on a value of the machine',
    change: { [`${section}[1].rowActions[0].when.is`]: 'running' },
    problems: [
      at(
        `${section}[1].rowActions[0].when`,
        'condition-unknown: "running" is not a value of kind. Its values are fast, slow.',
      ),
    ],
  },
  {
    what: 'a condition of a part on a value its owner does not have',
    change: { [`${section}[1].rowActions[0].when`]: { owner: 'status', is: 'paused', because: 'fast' } },
    problems: [
      at(
        `${section}[1].rowActions[0].when`,
        'condition-unknown: "paused" is not a value of status. Its values are running, stopped, starting.',
      ),
    ],
  },
  {
    what: 'a condition of a part on a field its owner does not have',
    change: { [`${section}[1].rowActions[0].when`]: { owner: 'staus', is: 'running', because: 'fast' } },
    problems: [
      at(
        `${section}[1].rowActions[0].when`,
        'condition-unknown: "staus" is not in Machine. Did you mean "status"?',
      ),
    ],
  },
  {
    what: 'a newest element of what is not there, and one chosen by what an element has not',
    change: {
      'list.columns[1]': { id: 'size', value: { newest: 'parts[].size_g' } },
      'list.columns[2]': {
        id: 'part',
        value: { newest: 'parts[].label', when: { record: 'size_g', is: 1 } },
      },
    },
    problems: [
      at(
        'list.columns[1]',
        'field-unknown: "parts[].size_g" is not in Machine. Did you mean "parts[].size_gb"?',
      ),
      at(
        'list.columns[2].value.when',
        'condition-unknown: "size_g" is not in Machine.parts[]. Did you mean "size_gb"?',
      ),
    ],
  },
  {
    what: 'a condition on an owner where there is none',
    change: { 'actions[0].when': { owner: 'status', is: 'running', because: 'startStopped' } },
    problems: [
      at(
        'actions[0].when',
        'condition-unknown: "status" is not in reach: there is no owner here. Write record, site, context, account or feature.',
      ),
    ],
  },
  {
    what: 'a condition on an account named by a field that does not exist',
    change: { 'actions[0].when': { account: { record: 'pool_uid' }, is: 'open', because: 'startStopped' } },
    problems: [
      at('actions[0].when.account', 'field-unknown: "pool_uid" is not in Machine. Did you mean "pool_uuid"?'),
    ],
  },
  {
    what: 'a condition on an account without a reason',
    change: { 'actions[0].when': { account: { record: 'pool_uuid' }, is: 'open' } },
    problems: [
      at('actions[0].when', 'reason-missing: add `because`, the key of the sentence shown when this fails.'),
    ],
  },
  {
    what: 'a condition on a record where there is none',
    change: { 'create.when': { record: 'status', is: 'running', because: 'x' } },
    problems: [
      at(
        'create.when',
        'condition-unknown: "status" is not in reach: there is no record here. Write site, context, account or feature.',
      ),
    ],
  },
  {
    what: 'a condition on a field the form does not have',
    change: { [`${create}[1].fields[0].when.form`]: 'pool' },
    problems: [
      at(
        `${create}[1].fields[0].when`,
        'condition-unknown: the form has no field "pool". Did you mean "pool_uuid"?',
      ),
    ],
  },
  {
    what: 'an option where none is judged',
    change: { 'actions[0].when': { option: 'uuid', is: 'a', because: 'startStopped' } },
    problems: [
      at(
        'actions[0].when',
        'condition-unknown: "uuid" is not in reach: there is no option here. Write record, site, context, account or feature.',
      ),
    ],
  },
  {
    what: 'options of a new record that depend on a record',
    change: { [`${create}[0].fields[1].options.when`]: { record: 'visible', is: true } },
    problems: [
      at(
        `${create}[0].fields[1].options.when`,
        'condition-unknown: "visible" is not in reach: there is no record here. Write option, form, site, context, account or feature.',
      ),
    ],
  },
  {
    what: 'options that depend on a field their items do not have',
    change: { [`${create}[0].fields[1].options.when.not.option`]: 'is_visible' },
    problems: [
      at(
        `${create}[0].fields[1].options.when.not`,
        'condition-unknown: "is_visible" is not in items of listPools. Did you mean "visible"?',
      ),
    ],
  },
  {
    what: 'a price under a condition on nothing',
    change: { 'price[0].form': { at: 'size_gb', when: { form: 'backup', is: true } } },
    problems: [
      at(
        'price[0].form.when',
        'condition-unknown: the form has no field "backup". It has location, pool_uuid, size_gb, account_id, parts, name.',
      ),
    ],
  },
  {
    what: 'an action that is refused without a word',
    change: { 'actions[0].when.because': undefined },
    problems: [
      at('actions[0].when', 'reason-missing: add `because`, the key of the sentence shown when this fails.'),
    ],
  },
]

const formNames: readonly Wrong[] = [
  {
    what: 'one of several bounds chosen in a field the form does not have',
    change: {
      [`${create}[1].fields[0].least`]: [1, { form: 'pool', option: 'sizes[].gb' }],
    },
    problems: [
      at(
        `${create}[1].fields[0].least[1]`,
        'form-unknown: the form has no field "pool". Did you mean "pool_uuid"?',
      ),
    ],
  },
  {
    what: 'a bound chosen in a field the form does not have',
    change: { [`${create}[1].fields[0].most.form`]: 'pool' },
    problems: [
      at(
        `${create}[1].fields[0].most`,
        'form-unknown: the form has no field "pool". Did you mean "pool_uuid"?',
      ),
    ],
  },
  {
    what: 'a ready-made size that sets nothing',
    change: { [`${create}[1].presets.set`]: { size: { key: 'ssd', cell: 'gigabytes' } } },
    problems: [
      at(
        `${create}[1].presets.set.size`,
        'form-unknown: the form has no field "size". Did you mean "size_gb"?',
      ),
    ],
  },
  {
    what: 'a link that fills nothing',
    change: { 'create.prefill.size': 'size' },
    problems: [
      at('create.prefill.size', 'form-unknown: the form has no field "size". Did you mean "size_gb"?'),
    ],
  },
  {
    what: 'a ready-made start that says what no link can say',
    change: { 'list.presets[0].values': { sise: '20' } },
    problems: [
      at('list.presets[0].values', 'form-unknown: create.prefill has no "sise". Did you mean "size"?'),
    ],
  },
  {
    what: 'a price of a field the form does not have',
    change: { 'price[0].form': 'disks' },
    problems: [
      at(
        'price[0].form',
        'form-unknown: the form has no field "disks". It has location, pool_uuid, size_gb, account_id, parts, name.',
      ),
    ],
  },
]

const names: readonly Wrong[] = [
  {
    what: 'a cost like a part that its price does not have',
    change: { 'actions[0].costs': { of: ['STORAG'], as: { state: 'stopped' } } },
    problems: [
      at('actions[0].costs.as', 'field-unknown: "state" is not in Machine. Did you mean "$state"?'),
      at('actions[0].costs.of[0]', 'name-unknown: there is no priced part "STORAG". Did you mean "STORAGE"?'),
    ],
  },
  {
    what: 'an icon nobody drew',
    change: { icon: 'servr' },
    problems: [at('icon', 'name-unknown: there is no icon "servr". Did you mean "server"?')],
  },
  {
    what: 'a section nobody knows',
    change: { section: 'machines' },
    problems: [
      at(
        'section',
        'name-unknown: there is no section "machines". There are compute, metal, disks, storage, network, services, access, billing. A new one is added to sectionNames in src/manifest/names.ts and named in locales/en/console.json, with an icon in src/app/shell/section-icons.ts.',
      ),
    ],
  },
  {
    what: 'a kind of state nobody knows',
    change: { 'states.of.running.kind': 'work' },
    problems: [
      at('states.of.running.kind', 'name-unknown: there is no kind of state "work". Did you mean "works"?'),
    ],
  },
  {
    what: 'a cell nobody wrote',
    change: { 'list.columns[1].cell': 'badge' },
    problems: [at('list.columns[1].cell', 'name-unknown: there is no cell "badge". Did you mean "age"?')],
  },
  {
    what: 'a widget nobody wrote',
    change: { [`${create}[0].fields[0].widget`]: 'tile' },
    problems: [
      at(`${create}[0].fields[0].widget`, 'name-unknown: there is no widget "tile". Did you mean "tiles"?'),
    ],
  },
  {
    what: 'a widget nobody wrote, in a row',
    change: { [`${create}[1].fields[2].of[0].widget`]: 'txt' },
    problems: [
      at(
        `${create}[1].fields[2].of[0].widget`,
        'name-unknown: there is no widget "txt". Did you mean "text"?',
      ),
    ],
  },
  {
    what: 'a reference to one of several types, one of which does not exist',
    change: {
      'list.columns[4]': {
        value: 'account_id',
        refers: { field: 'note', of: { a: 'account', b: 'acount' } },
      },
    },
    problems: [
      at(
        'list.columns[4].refers.of.b',
        'name-unknown: there is no resource type "acount". Did you mean "account"?',
      ),
    ],
  },
  {
    what: 'a notice that leads to a type nobody described, with a sum the answer does not have',
    change: {
      'create.notices': [
        {
          id: 'careful',
          tone: 'warning',
          values: { sum: { operation: 'getConfig', at: 'nothing', cell: 'money' } },
          link: { type: 'acount', id: { form: 'nam' } },
        },
      ],
    },
    problems: [
      at(
        'create.notices[0].values.sum.at',
        'field-unknown: "nothing" is not in the answer of getConfig. It has name, pathStyle, vmsEnabled.',
      ),
      at('create.notices[0].link.id', 'form-unknown: the form has no field "nam". Did you mean "name"?'),
      at(
        'create.notices[0].link.type',
        'name-unknown: there is no resource type "acount". Did you mean "account"?',
      ),
    ],
  },
  {
    what: 'a cost with a link to a tab and by a parameter that do not exist',
    change: {
      'detail.spent': {
        operation: 'listMachines',
        params: { uuid: { record: 'uuid' } },
        theirs: 'uuid',
        sum: 'size_gb',
        link: { type: 'machine', id: 'id', tab: 'overvew', filter: 'of' },
      },
    },
    problems: [
      at('detail.spent.link.id', 'name-unknown: there is no parameter "id". Did you mean "uuid"?'),
      at(
        'detail.spent.link.tab',
        'name-unknown: there is no tab of machine "overvew". Did you mean "overview"?',
      ),
    ],
  },
  {
    what: 'a reference to a type nobody described',
    change: { 'list.columns[4].refers': 'acount' },
    problems: [
      at(
        'list.columns[4].refers',
        'name-unknown: there is no resource type "acount". Did you mean "account"?',
      ),
    ],
  },
  {
    what: 'options of a type nobody described',
    change: { [`${create}[1].fields[1].options.type`]: 'disk' },
    problems: [
      at(
        `${create}[1].fields[1].options.type`,
        'name-unknown: there is no resource type "disk". There are account, machine.',
      ),
    ],
  },
  {
    what: 'an order by a column that is not there',
    change: { 'list.sort': 'title' },
    problems: [
      at(
        'list.sort',
        'name-unknown: there is no column "title". There are name, state, size_gb, pool, account_id.',
      ),
    ],
  },
  {
    what: 'an entry of the row menu that is not there',
    change: { 'list.actions': ['strat'] },
    problems: [at('list.actions[0]', 'name-unknown: there is no action "strat". Did you mean "start"?')],
  },
  {
    what: 'a bulk action that is not there',
    change: { 'list.bulk[0]': 'strat' },
    problems: [at('list.bulk[0]', 'name-unknown: there is no action "strat". Did you mean "start"?')],
  },
  {
    what: 'a way out that is not there',
    change: { 'actions[0].expect.action': 'forceStop' },
    problems: [
      at(
        'actions[0].expect.action',
        'name-unknown: there is no action "forceStop". There are start, resize, delete.',
      ),
    ],
  },
  {
    what: 'a step that is not there',
    change: { 'actions[0].steps': [{ action: 'restart' }] },
    problems: [
      at('actions[0].steps[0].action', 'name-unknown: there is no action "restart". Did you mean "start"?'),
    ],
  },
  {
    what: 'a value below the name that is not there',
    change: { 'detail.values': ['nota'] },
    problems: [at('detail.values[0]', 'field-unknown: "nota" is not in Machine. Did you mean "note"?')],
  },
  {
    what: 'related records beside the content that are not there',
    change: { 'detail.facts[0].section': 'accounts', 'detail.facts[0].action': 'strat' },
    problems: [
      at(
        'detail.facts[0].section',
        'name-unknown: there is no section of related records "accounts". Did you mean "account"?',
      ),
      at('detail.facts[0].action', 'name-unknown: there is no action "strat". Did you mean "start"?'),
    ],
  },
  {
    what: 'a count of nothing where elements are saved',
    change: { [`${section}[2].count`]: 'part[]' },
    problems: [at(`${section}[2].count`, 'field-unknown: "part[]" is not in Machine. Did you mean "parts"?')],
  },
  {
    what: 'a form of an action that is not there',
    change: { [`${section}[4].action`]: 'size' },
    problems: [at(`${section}[4].action`, 'name-unknown: there is no action "size". Did you mean "resize"?')],
  },
  {
    what: 'components nobody wrote',
    change: {
      [`${section}[5]`]: { kind: 'custom', id: 'terminal', component: 'billing-histori' },
      'detail.facts[0].component': 'billing-balanse',
    },
    problems: [
      at(
        'detail.facts[0].component',
        'name-unknown: there is no component "billing-balanse". Did you mean "billing-balance"?',
      ),
      at(
        `${section}[5].component`,
        'name-unknown: there is no component "billing-histori". Did you mean "billing-history"?',
      ),
    ],
  },
  {
    what: 'a switch the site configuration does not have, and one that is none',
    change: { feature: 'vmEnabled', 'actions[1].when': { feature: 'name' } },
    problems: [
      at(
        'actions[1].when.feature',
        'name-unknown: there is no switch of the site configuration "name". There are pathStyle, vmsEnabled.',
      ),
      at(
        'feature',
        'name-unknown: there is no switch of the site configuration "vmEnabled". Did you mean "vmsEnabled"?',
      ),
    ],
  },
  {
    what: 'actions of another type that are not there',
    change: { [`${section}[3].rowActions`]: ['pay'] },
    problems: [
      at(
        'detail.tabs[0].sections[3].rowActions[0]',
        'name-unknown: there is no action of account "pay". There is none; leave it out.',
      ),
    ],
  },
]

const doubles: readonly Wrong[] = [
  {
    what: 'two columns of one name',
    change: { 'list.columns[5]': { id: 'name', value: 'note' } },
    problems: [at('list.columns[5]', 'duplicate-id: another column is called "name"; rename one.')],
  },
  {
    what: 'two actions of one name, one of them of a part',
    change: { [`${section}[1].rowActions[0].id`]: 'delete' },
    problems: [
      at(
        'detail.tabs[0].sections[1].rowActions[0]',
        'duplicate-id: another action is called "delete"; rename one.',
      ),
    ],
  },
  {
    what: 'an editor of the name of an action, by which it would save',
    change: { [`${section}[2].id`]: 'start' },
    problems: [
      at('detail.tabs[0].sections[2]', 'duplicate-id: another action is called "start"; rename one.'),
    ],
  },
  {
    what: 'two sections of one name',
    change: { [`${section}[3].id`]: 'parts' },
    problems: [
      at('detail.tabs[0].sections[3]', 'duplicate-id: another section is called "parts"; rename one.'),
    ],
  },
  {
    what: 'two fields of one name',
    change: { [`${create}[2].fields[1]`]: { at: 'pool_uuid' } },
    problems: [
      at('create.sections[2].fields[1]', 'duplicate-id: another field is called "pool_uuid"; rename one.'),
    ],
  },
]

/** Every rule with manifests that break it. */
export const wrongManifests: Readonly<Record<string, readonly Wrong[]>> = {
  data,
  words: wrongWords,
  forms: wrongForms,
  'parts that are expanded': wrongPlaces,
  'first attempts': wrongAttempts,
  metrics: wrongMetrics,
  types,
  operations,
  reads,
  'actions nobody is asked about': asked,
  routes,
  fields,
  states,
  parameters,
  'fields of more than one kind': branches,
  conditions,
  'names of form fields': formNames,
  names,
  doubles,
  rows,
  bodies,
  'fields the console adds': addedFields,
}
