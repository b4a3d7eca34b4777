import { expect, it } from 'vitest'
import { fitColumns } from '../../../../src/engine/rows/fit-columns'
import type { CompiledColumn } from '../../../../src/manifest/compiled-columns'

const column = (
  id: string,
  phone: CompiledColumn['phone'],
  rest: Partial<CompiledColumn> = {},
): CompiledColumn => ({
  id,
  values: [],
  cell: 'text',
  end: false,
  hidden: false,
  phone,
  copy: false,
  refers: null,
  sort: null,
  choices: null,
  when: null,
  ...rest,
})

const columns = [
  column('name', null, { cell: 'title' }),
  column('state', 'end'),
  column('place', 'summary'),
  column('cpus', 'summary', { end: true }),
  column('address', 'summary'),
  column('pool', null),
  column('system', null),
  column('price', null, { cell: 'money', end: true }),
]
const fit = (room: number, kept: readonly string[] = []) => {
  const { shown, left, wide, stretch } = fitColumns(columns, {
    room,
    widthOf: () => 100,
    kept: ({ id }) => kept.includes(id),
  })
  return { shown: shown.map(({ id }) => id), left: [...left], wide, stretch }
}

it('shows all columns where there is room, and gives the name what is left', () => {
  expect(fit(800)).toEqual({ shown: columns.map(({ id }) => id), left: [], wide: false, stretch: 1 })
  expect(fit(1060).stretch).toBe(1)
  expect(fit(1200).stretch).toBeCloseTo(1.2)
  expect(fit(9000).stretch).toBe(1.5)
})

it('lets columns leave by what a phone shows, the last first, numbers before words; name and state stay', () => {
  expect(fit(799).left).toEqual(['system'])
  expect(fit(600).left).toEqual(['system', 'pool'])
  expect(fit(500).left).toEqual(['system', 'pool', 'cpus'])
  expect(fit(400).left).toEqual(['system', 'pool', 'cpus', 'price'])
  expect(fit(300).shown).toEqual(['name', 'state', 'place'])
  expect(fit(120)).toMatchObject({ shown: ['name', 'state'], wide: true })
})

it('keeps what was switched on, and scrolls sideways for it', () => {
  expect(fit(300, ['system', 'price'])).toMatchObject({
    shown: ['name', 'state', 'system', 'price'],
    left: ['pool', 'cpus', 'address', 'place'],
    wide: true,
  })
})
