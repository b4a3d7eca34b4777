import { beforeAll, describe, expect, it } from 'vitest'
import type { CellEnv } from '../../../../src/engine/data/env'
import type { Row } from '../../../../src/engine/data/row'
import { subjectsOf } from '../../../../src/engine/data/use-subjects'
import { hasConditions } from '../../../../src/engine/rows/list-query'
import { queryLanguage, type QueryField } from '../../../../src/engine/rows/query-language'
import { rowLanguage } from '../../../../src/engine/rows/row-language'
import { ListIndex, type ListReaders } from '../../../../src/engine/rows/list-index'
import type { CompiledColumn } from '../../../../src/manifest/compiled-columns'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import { english } from '../../platform/stand'
import { cellEnv, rowOf, environment } from '../support'

let env: CellEnv
beforeAll(async () => {
  const texts = await english()
  await texts.load(virtualMachine.type)
  env = cellEnv(texts, virtualMachine)
})

const machines = [
  {
    uuid: 'a',
    name: 'web-prod-01',
    status: 'running',
    vcpu: 2,
    memory: 8192,
    created_at: '2026-03-01 12:00:00',
  },
  { uuid: 'b', name: 'web prod', status: 'stopped', vcpu: 4, memory: 512, created_at: '2026-04-01 12:00:00' },
  { uuid: 'c', name: 'a:b', status: 'stopping', vcpu: 12, memory: 4096, public_ipv6: '2001:db8::1' },
  { uuid: 'd', name: 'status:stopped', status: 'creating', vcpu: 1, memory: 2048 },
]
const places = ['tll', 'trtu', 'jhv', 'tll']
const rows: Row[] = machines.map((record, index) => rowOf(record, places[index]))
const options: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  state: ['running', 'stopped', 'stopping'].map((value) => ({ value, label: value.toUpperCase() })),
  location: [
    { value: 'tll', label: 'Tallinn' },
    { value: 'jhv', label: 'Jõhvi' },
  ],
}
const subjectOf = subjectsOf(virtualMachine, environment(), () => undefined, undefined)
const language = (changes: Partial<CellEnv> = {}) =>
  rowLanguage(
    { ...env, ...changes },
    (row) => subjectOf(row),
    Object.entries(options).map(([id, offered]) => ({ id, label: id, options: offered })),
  )

function found(text: string, changes: Partial<CellEnv> = {}): string {
  const read = ({ record }: Row): string => `${String(record.name)}\n${String(record.public_ipv6 ?? '')}`
  const readers = { text: { from: [], read }, keys: {}, values: {}, amounts: {} }
  const conditions = language(changes).read(text)
  return new ListIndex<Row>()
    .select({ items: rows, readers }, { query: { text, filters: {} }, conditions })
    .items.map(({ id }) => id)
    .join('')
}

