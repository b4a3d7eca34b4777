import type { Wrong } from './wrong-manifest'

const at = (path: string, rest: string): string =>
  path === ''
    ? `resource-manifests/machine.ts › ${rest}`
    : `resource-manifests/machine.ts › ${path} › ${rest}`

/** Manifests with wrong or missing words, which otherwise only a compiler would notice. */
export const wrongWords: readonly Wrong[] = [
  {
    what: 'a list without columns',
    change: { 'list.columns': undefined },
    problems: [
      at(
        'list',
        'word-missing: needs the word "columns"; add it. It may be a list, each a text or { value }.',
      ),
    ],
  },
  {
    what: 'no section and no icon',
    change: { section: undefined, icon: undefined },
    problems: [
      at('', 'word-missing: needs the word "icon"; add it.'),
      at('', 'word-missing: needs the word "section"; add it.'),
    ],
  },
  {
    what: 'a word with a letter too few',
    change: { 'list.colums': ['name'] },
    problems: [at('list.colums', 'word-unknown: there is no such word here. Did you mean "columns"?')],
  },
  {
    what: 'limits of a field, which the description says',
    change: { 'actions[1].fields[0].limits': { operation: 'listLimits', at: 'size' } },
    problems: [
      at(
        'actions[1].fields[0].limits',
        'word-unknown: there is no such word here. There are at, id, to, local, declared, widget, options, variants and 18 more: see docs/manifest-reference.md.',
      ),
    ],
  },
  {
    what: 'a word of another language',
    change: { 'list.columns[2].width': 120 },
    problems: [
      at(
        'list.columns[2].width',
        'word-unknown: there is no such word here. There are id, value, cell, refers, phone, copy, when, absent and 2 more: see docs/manifest-reference.md.',
      ),
    ],
  },
  {
    what: 'a title that is one field instead of a list',
    change: { title: 'name' },
    problems: [
      at('title', 'word-kind: must be a list; put it in [ ]. Each is a text or a list, each a text.'),
    ],
  },
  {
    what: 'an action that is not in a list',
    change: { actions: { id: 'start' } },
    problems: [at('actions', 'word-kind: must be a list; put it in [ ]. Each is { id }.')],
  },
  {
    what: 'a pattern of a phone nobody knows',
    change: { 'list.columns[1].phone': 'start' },
    problems: [at('list.columns[1].phone', 'word-kind: cannot be "start". It may be end, summary, nowhere.')],
  },
  {
    what: 'a scope and a schema, which follow from the list call',
    change: { scope: 'global', schema: 'Machine' },
    problems: [
      at(
        'schema',
        'word-unknown: there is no such word here. There are type, section, icon, feature, key, title, routes, joins and 8 more: see docs/manifest-reference.md.',
      ),
      at(
        'scope',
        'word-unknown: there is no such word here. There are type, section, icon, feature, key, title, routes, joins and 8 more: see docs/manifest-reference.md.',
      ),
    ],
  },
  {
    what: 'the location of a record, which the description marks, and sums, which follow from the columns',
    change: { location: 'pool_uuid', 'list.totals': ['size_gb'] },
    problems: [
      at(
        'list.totals',
        'word-unknown: there is no such word here. There are operation, params, when, columns, hidden, search, filters, sort and 5 more: see docs/manifest-reference.md.',
      ),
      at(
        'location',
        'word-unknown: there is no such word here. There are type, section, icon, feature, key, title, routes, joins and 8 more: see docs/manifest-reference.md.',
      ),
    ],
  },
  {
    what: 'a description, a line and a badge below the name, which are values and a count',
    change: {
      'detail.description': 'note',
      'detail.line': ['size_gb'],
      'detail.badge': { id: 'parts', count: 'parts[]', icon: 'package' },
    },
    problems: ['badge', 'description', 'line'].map((word) =>
      at(
        `detail.${word}`,
        'word-unknown: there is no such word here. There are operation, params, values, about, notices, count, spent, actions and 3 more: see docs/manifest-reference.md.',
      ),
    ),
  },
  {
    what: 'a type that says under which names it pays, an action that helps a form, and the newest of several',
    change: {
      related: { names: ['machine_uuid'], pays: true },
      'detail.tabs[0].sections[4].helps': 'start',
      'list.columns[1]': { value: 'parts[].size_gb', newest: { record: 'kind', is: 'fast' } },
    },
    problems: [
      at(
        'detail.tabs[0].sections[4].helps',
        'word-unknown: there is no such word here. There are kind, id, action.',
      ),
      at(
        'list.columns[1].newest',
        'word-unknown: there is no such word here. There are id, value, cell, refers, phone, copy, when, absent and 2 more: see docs/manifest-reference.md.',
      ),
      at(
        'related.names',
        'word-unknown: there is no such word here. There are fields, options, columns, actions.',
      ),
      at(
        'related.pays',
        'word-unknown: there is no such word here. There are fields, options, columns, actions.',
      ),
    ],
  },
  {
    what: 'a field for another state, and a mark for idle ones, which is a kind',
    change: {
      states: {
        rules: [{ state: 'running', when: { record: 'protected', is: true } }],
        otherwise: 'status',
        of: { running: { kind: 'works', idle: true } },
      },
    },
    problems: [
      at(
        'states.of.running.idle',
        'word-unknown: there is no such word here. There are kind, icon, tone, seconds.',
      ),
      at('states.otherwise', 'word-unknown: there is no such word here. There are rules, field, of.'),
    ],
  },
  {
    what: 'a guard with a letter too many',
    change: { 'actions[0].guard': 'disturbss' },
    problems: [at('actions[0].guard', 'word-kind: cannot be "disturbss". Did you mean "disturbs"?')],
  },
  {
    what: 'an order as an object',
    change: { 'list.sort': { by: 'name', direction: 'descending' } },
    problems: [at('list.sort', 'word-kind: must not be an object; it takes a text.')],
  },
  {
    what: 'a switch that is a text',
    change: { 'actions[2].removes': 'yes' },
    problems: [at('actions[2].removes', 'word-kind: cannot be "yes"; it takes true.')],
  },
  {
    what: 'seconds in words',
    change: { 'actions[0].expect.seconds': '10 s' },
    problems: [at('actions[0].expect.seconds', 'word-kind: cannot be "10 s"; it takes a number.')],
  },
  {
    what: 'an action without its operation',
    change: { 'actions[0].operation': undefined },
    problems: [
      at('actions[0]', 'op-missing: it calls nothing; give it an operation, or steps whose first has one.'),
    ],
  },
  {
    what: 'a value under a word of its own',
    change: { 'create.sections[1].fields[0].initial': { constant: 20 } },
    problems: [
      at(
        'create.sections[1].fields[0].initial',
        'word-kind: is in none of the forms it may have. Write 20 for the value itself. It may be a value, { record }, { owner }, { form }, { form, option }, { option }, { context }, { site }, { sum }, { count } or a list, each a text.',
      ),
    ],
  },
  {
    what: 'a value that may have been meant as a field',
    change: { 'actions[0].params.uuid': { path: 'uuid' } },
    problems: [
      at(
        'actions[0].params.uuid',
        'word-kind: is in none of the forms it may have. Write { record: "uuid" } for that field, "uuid" for the value itself. It may be a value, { record }, { owner }, { form }, { form, option }, { option }, { context }, { site }, { sum } or { count }.',
      ),
    ],
  },
  {
    what: 'a condition in another tongue',
    change: { 'actions[0].when': { status: 'stopped' } },
    problems: [
      at(
        'actions[0].when',
        'word-kind: is in none of the forms it may have. Write { record: "status", is: "stopped" }. It may be { record, is }, { record, present }, { option, is }, { option, present }, { owner, is }, { owner, present }, { form, is }, { form, present }, { form, option, is }, { context }, { account, is }, { context, is }, { feature }, { site, is }, { all }, { any } or { not }.',
      ),
    ],
  },
  {
    what: 'a condition that lists values under a word of their own',
    change: { 'actions[0].when': { record: 'status', in: ['stopped'], because: 'startStopped' } },
    problems: [at('actions[0].when.in', 'word-unknown: there is no such word here. Write "is".')],
  },
  {
    what: 'a condition that compares with a value under a word of its own',
    change: {
      'actions[0].when': { record: 'uuid', equals: { record: 'pool_uuid' }, because: 'startStopped' },
    },
    problems: [at('actions[0].when.equals', 'word-unknown: there is no such word here. Write "is".')],
  },
  {
    what: 'a condition on an account that does not say what the account is',
    change: {
      'actions[0].when': { account: { record: 'pool_uuid' }, limited: true, because: 'startStopped' },
    },
    problems: [
      at(
        'actions[0].when.limited',
        'word-unknown: there is no such word here. There are account, is, because, hide.',
      ),
      at('actions[0].when', 'word-missing: needs the word "is"; add it. It may be open, limited.'),
    ],
  },
  {
    what: 'a condition on an account that is something else',
    change: {
      'actions[0].when': { account: { record: 'pool_uuid' }, is: 'frozen', because: 'startStopped' },
    },
    problems: [at('actions[0].when.is', 'word-kind: cannot be "frozen". It may be open, limited.')],
  },
  {
    what: 'an administrator under a word of their own',
    change: { 'actions[0].when': { role: 'administrator' } },
    problems: [
      at(
        'actions[0].when',
        'word-kind: is in none of the forms it may have. Write { context: "administrator" }. It may be { record, is }, { record, present }, { option, is }, { option, present }, { owner, is }, { owner, present }, { form, is }, { form, present }, { form, option, is }, { context }, { account, is }, { context, is }, { feature }, { site, is }, { all }, { any } or { not }.',
      ),
    ],
  },
  {
    what: 'a condition in a word the language does not have',
    change: { 'actions[0].when': { field: 'status', is: 'stopped', because: 'startStopped' } },
    problems: [at('actions[0].when.field', 'word-unknown: there is no such word here. Write "record".')],
  },
  {
    what: 'a value of no form there is',
    change: { 'actions[0].params.uuid': { path: ['uuid'] } },
    problems: [
      at(
        'actions[0].params.uuid',
        'word-kind: is in none of the forms it may have. Write a value, { record }, { owner }, { form }, { form, option }, { option }, { context }, { site }, { sum } or { count }.',
      ),
    ],
  },
  {
    what: 'a condition that compares in words nobody knows',
    change: { 'actions[0].when': { record: 'status', equal: 'stopped', because: 'startStopped' } },
    problems: [
      at(
        'actions[0].when',
        'word-missing: needs the word "is"; add it. It may be a value, { record }, { owner }, { form }, { form, option }, { option }, { context }, { site }, { sum }, { count } or a list, each a value.',
      ),
      at(
        'actions[0].when.equal',
        'word-unknown: there is no such word here. There are record, is, because, hide.',
      ),
    ],
  },
  {
    what: 'a word of another kind of section',
    change: { 'detail.tabs[0].sections[0].columns': ['name'] },
    problems: [
      at(
        'detail.tabs[0].sections[0].columns',
        'word-unknown: there is no such word here. It is a word of another form; this one has kind, id, values.',
      ),
    ],
  },
  {
    what: 'a section of a kind nobody wrote',
    change: { 'detail.tabs[0].sections[0].kind': 'table' },
    problems: [
      at(
        'detail.tabs[0].sections[0]',
        'word-kind: is in none of the forms it may have. Its "kind" may be facts, collection, editor, related, snippets, form, actions, secret, custom.',
      ),
    ],
  },
  {
    what: 'a quantity of a price as a value, and as a constant',
    change: { 'price[0].record': { record: 'size_gb' }, 'price[0].form': { constant: 1 } },
    problems: [
      at(
        'price[0].form',
        'word-kind: is in none of the forms it may have. Write a number, a text, { value }, { at }, { sum }, { each } or { count }.',
      ),
      at(
        'price[0].record',
        'word-kind: is in none of the forms it may have. Write a number, a text, { value, when }, { at, when }, { sum }, { each } or { count }.',
      ),
    ],
  },
  {
    what: 'conditions and names of a price outside what it counts',
    change: {
      'price[0].whenRecord': { record: 'status', is: 'running' },
      'price[0].name': 'pool_uuid',
      'price[0].countedBy': 'account',
    },
    problems: ['whenRecord', 'name', 'countedBy'].map((word) =>
      at(
        `price[0].${word}`,
        'word-unknown: there is no such word here. There are type, record, form, title, pool, rates.',
      ),
    ),
  },
  {
    what: 'what an action costs, ends or loses in words of before',
    change: {
      'actions[1].costs': { set: {}, drops: [] },
      'actions[0].costs': { like: ['STORAGE'] },
      'actions[2].deleted[1].where': { record: 'kind', is: 'fast' },
    },
    problems: [
      at(
        'actions[0].costs',
        'word-kind: is in none of the forms it may have. Write { of }, { set } or a list, each { type }.',
      ),
      at('actions[1].costs.drops', 'word-unknown: there is no such word here. There are set, as.'),
      at('actions[2].deleted[1].where', 'word-unknown: there is no such word here. Did you mean "when"?'),
    ],
  },
]
