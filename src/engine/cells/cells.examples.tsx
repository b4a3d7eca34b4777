import type { CellName } from '../../manifest/names'
import type { Subject } from '../../manifest/subject'
import type { Example } from '../../ui/example'
import { places } from '../examples/example-names'
import { exampleNow, hostileText, longText } from '../examples/example-records'
import { exampleResource } from '../examples/example-resource'
import { exampleSubject } from '../examples/example-subject'
import { cellInput, type CellInput } from './cell'
import type { CellEnv } from '../data/env'
import { CellValue } from './CellValue'
import { useCellEnv } from './use-cell-env'

/** One value of a cell. */
export interface CellExample extends Example {
  readonly column: CellInput['column']
  readonly subject: Subject
}

/** Paths of the example columns; some cells combine several. */
const paths = ['value', 'second', 'third'] as const

/** Names of referenced records. */
const friends = new Map([
  ['first', 'First example'],
  ['second', hostileText],
  ['third', longText],
])

/** Finds referenced records; one of them is unknown. */
const reference: CellEnv['reference'] = (_type, id, location) => {
  const title = friends.get(id)
  return title === undefined ? undefined : { title, href: `/examples/${location ?? ''}/${id}` }
}

/** The environment of example cells, as in a list. */
export function useExampleCellEnv(): CellEnv {
  return useCellEnv(exampleResource, reference)
}

function Drawn({ column, subject }: Pick<CellExample, 'column' | 'subject'>) {
  return <CellValue input={cellInput(column, subject, useExampleCellEnv())} />
}

function example(name: string, column: CellExample['column'], subject: Subject): CellExample {
  return { name, column, subject, render: () => <Drawn column={column} subject={subject} /> }
}

function columnOf(cell: CellName, values: readonly string[]): CellExample['column'] {
  return { id: 'value', values, cell, refers: cell === 'reference' ? exampleResource.type : null }
}

/** An example of a cell: a name and its values. */
function cell(cellName: CellName, name: string, ...values: readonly unknown[]): CellExample {
  const record = Object.fromEntries(values.map((value, index) => [paths[index], value]))
  const column = columnOf(cellName, paths.slice(0, Math.max(1, values.length)))
  return example(name, column, exampleSubject({ id: 'first', ...record }))
}

/** The same with several values in one path. */
function several(cellName: CellName, name: string, ...values: readonly unknown[]): CellExample {
  return example(name, columnOf(cellName, ['value[]']), exampleSubject({ id: 'first', value: values }))
}

/** Unusual values every cell must handle. */
function oddities(cellName: CellName): readonly CellExample[] {
  return [
    cell(cellName, 'null', null),
    cell(cellName, 'missing'),
    cell(cellName, 'empty text', ''),
    cell(cellName, 'empty list', []),
    example(
      'not known yet',
      columnOf(cellName, ['$friend.name']),
      exampleSubject({ id: 'first' }, places.here, ['friend']),
    ),
    cell(cellName, 'wrong type: text', 'something else'),
    cell(cellName, 'wrong type: number', -7.25),
    cell(cellName, 'wrong type: object', { inner: true }),
    cell(cellName, 'wrong type: list', ['same', 7]),
    several(cellName, 'several of all kinds', 'same', 'same', 7, true, { inner: 1 }, null),
    cell(cellName, 'a word of the language', 'constructor'),
    cell(cellName, 'hostile', hostileText),
    cell(cellName, 'very long', longText),
    cell(cellName, 'very large', 9_007_199_254_740_991),
  ]
}

const minute = 60_000
const before = (milliseconds: number): string => new Date(exampleNow - milliseconds).toISOString()

