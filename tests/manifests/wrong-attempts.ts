import type { Wrong } from './wrong-manifest'

const at = (path: string, rest: string): string => `resource-manifests/machine.ts › ${path} › ${rest}`
const create = 'create.sections'
const section = 'detail.tabs[0].sections'

/** Mistakes in a first manifest. */
export const wrongAttempts: readonly Wrong[] = [
  {
    what: 'a label, which is among the texts',
    change: { label: 'Machines' },
    problems: [
      at(
        'label',
        'word-unknown: there is no such word here. There are type, section, icon, feature, key, title, routes, joins and 8 more: see docs/manifest-reference.md.',
      ),
    ],
  },
  {
    what: 'a path with the number of an element',
    change: { 'list.columns[2]': 'parts[0].label' },
    problems: [
      at(
        'list.columns[2]',
        'field-unknown: "parts[0].label" is not in Machine. Did you mean "parts[].label"?',
      ),
    ],
  },
  {
    what: 'a path with a slash',
    change: { 'list.columns[2]': 'parts/label' },
    problems: [
      at('list.columns[2]', 'field-unknown: "parts/label" is not in Machine. Did you mean "parts"?'),
    ],
  },
  {
    what: 'a path of a join without the $',
    change: { 'list.columns[3]': 'pool.name' },
    problems: [
      at('list.columns[3]', 'duplicate-id: another column is called "name"; rename one.'),
      at('list.columns[3]', 'field-unknown: "pool.name" is not in Machine. Did you mean "$pool.name"?'),
    ],
  },
  {
    what: 'a form without a field the call needs',
    change: { [`${create}[2].fields`]: [] },
    problems: [
      at(
        'create',
        'body-required: createMachine needs "name", which has no source; bind it in params or ask for it.',
      ),
    ],
  },
  {
    what: 'a part of the name of a switch',
    change: { feature: 'vms' },
    problems: [
      at(
        'feature',
        'name-unknown: there is no switch of the site configuration "vms". Did you mean "vmsEnabled"?',
      ),
    ],
  },
  {
    what: 'an operation by its method and path',
    change: { 'list.operation': 'GET /machines' },
    problems: [
      at(
        'list.operation',
        'op-unknown: the description has no operation "GET /machines". Describe it first, or name one that is described.',
      ),
    ],
  },
  {
    what: 'an operation in another case',
    change: { 'actions[0].operation': 'StartMachine' },
    problems: [
      at(
        'actions[0].operation',
        'op-unknown: the description has no operation "StartMachine". Did you mean "startMachine"?',
      ),
    ],
  },
  {
    what: 'an address without a slash',
    change: { 'routes.list': 'machines' },
    problems: [at('routes.list', 'route-params: must begin with a slash; write "/machines".')],
  },
  {
    what: 'an address with :id',
    change: { 'routes.detail': '/machines/:location/:id' },
    problems: [
      at(
        'routes.detail',
        'route-params: must have the parameters {location} and {id}, such as /machines/{location}/{id}.',
      ),
    ],
  },
  {
    what: 'an expected state with a letter too few',
    change: { 'actions[0].expect.state': 'runing' },
    problems: [
      at(
        'actions[0].expect.state',
        'state-unknown: no record can be in state "runing". Did you mean "running"?',
      ),
    ],
  },
  {
    what: 'a number compared with a text',
    change: { 'actions[0].when': { record: 'size_gb', is: '20', because: 'x' } },
    problems: [
      at(
        'actions[0].when',
        'condition-unknown: size_gb is a whole number, never "20"; compare it with a whole number.',
      ),
    ],
  },
  {
    what: 'a state in another case',
    change: { 'actions[0].when.is': 'Stopped' },
    problems: [
      at('actions[0].when', 'condition-unknown: "Stopped" is not a value of status. Did you mean "stopped"?'),
    ],
  },
  {
    what: 'an action with fields for many records',
    change: { 'list.bulk': ['resize'] },
    problems: [
      at(
        'list.bulk[0]',
        'never-asked: "resize" asks for size_gb, and nobody is asked here; name an action without fields.',
      ),
    ],
  },
  {
    what: 'an action written where it is named',
    change: { 'detail.actions': [{ id: 'start' }] },
    problems: [at('detail.actions[0]', 'word-kind: must not be an object; it takes a text.')],
  },
  {
    what: 'a first value in words',
    change: { [`${create}[1].fields[0].initial`]: 'twenty' },
    problems: [
      at('create.sections[1].fields[0].initial', 'field-kind: "size_gb" takes a whole number, not "twenty".'),
    ],
  },
  {
    what: 'a field of a form where there is none',
    change: { 'actions[0].when': { form: 'name', present: true, because: 'x' } },
    problems: [
      at(
        'actions[0].when',
        'condition-unknown: "name" is not in reach: there is no form here. Write record, site, context, account or feature.',
      ),
    ],
  },
  {
    what: 'an owner where there is none',
    change: { 'actions[0].params': { uuid: { owner: 'uuid' } } },
    problems: [
      at(
        'actions[0].params.uuid',
        'field-unknown: there is no owner here to read; take the value from somewhere else.',
      ),
    ],
  },
  {
    what: 'a param the call does not take',
    change: { 'actions[0].params.id': { record: 'uuid' } },
    problems: [
      at(
        'actions[0].params.id',
        'body-unknown: "id" is not a parameter of startMachine. Did you mean "uuid"?',
      ),
    ],
  },
  {
    what: 'a key of the wrong kind',
    change: { key: ['uuid'] },
    problems: [at('key', 'word-kind: must not be a list. Write a text.')],
  },
  {
    what: 'two sections of a form of one name',
    change: { [`${create}[1].id`]: 'where' },
    problems: [at('create.sections[1]', 'duplicate-id: another section is called "where"; rename one.')],
  },
  {
    what: 'an order by the path of a column',
    change: { 'list.sort': '-$state' },
    problems: [at('list.sort', 'name-unknown: there is no column "$state". Did you mean "state"?')],
  },
  {
    what: 'an editor of a missing array',
    change: { [`${section}[2].at`]: 'part' },
    problems: [
      at('detail.tabs[0].sections[2].at', 'field-unknown: "part" is not in Machine. Did you mean "parts"?'),
      at('detail.tabs[0].sections[2].key', 'field-unknown: "uuid" is not in Machine.part[].'),
      at('detail.tabs[0].sections[2].sort[0]', 'field-unknown: "label" is not in Machine.part[].'),
    ],
  },
  {
    what: 'a field the rows of an editor do not have',
    change: { [`${section}[2].fields[0].at`]: 'lable' },
    problems: [
      at('detail.tabs[0].sections[2]', 'body-required: the rows of parts need "label"; ask for it.'),
      at(
        'detail.tabs[0].sections[2].fields[0].at',
        'body-unknown: "lable" is not in the rows of parts. Did you mean "label"?',
      ),
    ],
  },
  {
    what: 'related records of a type nobody described',
    change: { [`${section}[3].type`]: 'acount' },
    problems: [
      at(
        'detail.tabs[0].sections[3].type',
        'name-unknown: there is no resource type "acount". Did you mean "account"?',
      ),
    ],
  },
  {
    what: 'an option where there is none',
    change: { [`${create}[1].fields[0].initial`]: { option: 'uuid' } },
    problems: [
      at(
        'create.sections[1].fields[0].initial',
        'field-unknown: there is no option here to read; take the value from somewhere else.',
      ),
    ],
  },
  {
    what: 'variants of a field without values',
    change: { [`${create}[1].fields[0].variants`]: { 20: ['account_id'] } },
    problems: [
      at(
        'create.sections[1].fields[0].variants.20',
        'name-unknown: there is no value of the field "20". There is none; leave it out.',
      ),
      at(
        'create.sections[1].fields[0].variants.20[0]',
        'condition-unknown: size_gb is a whole number, never "20"; compare it with a whole number.',
      ),
      at('create.sections[1].fields[1]', 'duplicate-id: another field is called "account_id"; rename one.'),
    ],
  },
  {
    what: 'a form without sections',
    change: { 'create.sections': [] },
    problems: [
      at(
        'create',
        'body-required: createMachine needs "name", which has no source; bind it in params or ask for it.',
      ),
      at(
        'create',
        'body-required: createMachine needs "size_gb", which has no source; bind it in params or ask for it.',
      ),
      at('create.prefill.size', 'form-unknown: the form has no field "size_gb".'),
      at('price[0].form', 'form-unknown: the form has no field "size_gb".'),
      at('price[0].pool.form', 'form-unknown: the form has no field "pool_uuid".'),
    ],
  },
  {
    what: 'a list of no columns',
    change: { 'list.columns': [] },
    problems: [at('list.sort', 'name-unknown: there is no column "name". There is none; leave it out.')],
  },
  {
    what: 'a link that fills a field that is not there',
    change: { 'create.prefill': { size: { fields: ['siz'] } } },
    problems: [
      at(
        'create.prefill.size.fields[0]',
        'form-unknown: the form has no field "siz". Did you mean "size_gb"?',
      ),
    ],
  },
  {
    what: 'a time since a field that is not there',
    change: { [`${create}[1].fields[0].since`]: 'nam' },
    problems: [
      at(
        'create.sections[1].fields[0].since',
        'form-unknown: the form has no field "nam". Did you mean "name"?',
      ),
    ],
  },
  {
    what: 'a first value below what the call takes',
    change: { [`${create}[1].fields[0].initial`]: 0 },
    problems: [at('create.sections[1].fields[0].initial', 'field-kind: "size_gb" takes at least 1, not 0.')],
  },
  {
    what: 'limits that leave no value',
    change: { [`${create}[1].fields[0].least`]: 50, [`${create}[1].fields[0].most`]: 30 },
    problems: [
      at('create.sections[1].fields[0].least', 'field-kind: no value is at least 50 and at most 30.'),
    ],
  },
  {
    what: 'a condition on a number of the form that compares it with a text',
    change: { [`${create}[2].fields[0].when`]: { form: 'size_gb', is: 'big' } },
    problems: [
      at(
        'create.sections[2].fields[0].when',
        'condition-unknown: size_gb is a whole number, never "big"; compare it with a whole number.',
      ),
    ],
  },
  {
    what: 'a rule that is no pattern',
    change: { [`${create}[2].fields[0].rules`]: { letters: '[a-z' } },
    problems: [
      at(
        'create.sections[2].fields[0].rules.letters',
        'field-kind: is no pattern: Invalid regular expression: /[a-z/: Unterminated character class; correct it.',
      ),
    ],
  },
  {
    what: 'a group of actions that are not there',
    change: { groups: { power: ['strat'] } },
    problems: [at('groups.power[0]', 'name-unknown: there is no action "strat". Did you mean "start"?')],
  },
  {
    what: 'a ready-made row of fields it does not have',
    change: { [`${create}[1].fields[2].presets`]: [{ id: 'x', values: { lable: 'a' } }] },
    problems: [
      at(
        'create.sections[1].fields[2].presets[0].values.lable',
        'form-unknown: the form has no field "lable". Did you mean "label"?',
      ),
    ],
  },
  {
    what: 'an action renamed in one place',
    change: { 'actions[0].id': 'start now' },
    problems: [
      at('detail.actions[0]', 'name-unknown: there is no action "start". Did you mean "start now"?'),
      at(
        'detail.tabs[0].sections[1].actions[0]',
        'name-unknown: there is no action "start". Did you mean "start now"?',
      ),
      at('list.bulk[0]', 'name-unknown: there is no action "start". Did you mean "start now"?'),
    ],
  },
  {
    what: 'columns of related records that are not there',
    change: { [`${section}[3].columns`]: ['titel'] },
    problems: [
      at(
        'detail.tabs[0].sections[3].columns[0]',
        'name-unknown: there is no column of account "titel". Did you mean "title"?',
      ),
    ],
  },
  {
    what: 'a tone nobody knows',
    change: { 'create.notices': [{ id: 'n', tone: 'warn', when: { form: 'name', present: true } }] },
    problems: [at('create.notices[0].tone', 'word-kind: cannot be "warn". Did you mean "warning"?')],
  },
  {
    what: 'a bound that is a text',
    change: { [`${create}[1].fields[0].least`]: '1' },
    problems: [
      at(
        'create.sections[1].fields[0].least',
        'word-kind: cannot be "1"; it takes a number, { record }, { owner }, { form }, { form, option }, { option }, { context }, { site }, { sum }, { count } or a list.',
      ),
    ],
  },
  {
    what: 'a cost of a field that is not there',
    change: { 'actions[1].costs': [{ type: 'STORAGE', form: 'siez_gb' }] },
    problems: [
      at(
        'actions[1].costs[0].form',
        'form-unknown: the form has no field "siez_gb". Did you mean "size_gb"?',
      ),
    ],
  },
  {
    what: 'a field the console adds, without its $',
    change: { 'actions[1].fields[1]': 'title' },
    problems: [
      at(
        'actions[1].fields[1]',
        'body-unknown: "title" is not a parameter of resizeMachine. Did you mean "$title"?',
      ),
    ],
  },
]
