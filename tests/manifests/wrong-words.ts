import type { Wrong } from './wrong-manifest'

const at = (path: string, rest: string): string =>
  path === ''
    ? `resource-manifests/machine.ts › ${rest}`
    : `resource-manifests/machine.ts › ${path} › ${rest}`

/** Manifests that are not written in the words of the language, as nothing but a compiler would notice. */
export const wrongWords: readonly Wrong[] = [
  {
    what: 'a list without columns',
    change: { 'list.columns': undefined },
    problems: [at('list', 'word-missing: needs the word "columns"; add it.')],
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
    what: 'a word of another language',
    change: { 'list.columns[2].width': 120 },
    problems: [
      at(
        'list.columns[2].width',
        'word-unknown: there is no such word here. There are id, value, cell, refers, phone, copy, when, absent and 3 more.',
      ),
    ],
  },
  {
    what: 'a title that is one field instead of a list',
    change: { title: 'name' },
    problems: [at('title', 'word-kind: must be a list; put it in [ ].')],
  },
  {
    what: 'an action that is not in a list',
    change: { actions: { id: 'start' } },
    problems: [at('actions', 'word-kind: must be a list; put it in [ ].')],
  },
  {
    what: 'a scope nobody knows',
    change: { scope: 'region' },
    problems: [at('scope', 'word-kind: cannot be "region". It may be global, location.')],
  },
  {
    what: 'a guard with a letter too many',
    change: { 'actions[0].guard': 'disturbss' },
    problems: [at('actions[0].guard', 'word-kind: cannot be "disturbss". Did you mean "disturbs"?')],
  },
  {
    what: 'a direction in short',
    change: { 'list.sort.direction': 'desc' },
    problems: [at('list.sort.direction', 'word-kind: cannot be "desc". Did you mean "descending"?')],
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
      at(
        'actions[0].operation',
        'op-missing: it calls nothing; give it an operation, or steps whose first has one.',
      ),
    ],
  },
  {
    what: 'a parameter that is a text instead of a value',
    change: { 'actions[0].params.uuid': 'uuid' },
    problems: [
      at(
        'actions[0].params.uuid',
        'word-kind: must be an object. Write { field: "uuid" } for that field, { constant: "uuid" } for the value itself. docs/manifest-reference.md shows the other forms.',
      ),
    ],
  },
  {
    what: 'a condition in another tongue',
    change: { 'actions[0].when': { status: 'stopped' } },
    problems: [
      at(
        'actions[0].when',
        'word-kind: is in none of the forms it may have. Write { field: "status", is: "stopped" }. docs/manifest-reference.md shows the other forms.',
      ),
    ],
  },
  {
    what: 'something compared with a value that stands alone',
    change: { 'actions[0].when': { field: 'size_gb', equals: 20, because: 'startStopped' } },
    problems: [
      at(
        'actions[0].when.equals',
        'word-kind: must be an object. Write { constant: 20 } for the value itself. docs/manifest-reference.md shows the other forms.',
      ),
    ],
  },
  {
    what: 'a value of no form there is',
    change: { 'actions[0].params.uuid': { path: 'uuid' } },
    problems: [at('actions[0].params.uuid', 'word-missing: needs the word "chosen"; add it.')],
  },
  {
    what: 'a condition that compares in words nobody knows',
    change: { 'actions[0].when': { field: 'status', equal: 'stopped', because: 'startStopped' } },
    problems: [
      at('actions[0].when', 'word-missing: needs the word "is"; add it.'),
      at('actions[0].when.equal', 'word-unknown: there is no such word here. Did you mean "equals"?'),
    ],
  },
  {
    what: 'a word of another kind of section',
    change: { 'detail.tabs[0].sections[0].columns': ['name'] },
    problems: [
      at(
        'detail.tabs[0].sections[0].columns',
        'word-unknown: there is no such word here. It is a word of another form; this one has kind, id, items.',
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
]