/** Usual values of each cell; a cell without an example does not compile. */
const usual = {
  text: [cell('text', 'usual', 'Kept for the gallery'), cell('text', 'of several', 'Visa', null, '4242')],
  title: [cell('title', 'usual', 'web-prod-01'), cell('title', 'without a name', null)],
  state: Object.keys(exampleResource.stateOf).map((each) => cell('state', each, each)),
  count: [cell('count', 'usual', 12_345), cell('count', 'elements of a list', ['a', 'b', 'c'])],
  gigabytes: [
    cell('gigabytes', 'usual', 160),
    cell('gigabytes', 'nothing of it', 0),
    several('gigabytes', 'several', 20, 40, 160),
  ],
  megabytes: [cell('megabytes', 'below one GB', 512), cell('megabytes', 'above', 8192)],
  bytes: [cell('bytes', 'few', 740), cell('bytes', 'many', 412_800_000_000)],
  percent: [cell('percent', 'usual', 24), cell('percent', 'with a part', 22.5), cell('percent', 'none', 0)],
  money: [cell('money', 'usual', 12.4), cell('money', 'nothing', 0), cell('money', 'below a cent', 0.0004)],
  date: [
    cell('date', 'just now', before(minute / 2)),
    cell('date', 'this morning', before(90 * minute)),
    cell('date', 'last year', '2025-06-01 00:00:00'),
    cell('date', 'to come', before(-48 * 60 * minute)),
    cell('date', 'a day', '2026-11-18'),
    cell('date', 'no such day', '2026-02-30 00:00:00'),
  ],
  age: [
    cell('age', 'weeks', before(41.5 * 24 * 60 * minute)),
    cell('age', 'a day', before(25 * 60 * minute)),
    cell('age', 'within the first day', before(90 * minute)),
  ],
  size: [cell('size', 'usual', 4, 8192), cell('size', 'processors alone', 2)],
  boolean: [cell('boolean', 'yes', true), cell('boolean', 'no', false)],
  mark: [cell('mark', 'set', true), cell('mark', 'not set', false)],
  choice: [cell('choice', 'known', 'small'), cell('choice', 'unknown', 'gigantic')],
  address: [
    cell('address', 'IPv4', '203.0.113.7'),
    cell('address', 'IPv6', '2001:db8:85a3::8a2e:370:7334'),
    several('address', 'several', '203.0.113.7', '203.0.113.8', '203.0.113.9'),
  ],
  reference: [
    cell('reference', 'known', 'first'),
    cell('reference', 'not in its list', 'nobody'),
    cell('reference', 'of an id in no list', '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'),
    several('reference', 'several', 'first', 'nobody', 'second', 'third'),
  ],
  location: [cell('location', 'known', 'here'), cell('location', 'unknown', 'elsewhere')],
  mono: [cell('mono', 'short', 'ssh-ed25519'), cell('mono', 'UUID', '9a4e7d86-2b53-4b0c-9d4c-2f1f6a0d7c11')],
  secret: [cell('secret', 'long', 'k3y-0f-a-very-l0ng-k1nd'), cell('secret', 'short', 'abc')],
  system: [
    cell('system', 'with its version', 'ubuntu', '24.04'),
    cell('system', 'as the platform calls it', 'almalinux', '9', 'AlmaLinux'),
    cell('system', 'without', 'debian'),
    cell('system', 'version alone', null, '12'),
  ],
  list: [
    several('list', 'several', 'one', 'two', 'three'),
    cell('list', 'lists in a list', [['a', 'b'], ['c']]),
  ],
  ports: [
    cell('ports', 'one', 443, 443),
    cell('ports', 'range', 8000, 8100),
    cell('ports', 'all', null, null),
    cell('ports', 'end alone', null, 443),
  ],
  country: [cell('country', 'known', 'EE'), cell('country', 'no country', 'XX')],
  user: [cell('user', 'oneself', 7), cell('user', 'somebody else', 20_417)],
  link: [
    cell('link', 'a page', 'https://www.example.com/status'),
    cell('link', 'a person', 'mari@raamat.example'),
    cell('link', 'may not be followed', 'javascript:alert(1)'),
    several('link', 'several', 'https://one.example', 'https://two.example'),
  ],
  map: [
    cell('map', 'usual', { team: 'astro', tier: 'front' }),
    cell('map', 'name alone', { spare: '' }),
    cell('map', 'numbers', { web: 2, worker: 4 }),
  ],
  clock: [cell('clock', 'one', '030000+0000'), cell('clock', 'from and to', '013000+0200', '033000+0200')],
} satisfies Record<CellName, readonly CellExample[]>

/** A cell with usual and unusual values, for the gallery and tests. */
export function examplesOfCell(name: CellName): readonly CellExample[] {
  return [...usual[name], ...oddities(name)]
}
