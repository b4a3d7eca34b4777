import type { Wrong } from './wrong-manifest'

const at = (path: string, rest: string): string => `resource-manifests/machine.ts › ${path} › ${rest}`
const create = 'create.sections'
const section = 'detail.tabs[0].sections'

/** Words of another form, of another language, or of an earlier version. */
export const wrongForms: readonly Wrong[] = [
  {
    what: 'a field asked as the site configuration says, in the word of before',
    change: { [`${create}[2].fields[0].asked`]: 'fields' },
    problems: [
      at('create.sections[2].fields[0].asked', 'word-unknown: there is no such word here. Write "site".'),
    ],
  },
  {
    what: 'a picture in place of an icon',
    change: { 'actions[0].icon': undefined, 'actions[0].picture': 'server' },
    problems: [at('actions[0].picture', 'word-unknown: there is no such word here. Write "icon".')],
  },
  {
    what: 'a count shown as a picture',
    change: { 'detail.count': { id: 'parts', at: 'parts[]', picture: 'package' } },
    problems: [at('detail.count.picture', 'word-unknown: there is no such word here. Write "icon".')],
  },
  {
    what: 'fixed values under kinds',
    change: {
      [`${create}[1].fields[0]`]: { at: 'kind', local: 'string', options: { kind: 'values', kinds: ['a'] } },
    },
    problems: [
      at(
        'create.sections[1].fields[0].options.kinds',
        'word-unknown: there is no such word here. Write "values".',
      ),
    ],
  },
  {
    what: 'elements priced singly',
    change: { 'price[0].record': { at: 'parts[].size_gb', singly: true } },
    problems: [
      at(
        'price[0].record',
        'word-missing: needs the word "when"; add it. It may be { record, is }, { record, present }, { option, is }, { option, present }, { owner, is }, { owner, present }, { form, is }, { form, present }, { form, option, is }, { context }, { account, is }, { context, is }, { feature }, { site, is }, { all }, { any } or { not }.',
      ),
      at('price[0].record.singly', 'word-unknown: there is no such word here. Write "each".'),
    ],
  },
  {
    what: 'a price counted in copies',
    change: { 'price[0].form': { at: 'size_gb', copies: 'size_gb' } },
    problems: [at('price[0].form.copies', 'word-unknown: there is no such word here. Write "times".')],
  },
  {
    what: 'a cell, copies and singly of a price line',
    change: { 'price[0].cell': 'gigabytes', 'price[0].copies': 'size_gb', 'price[0].singly': true },
    problems: [
      at(
        'price[0].cell',
        'word-unknown: there is no such word here. There are type, record, form, title, pool, rates.',
      ),
      at(
        'price[0].copies',
        'word-unknown: there is no such word here. There are type, record, form, title, pool, rates.',
      ),
      at(
        'price[0].singly',
        'word-unknown: there is no such word here. There are type, record, form, title, pool, rates.',
      ),
    ],
  },
  {
    what: 'a price list with a factor',
    change: { 'price[0].rates': { record: 'parts', type: 'kind', factor: 'size_gb' } },
    problems: [at('price[0].rates.factor', 'word-unknown: there is no such word here. Write "times".')],
  },
  {
    what: 'an action that reprices',
    change: { 'actions[1].reprices': { size_gb: { form: 'size_gb' } } },
    problems: [at('actions[1].reprices', 'word-unknown: there is no such word here. Write "costs".')],
  },
  {
    what: 'a default in place of a first value',
    change: { [`${create}[1].fields[0]`]: { at: 'size_gb', default: 20 } },
    problems: [
      at(
        'create.sections[1].fields[0].default',
        'word-unknown: there is no such word here. Write "initial".',
      ),
    ],
  },
  {
    what: 'bounds called min and max',
    change: { [`${create}[1].fields[0]`]: { at: 'size_gb', min: 1, max: 10 } },
    problems: [
      at('create.sections[1].fields[0].max', 'word-unknown: there is no such word here. Write "most".'),
      at('create.sections[1].fields[0].min', 'word-unknown: there is no such word here. Write "least".'),
    ],
  },
  {
    what: 'a confirmation in place of a guard',
    change: { 'actions[0].guard': undefined, 'actions[0].confirm': 'disturbs' },
    problems: [at('actions[0].confirm', 'word-unknown: there is no such word here. Write "guard".')],
  },
  {
    what: 'a condition called condition',
    change: { 'actions[0].when': undefined, 'actions[0].condition': { record: 'status', is: 'stopped' } },
    problems: [at('actions[0].condition', 'word-unknown: there is no such word here. Write "when".')],
  },
  {
    what: 'an action by its label',
    change: { 'actions[0].id': undefined, 'actions[0].label': 'Start' },
    problems: [at('actions[0].label', 'word-unknown: there is no such word here. Write "id".')],
  },
  {
    what: 'a question of an action that asks for nothing',
    change: { 'actions[0].guard': { when: { record: 'status', is: 'stopped' }, dialog: 'automatic-topup' } },
    problems: [
      at(
        'actions[0].guard.dialog',
        'name-unknown: there is no question "automatic-topup". Did you mean "automatic-top-up"?',
      ),
      at(
        'actions[0].guard',
        'asks-without-fields: a question is about what is filled in, and there are no fields; give the action fields, or a guard of one word.',
      ),
    ],
  },
  {
    what: 'a question that depends on what is not asked for',
    change: { 'actions[1].guard': { when: { form: 'size', present: true }, dialog: 'automatic-top-up' } },
    problems: [
      at('actions[1].guard.when', 'condition-unknown: the form has no field "size". Did you mean "size_gb"?'),
    ],
  },
  {
    what: 'columns that are called fields',
    change: { 'list.columns': undefined, 'list.fields': ['name'] },
    problems: [at('list.fields', 'word-unknown: there is no such word here. Write "columns".')],
  },
  {
    what: 'a method and an address in place of an operation',
    change: { 'actions[0].operation': undefined, 'actions[0].method': 'POST', 'actions[0].url': '/x' },
    problems: [
      at('actions[0].method', 'word-unknown: there is no such word here. Write "operation".'),
      at(
        'actions[0].url',
        'word-unknown: there is no such word here. There are id, icon, operation, params, when, charges, fields, dialog and 10 more: see docs/manifest-reference.md.',
      ),
    ],
  },
  {
    what: 'a path in place of the place of a field',
    change: { [`${create}[2].fields[0]`]: { path: 'name' } },
    problems: [
      at(
        'create.sections[2].fields[0]',
        'word-kind: is in none of the forms it may have. Write a text or { at }.',
      ),
    ],
  },
  {
    what: 'a name in place of the place of a field',
    change: { [`${create}[2].fields[0]`]: { name: 'name' } },
    problems: [
      at(
        'create.sections[2].fields[0]',
        'word-kind: is in none of the forms it may have. Write a text or { at }.',
      ),
    ],
  },
  {
    what: 'a section by its type',
    change: { [`${section}[0]`]: { type: 'facts', id: 'facts', values: ['note'] } },
    problems: [
      at(
        'detail.tabs[0].sections[0]',
        'word-kind: is in none of the forms it may have. Its "kind" may be facts, collection, editor, related, snippets, form, actions, secret, custom.',
      ),
    ],
  },
  {
    what: 'a column by its field',
    change: { 'list.columns[2]': { field: 'size_gb' } },
    problems: [
      at('list.columns[2]', 'word-kind: is in none of the forms it may have. Write a text or { value }.'),
    ],
  },
  {
    what: 'costs of no form there is',
    change: { 'actions[1].costs': { type: 'STORAGE', record: 'size_gb' } },
    problems: [
      at(
        'actions[1].costs',
        'word-kind: is in none of the forms it may have. Write { of }, { set } or a list, each { type }.',
      ),
    ],
  },
  {
    what: 'costs that are a text',
    change: { 'actions[1].costs': 'STORAGE' },
    problems: [
      at(
        'actions[1].costs',
        'word-kind: cannot be "STORAGE". Write { of }, { set } or a list, each { type }.',
      ),
    ],
  },
  {
    what: 'costs that are a list of texts',
    change: { 'actions[1].costs': ['STORAGE'] },
    problems: [at('actions[1].costs[0]', 'word-kind: must be an object. Write { type }.')],
  },
  {
    what: 'a condition that is a text',
    change: { 'actions[0].when': 'stopped' },
    problems: [
      at(
        'actions[0].when',
        'word-kind: must be an object. Write { record, is }, { record, present }, { option, is }, { option, present }, { owner, is }, { owner, present }, { form, is }, { form, present }, { form, option, is }, { context }, { account, is }, { context, is }, { feature }, { site, is }, { all }, { any } or { not }.',
      ),
    ],
  },
  {
    what: 'a condition that is a list',
    change: { 'actions[0].when': [{ record: 'status', is: 'stopped' }] },
    problems: [
      at(
        'actions[0].when',
        'word-kind: must not be a list. Write { record, is }, { record, present }, { option, is }, { option, present }, { owner, is }, { owner, present }, { form, is }, { form, present }, { form, option, is }, { context }, { account, is }, { context, is }, { feature }, { site, is }, { all }, { any } or { not }.',
      ),
    ],
  },
  {
    what: 'a condition that is true',
    change: { 'list.when': true },
    problems: [
      at(
        'list.when',
        'word-kind: must be an object. Write { record, is }, { record, present }, { option, is }, { option, present }, { owner, is }, { owner, present }, { form, is }, { form, present }, { form, option, is }, { context }, { account, is }, { context, is }, { feature }, { site, is }, { all }, { any } or { not }.',
      ),
    ],
  },
  {
    what: 'a condition with two fields',
    change: { 'actions[0].when': { status: 'stopped', name: 'x' } },
    problems: [
      at(
        'actions[0].when',
        'word-kind: is in none of the forms it may have. Write { record, is }, { record, present }, { option, is }, { option, present }, { owner, is }, { owner, present }, { form, is }, { form, present }, { form, option, is }, { context }, { account, is }, { context, is }, { feature }, { site, is }, { all }, { any } or { not }.',
      ),
    ],
  },
  {
    what: 'options that are a list',
    change: { [`${create}[1].fields[1].options`]: ['a', 'b'] },
    problems: [
      at(
        'create.sections[1].fields[1].options',
        'word-kind: must not be a list. Its "kind" may be operation, resource, values, locations.',
      ),
    ],
  },
  {
    what: 'options of a kind there is not',
    change: { [`${create}[1].fields[1].options`]: { kind: 'value', values: ['a'] } },
    problems: [
      at(
        'create.sections[1].fields[1].options',
        'word-kind: is in none of the forms it may have. Its "kind" may be operation, resource, values, locations. Did you mean "values"?',
      ),
    ],
  },
  {
    what: 'options without a kind',
    change: { [`${create}[1].fields[1].options`]: { values: ['a'] } },
    problems: [
      at(
        'create.sections[1].fields[1].options',
        'word-kind: is in none of the forms it may have. Its "kind" may be operation, resource, values, locations.',
      ),
    ],
  },
  {
    what: 'a section of a kind nearly right',
    change: { [`${section}[0].kind`]: 'fact' },
    problems: [
      at(
        'detail.tabs[0].sections[0]',
        'word-kind: is in none of the forms it may have. Its "kind" may be facts, collection, editor, related, snippets, form, actions, secret, custom. Did you mean "facts"?',
      ),
    ],
  },
  {
    what: 'variants that are a list',
    change: { [`${create}[1].fields[0].variants`]: ['size_gb'] },
    problems: [
      at(
        'create.sections[1].fields[0].variants',
        'word-kind: must not be a list. Write an object of names, each with a list, each a text or { at }.',
      ),
    ],
  },
  {
    what: 'variants of one field each',
    change: { [`${create}[1].fields[0].variants`]: { a: 'size_gb' } },
    problems: [
      at(
        'create.sections[1].fields[0].variants.a',
        'word-kind: must be a list; put it in [ ]. Each is a text or { at }.',
      ),
    ],
  },
  {
    what: 'params that are a list',
    change: { 'actions[0].params': ['uuid'] },
    problems: [
      at(
        'actions[0].params',
        'word-kind: must not be a list. Write an object of names, each with a value, { record }, { owner }, { form }, { form, option }, { option }, { context }, { site }, { sum } or { count }.',
      ),
    ],
  },
  {
    what: 'steps that are a text',
    change: { 'actions[0].steps': 'delete' },
    problems: [
      at('actions[0].steps', 'word-kind: must be a list; put it in [ ]. Each is a text or { action }.'),
    ],
  },
  {
    what: 'a step that is a number',
    change: { 'actions[0].steps': [1] },
    problems: [at('actions[0].steps[0]', 'word-kind: cannot be 1; it takes a text or { action }.')],
  },
  {
    what: 'a state that is a text',
    change: { 'states.of.running': 'works' },
    problems: [at('states.of.running', 'word-kind: must be an object. Write { kind }.')],
  },
  {
    what: 'states of a list of values',
    change: { states: ['running', 'stopped'] },
    problems: [at('states', 'word-kind: must not be a list. Write { field, of } or { rules, of }.')],
  },
  {
    what: 'states that are a path',
    change: { states: 'status' },
    problems: [at('states', 'word-kind: must be an object. Write { field, of } or { rules, of }.')],
  },
  {
    what: 'routes that are a text',
    change: { routes: '/machines' },
    problems: [at('routes', 'word-kind: must be an object. Write { list }.')],
  },
  {
    what: 'a join without its list',
    change: { 'joins.pool.operation': undefined },
    problems: [at('joins.pool', 'word-missing: needs the word "operation"; add it.')],
  },
  {
    what: 'a join that takes all',
    change: { 'joins.pool.take': 'all' },
    problems: [at('joins.pool.take', 'word-kind: cannot be "all". It may be one, many.')],
  },
  {
    what: 'a join that is a text',
    change: { 'joins.pool': 'listPools' },
    problems: [
      at(
        'joins.pool',
        'word-kind: must be an object. Write { operation, theirs, take } or { operation, take }.',
      ),
    ],
  },
  {
    what: 'a tab without sections',
    change: { 'detail.tabs[0].sections': undefined },
    problems: [at('detail.tabs[0]', 'word-missing: needs the word "sections"; add it. It may be a list.')],
  },
  {
    what: 'an expected state that is a text',
    change: { 'actions[0].expect': 'running' },
    problems: [at('actions[0].expect', 'word-kind: must be an object. Write { state, seconds }.')],
  },
  {
    what: 'a reference to several types without the field',
    change: { 'list.columns[4].refers': { of: { a: 'account' } } },
    problems: [at('list.columns[4].refers', 'word-missing: needs the word "field"; add it.')],
  },
  {
    what: 'a price that is no list',
    change: { price: { type: 'STORAGE', record: 'size_gb' } },
    problems: [at('price', 'word-kind: must be a list; put it in [ ]. Each is { type }.')],
  },
  {
    what: 'a quantity that is a list',
    change: { 'price[0].record': ['size_gb'] },
    problems: [
      at(
        'price[0].record',
        'word-kind: must not be a list. Write a number, a text, { value, when }, { at, when }, { sum }, { each } or { count }.',
      ),
    ],
  },
  {
    what: 'a guard that is true',
    change: { 'actions[2].guard': true },
    problems: [
      at(
        'actions[2].guard',
        'word-kind: cannot be "true". It may be none, disturbs, loses-data, loses-resource.',
      ),
    ],
  },
  {
    what: 'a switch that is false',
    change: { 'actions[2].removes': false },
    problems: [at('actions[2].removes', 'word-kind: cannot be false; it takes true.')],
  },
  {
    what: 'a condition that is null',
    change: { 'actions[0].when': null },
    problems: [
      at(
        'actions[0].when',
        'word-kind: must be an object. Write { record, is }, { record, present }, { option, is }, { option, present }, { owner, is }, { owner, present }, { form, is }, { form, present }, { form, option, is }, { context }, { account, is }, { context, is }, { feature }, { site, is }, { all }, { any } or { not }.',
      ),
    ],
  },
  {
    what: 'row actions of which one is a name of none',
    change: {
      [`${section}[3].rowActions`]: [
        'pay',
        { id: 'open', icon: 'server', operation: 'startMachine', params: { uuid: { owner: 'uuid' } } },
      ],
    },
    problems: [
      at(
        'detail.tabs[0].sections[3].rowActions[0]',
        'name-unknown: there is no action of account "pay". There is none; leave it out.',
      ),
    ],
  },
  {
    what: 'row actions of a related type, one without its operation',
    change: {
      [`${section}[3].rowActions`]: [{ id: 'open', icon: 'server', params: { uuid: { owner: 'uuid' } } }],
    },
    problems: [
      at(
        'detail.tabs[0].sections[3].rowActions[0]',
        'op-missing: it calls nothing; give it an operation, or steps whose first has one.',
      ),
    ],
  },
  {
    what: 'row actions of elements by name',
    change: { [`${section}[1].rowActions[1]`]: 'start' },
    problems: [at('detail.tabs[0].sections[1].rowActions[1]', 'word-kind: must be an object. Write { id }.')],
  },
  {
    what: 'row actions that are one name',
    change: { [`${section}[3].rowActions`]: 'pay' },
    problems: [
      at(
        'detail.tabs[0].sections[3].rowActions',
        'word-kind: must be a list; put it in [ ]. Each is a text or { id }.',
      ),
    ],
  },
]
