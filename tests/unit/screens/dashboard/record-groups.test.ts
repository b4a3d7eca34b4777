import { describe, expect, it } from 'vitest'
import type { RecordItem } from '../../../../src/engine/data/record-item'
import { resource as account } from '../../../../src/generated/resources/billing-account'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as machine } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import { viewState } from '../../../../src/manifest/states'
import { recordGroups } from '../../../../src/screens/dashboard/record-groups'

function item(resource: CompiledResource, title: string, state: string, month = 0): RecordItem {
  return {
    key: title,
    resource,
    row: { key: title, id: title, record: {}, location: 'tll', odd: undefined },
    subject: { record: {}, environment: {} as never },
    title,
    view: viewState(resource.stateOf, state),
    month,
    monthUnknown: false,
    monthAwaited: false,
  }
}

const items = [
  item(machine, 'new', 'creating', 7),
  item(disk, 'archive', 'detached', 15),
  item(machine, 'old', 'stopping', 7),
  item(disk, 'spare', 'detached', 3),
  item(disk, 'free of charge', 'detached'),
  item(machine, 'newer', 'creating', 7),
  item(account, 'Pagar OÜ', 'frozen'),
  item(machine, 'web', 'running', 9),
]
const told = (...kinds: Parameters<typeof recordGroups>[1]): [string, string, string[]][] =>
  recordGroups(items, kinds).map((group) => [group.kind, group.state, group.items.map(({ title }) => title)])

describe('records that want to be looked at', () => {
  it('are one group for each type and state, and no account that pays', () => {
    expect(told('wrong', 'attention', 'idle')).toEqual([['idle', 'detached', ['archive', 'spare']]])
  })

  it('are apart from those that only change', () => {
    expect(told('moving')).toEqual([
      ['moving', 'creating', ['new', 'newer']],
      ['moving', 'stopping', ['old']],
    ])
  })

  it('are in the order of their pressure', () => {
    expect(told('idle', 'moving').map(([kind]) => kind)).toEqual(['idle', 'moving', 'moving'])
  })
})