describe('the query of a list', () => {
  it('names what was meant as a field and is none, but no address and no name with a colon', () => {
    expect(language().unknown('foo:bar vcpu:>2 size>4 -owner:me')).toEqual(['foo', 'size', 'owner'])
    expect(language().unknown('a:b 2001:db8::1 fe80::1 https://x.example "foo:bar" vcpu:abc web')).toEqual([])
  })

  it.each([
    ['memory:>2 GB', 'ac'],
    ['memory > 2 gb web', 'a'],
    ['memory:>2 web', 'a'],
  ])('reads a unit behind a number as a part of it: %s', (text, ids) => expect(found(text)).toBe(ids))

  it('decides nothing by prices that are not read, nor by a state that depends on a list that is not', async () => {
    const [row] = rows
    const fits = (text: string) => row && language().read(text).fits(row)
    expect([fits('monthly-cost:<20'), fits('-monthly-cost:<20')]).toEqual([undefined, undefined])
    expect([fits('vcpu:2'), fits('status:running'), fits('vcpu:3 monthly-cost:<20')]).toEqual([
      true,
      true,
      false,
    ])
    const loose = rowOf({ uuid: 'd', status: 'Active' }, 'tll')
    const states = rowLanguage(
      cellEnv(await english(disk.type), disk),
      subjectsOf(disk, environment(), () => undefined, undefined),
    )
    const ofDisk = (text: string) => states.read(text).fits(loose)
    expect([ofDisk('status:detached'), ofDisk('-status:detached')]).toEqual([undefined, undefined])
  })

  it('explains a comparison in quotes, brackets around a condition, and a quote without its end', () => {
    expect(language().unread('vcpu:"<20 EUR"')).toEqual(['<20 EUR'])
    expect(language().misread('(state:running)')).toBe('bracket')
    expect(language().misread('"web pro')).toBe('quote')
    expect(language().misread('status:(stopped,running)')).toBe('bracket')
    expect(['web OR db', 'NOT status:stopped'].map(language().misread)).toEqual(['word', 'word'])
    expect(language().misread('name:web*')).toBe('star')
    expect(['"web prod"', 'name:"web prod",b', 'web (old) or', '19" a *'].map(language().misread)).toEqual([
      ...Array.from({ length: 4 }),
    ])
  })

  it('names what cannot be compared with its field, and nothing that can or is still typed', () => {
    expect(language().unread('vcpu:>many vcpu:>2 name:>4 vcpu:abc vcpu:> foo:>bar')).toEqual(['many', '4'])
  })

  it('names a day that no month has, a sign too many, and a value that nothing has', () => {
    expect(language().unread('created:31.02.2026 created:nov created:14:30 vcpu:>>2')).toEqual([
      '31.02.2026',
      '>2',
    ])
    expect(language().unmet('status:runing location:jo status:RUN vcpu:2')).toEqual([
      { value: 'runing', field: 'Status', choices: ['RUNNING', 'STOPPED', 'STOPPING'] },
    ])
  })

  it('finds a field by its id before another by its label, and writes a name without its comma', () => {
    const field = (id: string, label: string): QueryField<{ id: string }> => ({ id, label, text: () => '' })
    const own = queryLanguage(
      [field('network_uuid', 'Network'), field('network', 'Network'), field('own_cost', 'Cost, alone')],
      { text: { from: [], read: () => '' }, keys: {}, values: {}, amounts: {} },
    )
    expect(own.fields.map(({ name }) => name)).toEqual(['network_uuid', 'network', 'cost-alone'])
    expect(own.fields.map(({ name }) => own.fieldOf(name)?.id)).toEqual([
      'network_uuid',
      'network',
      'own_cost',
    ])
  })

  it.each([
    ['status:stopped', 'b'],
    ['state:STOPPED', 'b'],
    ['status:stop', 'bc'],
    ['status:stopped,running', 'ab'],
    ['-status:stop', 'ad'],
    ['status:', 'abcd'],
    ['location:tallinn', 'ad'],
    ['location:johvi', 'c'],
    ['location:tll status:running', 'a'],
    ['vcpu:>2', 'bc'],
    ['vcpu:>=2', 'abc'],
    ['vcpu<2', 'd'],
    ['vcpu:2', 'a'],
    ['vcpu:>', 'abcd'],
    ['memory:>=4', 'ac'],
    ['memory:<=512mb', 'b'],
    ['memory:0.5', 'b'],
    ['memory:<0.004tb', 'bcd'],
    ['memory:>=0.0039tb', 'ac'],
    ['web vcpu:>2', 'b'],
    ['"web prod"', 'b'],
    ['name:prod', 'ab'],
    ['name:"web prod"', 'b'],
    ['created:2026-03', 'a'],
    ['created:>2026-03', 'b'],
    ['created:<2026-04-01', 'a'],
    ['vcpu:many', ''],
    ['a:b', 'c'],
    ['2001:db8::1', 'c'],
    ['"status:stopped"', 'd'],
    ['name:>2', ''],
  ])('%s', (text, expected) => {
    expect(hasConditions(text)).toBe(true)
    expect(found(text)).toBe(expected)
  })

  it('counts money in the currency shown', () => {
    const price = virtualMachine.list.columns.find(({ id }) => id === 'price')
    const vcpuAsMoney: CompiledColumn[] = price ? [{ ...price, values: ['vcpu'] }] : []
    const resource = { ...virtualMachine, list: { ...virtualMachine.list, columns: vcpuAsMoney } }
    const inDollars = { resource, money: { ...env.money, rate: 2 } }
    expect(found('price:>=8', inDollars)).toBe('bc')
    expect(found('price:$8', inDollars)).toBe('b')
  })

  it('reads texts and numbers once, and numbers only of what fits the rest', () => {
    let read = 0
    const counted = rowLanguage(env, (row) => {
      read += 1
      return subjectOf(row)
    })
    const search = (text: string): number => {
      read = 0
      const spoken = counted.read(text)
      rows.filter((row) => spoken.fits(row))
      return read
    }
    expect(search('vcpu:>2 name:web')).toBe(4 + 2)
    expect(search('vcpu:>2 name:web-prod')).toBe(0)
  })

  it('moves what a choice filter can say there, and leaves the rest as it was typed', () => {
    expect(language().split('web  status:stopped vcpu:>2 ')).toEqual({
      text: 'web vcpu:>2',
      filters: { state: ['stopped'] },
    })
    expect(language().split('location:"Jõhvi",tll').filters).toEqual({ location: ['jhv', 'tll'] })
    expect(language().split('status:stopped status:running').filters).toEqual({
      state: ['stopped', 'running'],
    })
    for (const typed of [
      'status:sto ',
      '-status:stopped',
      'web  prod ',
      'location:narva',
      '"status:stopped"',
    ])
      expect(language().split(typed)).toEqual({ text: typed, filters: {} })
  })

  it('writes filters so that they are read again', () => {
    const choice = { text: 'web vcpu:>2', filters: { state: ['stopped', 'running'], location: ['jhv'] } }
    const written = language().write(choice)
    expect(written).toBe('status:stopped,running location:jõhvi web vcpu:>2')
    expect(language().split(written)).toEqual(choice)
    expect(language().write({ text: '', filters: { location: ['narva'] } })).toBe('location:narva')
    expect(language().write({ text: 'web ', filters: {} })).toBe('web ')
  })

  it('is said in words', () => {
    const said = language().describe('web -status:stopped vcpu:>2 memory: "a b" location:x,y', {
      text: (text) => `“${text}”`,
      condition: (name, values) => `${name} ${values}`,
      not: (condition) => `not ${condition}`,
    })
    expect(said).toEqual(['“web”', 'not Status stopped', 'vCPU > 2', 'Memory a b', 'Location x, y'])
  })
})

