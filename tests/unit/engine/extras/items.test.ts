import { describe, expect, it } from 'vitest'
import {
  groupItems,
  itemReaders,
  kindOf,
  pressing,
  type ItemWords,
} from '../../../../src/engine/extras/items'
import { attentionOf, monthSum, recordItem, type RecordItem } from '../../../../src/engine/data/record-item'
import { ListIndex } from '../../../../src/engine/rows/list-index'
import type { ListQuery } from '../../../../src/engine/rows/list-query'
import { resource as account } from '../../../../src/generated/resources/billing-account'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as machine } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import { viewState } from '../../../../src/manifest/states'

function item(
  resource: CompiledResource,
  title: string,
  state: string,
  month?: number,
  location = 'tll',
): RecordItem {
  const row = { key: `${location}/${title}`, id: title, record: {}, location, odd: undefined }
  const view = viewState(resource.stateOf, state)
  return {
    key: `${resource.type} ${row.key}`,
    resource,
    row,
    subject: { record: {}, environment: {} as never },
    title,
    view,
    month,
    monthUnknown: false,
    monthAwaited: false,
  }
}

const words: ItemWords = {
  type: (type) => `${type}s`,
  one: (type) => type,
  location: (slug) => (slug === 'trtu' ? 'Tartu' : 'Tallinn'),
  kind: (kind) => kind,
  state: (_, state) => state,
}
const plain: ListQuery = { text: '', filters: {}, sort: undefined }
const items = [
  item(machine, 'web', 'running', 20),
  item(account, 'broken', 'frozen', 5, 'trtu'),
  item(machine, 'new', 'creating', 7),
  item(disk, 'archive', 'detached', 15),
  item(disk, 'free', 'detached', 0),
  item(disk, 'data', 'attached', 3, 'trtu'),
]
const select = (all: readonly RecordItem[], { sort, ...query }: ListQuery): readonly RecordItem[] =>
  new ListIndex<RecordItem>().select(
    { items: all, readers: itemReaders(words) },
    { query, order: sort ?? { by: pressing, descending: false } },
  ).items
const titles = (of: readonly RecordItem[]): string[] => of.map(({ title }) => title)
const names = (query: Partial<ListQuery>): string[] => titles(select(items, { ...plain, ...query }))

describe('why a record wants to be looked at', () => {
  it('is an error, a change under way, or a price for what nobody uses', () => {
    expect(items.map(attentionOf)).toEqual([undefined, 'wrong', 'moving', 'idle', undefined, undefined])
    expect(items.map(kindOf)).toEqual(['works', 'wrong', 'moving', 'idle', 'rest', 'works'])
  })

  it('is unknown for a type without states', () => {
    const row = { key: 'a', id: 'a', record: { uuid: 'a' }, location: undefined, odd: undefined }
    const made = recordItem({ ...disk, states: null }, row, () => ({
      record: row.record,
      environment: {} as never,
    }))
    expect([made.view, attentionOf(made), kindOf(made), made.title]).toEqual([
      undefined,
      undefined,
      'none',
      'a',
    ])
  })
})

describe('the list of everything', () => {
  it('shows what is pressing first, and keeps the order of what is not', () => {
    expect(names({})).toEqual(['broken', 'archive', 'new', 'web', 'free', 'data'])
  })

  it('is found by name, type and location, whatever the case', () => {
    expect(names({ text: 'DISK tartu' })).toEqual(['data'])
    expect(names({ text: 'nothing' })).toEqual([])
    const numbered = [item(machine, 'vm-10', 'running'), item(machine, 'vm-2', 'running')]
    expect(select(numbered, { ...plain, text: 'vm-1' })).toHaveLength(1)
  })

  it('is narrowed by type, location and state, all at once', () => {
    expect(names({ filters: { type: ['disk'] } })).toEqual(['archive', 'free', 'data'])
    expect(names({ filters: { type: ['disk'], location: ['trtu'] } })).toEqual(['data'])
    expect(names({ filters: { kind: ['wrong', 'moving'] } })).toEqual(['broken', 'new'])
  })

  it('is ordered by what is wanted, either way', () => {
    expect(names({ sort: { by: 'price', descending: true } })[0]).toBe('web')
    expect(names({ sort: { by: 'name', descending: false } })[0]).toBe('archive')
  })

  it('is grouped, with the number and the price of each group', () => {
    const disks = select(items, { ...plain, filters: { type: ['disk'] } })
    expect(
      groupItems(disks, 'location', words).map(({ label, items: of }) => [
        label,
        monthSum(of).amount,
        titles(of),
      ]),
    ).toEqual([
      ['Tallinn', 15, ['archive', 'free']],
      ['Tartu', 3, ['data']],
    ])
  })
})
