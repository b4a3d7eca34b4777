import type { Wrong } from './wrong-manifest'

const at = (path: string, rest: string): string => `resource-manifests/machine.ts › ${path} › ${rest}`
const create = 'create.sections'
const section = 'detail.tabs[0].sections'

/** Mistakes in expanded or completed parts, and cycles: each is reported where it was written. */
export const wrongPlaces: readonly Wrong[] = [
  {
    what: 'a field of a variant with two letters exchanged',
    change: {
      [`${create}[1].fields[0]`]: {
        at: 'kind',
        local: 'string',
        options: { kind: 'values', values: ['a', 'b'] },
        variants: { a: ['size_gb'], b: ['size_bg'] },
      },
    },
    problems: [
      at(
        'create.sections[1].fields[0].variants.b[0]',
        'body-unknown: "size_bg" is not a parameter of createMachine. Did you mean "size_gb"?',
      ),
    ],
  },
  {
    what: 'a condition of its own in a variant of a variant',
    change: {
      [`${create}[1].fields[0]`]: {
        at: 'kind',
        local: 'string',
        options: { kind: 'values', values: ['a', 'b'] },
        variants: {
          b: [
            'size_gb',
            {
              at: 'label',
              local: 'string',
              options: { kind: 'values', values: ['x'] },
              variants: { x: [{ at: 'password', when: { all: [{ form: 'nam', is: 'a' }] } }] },
            },
          ],
        },
      },
    },
    problems: [
      at(
        'create.sections[1].fields[0].variants.b[1].variants.x[0].when.all[0]',
        'condition-unknown: the form has no field "nam". Did you mean "name"?',
      ),
    ],
  },
  {
    what: 'a widget after the fields of a variant',
    change: {
      [`${create}[1].fields[0]`]: {
        at: 'kind',
        local: 'string',
        options: { kind: 'values', values: ['a'] },
        variants: { a: ['size_gb'] },
      },
      [`${create}[1].fields[1].widget`]: 'selct',
    },
    problems: [
      at(
        'create.sections[1].fields[1].widget',
        'name-unknown: there is no widget "selct". Did you mean "select"?',
      ),
    ],
  },
  {
    what: 'a bound of a field in a variant',
    change: {
      [`${create}[1].fields[0]`]: {
        at: 'kind',
        local: 'string',
        options: { kind: 'values', values: ['a'] },
        variants: { a: [{ at: 'size_gb', least: { form: 'pol', option: 'uuid' } }] },
      },
    },
    problems: [
      at(
        'create.sections[1].fields[0].variants.a[0].least',
        'form-unknown: the form has no field "pol". It has location, pool_uuid, kind, size_gb, account_id, parts, name.',
      ),
    ],
  },
  {
    what: 'a variant of a row',
    change: { [`${create}[1].fields[2].of[1]`]: { at: 'kind', variants: { fast: [{ at: 'lable' }] } } },
    problems: [
      at(
        'create.sections[1].fields[2].of[1].variants.fast',
        'name-unknown: there is no value of the field "fast". There is none; leave it out.',
      ),
      at(
        'create.sections[1].fields[2].of[1].variants.fast[0].at',
        'body-unknown: "lable" is not in the rows of parts. Did you mean "label"?',
      ),
    ],
  },
  {
    what: 'a variant of an action',
    change: {
      'actions[1].fields[0]': {
        at: 'kind',
        local: 'string',
        options: { kind: 'values', values: ['a'] },
        variants: { a: [{ at: 'size_gb', initial: { record: 'size' } }] },
      },
    },
    problems: [
      at(
        'actions[1].fields[0].variants.a[0].initial',
        'field-unknown: "size" is not in Machine. Did you mean "size_gb"?',
      ),
    ],
  },
  {
    what: 'a column shown on request',
    change: { 'list.hidden': ['note', { value: 'creatd_at' }] },
    problems: [
      at('list.hidden[1]', 'field-unknown: "creatd_at" is not in Machine. Did you mean "created_at"?'),
    ],
  },
  {
    what: 'a section that is the form of no action',
    change: { [`${section}[4]`]: 'resise' },
    problems: [
      at('detail.tabs[0].sections[4]', 'name-unknown: there is no action "resise". Did you mean "resize"?'),
    ],
  },
  {
    what: 'dangerous actions that are not there',
    change: { [`${section}[5]`]: { danger: ['delet'] } },
    problems: [
      at(
        'detail.tabs[0].sections[5].danger[0]',
        'name-unknown: there is no action "delet". Did you mean "delete"?',
      ),
    ],
  },
  {
    what: 'a bound with a condition on nothing',
    change: {
      [`${create}[1].fields[0].least`]: {
        form: 'pool_uuid',
        option: 'sizes[].gb',
        when: { form: 'pol', present: true },
      },
    },
    problems: [
      at(
        'create.sections[1].fields[0].least.when',
        'condition-unknown: the form has no field "pol". It has location, pool_uuid, size_gb, account_id, parts, name.',
      ),
    ],
  },
  {
    what: 'a mistake after a field the description does not declare',
    change: {
      [`${create}[1].fields`]: [
        { at: 'added', declared: 'added' },
        { at: 'size_gb', initial: 20 },
        { at: 'size_bg' },
      ],
    },
    problems: [
      at(
        'create.sections[1].fields[2].at',
        'body-unknown: "size_bg" is not a parameter of createMachine. Did you mean "size_gb"?',
      ),
    ],
  },
  {
    what: 'a page of another record without parameters',
    change: { 'detail.params': undefined, 'detail.operation': 'readShelf' },
    problems: [
      at(
        'detail.operation',
        'op-other-record: "readShelf" answers Pool, and "listMachines" lists Machine; name getMachine, or listPools at list.operation.',
      ),
    ],
  },
  {
    what: 'related actions and columns of the type that are not there',
    change: { related: { actions: ['strat'], columns: ['nmae'] } },
    problems: [
      at('related.actions[0]', 'name-unknown: there is no action "strat". Did you mean "start"?'),
      at('related.columns[0]', 'name-unknown: there is no column "nmae". Did you mean "name"?'),
    ],
  },
  {
    what: 'two joins that are found by way of each other',
    change: {
      'joins.one': { operation: 'listPools', theirs: 'uuid', ours: '$two.uuid', take: 'one' },
      'joins.two': { operation: 'listPools', theirs: 'uuid', ours: '$one.uuid', take: 'one' },
    },
    problems: [
      at(
        'joins.one.ours',
        'circular: needs itself: one → two → one; match one of them by a field of the record.',
      ),
    ],
  },
  {
    what: 'a join that is found by way of itself',
    change: { 'joins.pool.ours': '$pool.uuid' },
    problems: [
      at(
        'joins.pool.ours',
        'circular: needs itself: pool → pool; match one of them by a field of the record.',
      ),
    ],
  },
  {
    what: 'a state whose rule reads the state',
    change: {
      states: {
        rules: [
          { state: 'running', when: { all: [{ record: '$state', is: 'stopped' }] } },
          { state: 'stopped' },
        ],
        of: { running: { kind: 'works' }, stopped: { kind: 'rest' } },
      },
      'actions[0].when.is': 'stopped',
    },
    problems: [
      at(
        'states.rules[0].when.all[0]',
        'circular: reads "$state", which these rules give; name a field of the record.',
      ),
    ],
  },
  {
    what: 'first values of two fields that are those of each other',
    change: {
      [`${create}[1].fields[0].initial`]: { form: 'account_id' },
      [`${create}[1].fields[1].initial`]: { form: 'size_gb' },
    },
    problems: [
      at(
        'create.sections[1].fields[0].initial',
        'circular: needs itself: size_gb → account_id → size_gb; give one of them a value.',
      ),
    ],
  },
  {
    what: 'a first value that is that of the field itself',
    change: { [`${create}[1].fields[0].initial`]: { form: 'size_gb' } },
    problems: [
      at(
        'create.sections[1].fields[0].initial',
        'circular: needs itself: size_gb → size_gb; give one of them a value.',
      ),
    ],
  },
  {
    what: 'a field asked while it has a value',
    change: { [`${create}[1].fields[1].when`]: { form: 'account_id', present: true } },
    problems: [
      at(
        'create.sections[1].fields[1].when',
        'circular: "account_id" is asked only while it has a value, so never; name another field.',
      ),
    ],
  },
  {
    what: 'two actions that are only steps, each the other',
    change: {
      'actions[0]': { id: 'start', steps: ['halt'] },
      'actions[3]': { id: 'halt', icon: 'server', steps: ['start'] },
    },
    problems: [
      at('actions[0]', 'op-missing: it calls nothing; give it an operation, or steps whose first has one.'),
      at('actions[3]', 'op-missing: it calls nothing; give it an operation, or steps whose first has one.'),
    ],
  },
  {
    what: 'a variant that asks for the field it is a variant of',
    change: {
      [`${create}[1].fields[0]`]: {
        at: 'kind',
        local: 'string',
        options: { kind: 'values', values: ['a', 'b'] },
        variants: { a: [{ at: 'kind', local: 'string' }] },
      },
    },
    problems: [
      at(
        'create',
        'body-required: createMachine needs "size_gb", which has no source; bind it in params or ask for it.',
      ),
      at(
        'create.prefill.size',
        'form-unknown: the form has no field "size_gb". It has location, pool_uuid, kind, account_id, parts, name.',
      ),
      at(
        'create.sections[1].fields[0].variants.a[0]',
        'circular: "kind" is asked only while it has a value, so never; name another field.',
      ),
      at(
        'create.sections[1].fields[0].variants.a[0]',
        'duplicate-id: another field is called "kind"; rename one.',
      ),
      at(
        'create.sections[1].presets.set.size_gb',
        'form-unknown: the form has no field "size_gb". It has location, pool_uuid, kind, account_id, parts, name.',
      ),
      at(
        'create.sections[2].fields[0].checks[0]',
        'condition-unknown: the form has no field "size_gb". It has location, pool_uuid, kind, account_id, parts, name.',
      ),
      at(
        'price[0].form',
        'form-unknown: the form has no field "size_gb". It has location, pool_uuid, kind, account_id, parts, name.',
      ),
    ],
  },
]