describe('a language of its own', () => {
  interface Thing {
    size?: number
    state: string
    mark: string
  }
  const things: readonly Thing[] = [
    { size: 1, state: 'on', mark: 'red-hot' },
    { size: 2, state: 'off', mark: 'blue' },
    { size: 3, state: 'on', mark: 'infrared' },
    { state: 'odd', mark: 'red' },
  ]
  const exactly = (typed: string) =>
    /^\d+$/.test(typed) ? { from: Number(typed), to: Number(typed) } : undefined
  const fields: readonly QueryField<Thing>[] = [
    {
      id: 'size',
      label: 'Size  of_it',
      names: ['big'],
      text: ({ size }) => String(size),
      number: ({ size }) => size,
      range: exactly,
    },
    {
      id: 'state',
      label: 'State',
      names: ['big'],
      options: [
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
        { value: 'old', label: 'Same' },
        { value: 'new', label: 'same' },
      ],
      text: ({ state }) => state,
    },
    { id: 'twin', label: 'State', text: ({ mark }) => mark },
    { id: 'mark', label: 'Mark: odd', whole: true, text: ({ mark }) => mark },
    { id: 'count', label: 'Count', text: ({ size }) => String(size), number: ({ size }) => size },
  ]
  const readers: ListReaders<Thing> = {
    text: { from: [], read: () => '' },
    keys: {},
    values: { state: { from: [], read: ({ state }) => state } },
    amounts: {},
  }
  const own = queryLanguage(fields, readers)
  const sizes = (text: string) => own.pick(things, { text, filters: {} }).map(({ size }) => size)

  it.each([
    ['size:2', [2]],
    ['size:>2', [3]],
    ['size:>=2', [2, 3]],
    ['size:<2', [1]],
    ['size:<=2', [1, 2]],
    ['-size:2', [1, 3, undefined]],
    ['size:1,3', [1, 3]],
    ['size:x', []],
    ['size:undefined', [undefined]],
    ['big:2', [2]],
    ['mark:red', [1, undefined]],
    ['mark:hot', [1]],
    ['twin:red', [1, 3, undefined]],
    ['state:on -size:1', [3]],
  ])('finds by %s', (text, found) => {
    expect(sizes(text)).toEqual(found)
  })

  it('takes for text what compares with nothing, or what has no numbers', () => {
    expect(own.read('size:>x').words).toEqual(['size:>x'])
    expect(own.read('count:>2').words).toEqual(['count:>2'])
    expect(own.read('state:>on').words).toEqual(['state:>on'])
    expect(own.read('size:>2').words).toEqual([])
    expect(own.read('size:>').words).toEqual([])
  })

  it('asks for each field by its name where that is its own and can be typed, else by its id', () => {
    expect(own.fields.map(({ name }) => name)).toEqual(['size-of-it', 'state', 'twin', 'mark-odd', 'count'])
    expect(own.fieldOf('STATE')?.id).toBe('state')
    expect(own.fieldOf('size of it')?.id).toBe('size')
    expect(own.fieldOf('gone')).toBeUndefined()
  })

  it('moves to the choices only what they can say as a whole', () => {
    expect(own.split('state:on,off red')).toEqual({ text: 'red', filters: { state: ['on', 'off'] } })
    expect(own.split('state:same').filters).toEqual({ state: ['old', 'new'] })
    for (const typed of ['state:on,gone', 'state:', 'state:>on', '-state:on', 'twin:on', 'size:2'])
      expect(own.split(typed)).toEqual({ text: typed, filters: {} })
  })

  it('writes choices by their names, by their values where two are called alike', () => {
    expect(own.write({ text: '', filters: { state: ['on', 'old', 'gone'] } })).toBe('state:on,old,gone')
    expect(own.write({ text: 'red', filters: { twin: ['a b'], state: [] } })).toBe('twin:"a b" red')
  })

  it('says conditions by the labels of their fields', () => {
    const words = {
      text: (text: string) => `text ${text}`,
      condition: (name: string, values: string) => `${name} = ${values}`,
      not: (condition: string) => `not ${condition}`,
    }
    expect(own.describe('size:>=2 -state:on,off red state:', words)).toEqual([
      'Size  of_it = >= 2',
      'not State = on, off',
      'text red',
    ])
  })

  it('names what was meant as a field, quoted or not, but nothing in quotes', () => {
    expect(own.unknown('foo:"a b" "bar:x" size:>x')).toEqual(['foo'])
  })

  it('holds for nothing that is not known, nor does its opposite', () => {
    const unknown = ({ size }: Thing): boolean => size === undefined
    const partly = queryLanguage(
      fields.map((field) => (field.id === 'size' ? { ...field, unknown } : field)),
      readers,
    )
    const fits = (text: string) => things.map((thing) => partly.read(text).fits(thing))
    expect(fits('size:2')).toEqual([false, true, false, undefined])
    expect(fits('-size:2')).toEqual([true, false, true, undefined])
    expect(fits('state:on -size:2')).toEqual([true, false, true, false])
    expect(partly.pick(things, { text: '-size:2', filters: {} })).toEqual([things[0], things[2]])
  })

  it('reads a text once for each item, however often it is asked for', () => {
    let read = 0
    const counted = queryLanguage<Thing>(
      [{ id: 'state', label: 'State', text: ({ state }) => ((read += 1), state) }],
      readers,
    )
    counted.pick(things, { text: 'state:on', filters: {} })
    counted.pick(things, { text: 'state:off', filters: {} })
    expect(read).toBe(things.length)
  })
})
