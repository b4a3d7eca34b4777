import { beforeAll, describe, expect, it } from 'vitest'
import { consequenceLines, consequencesOf, type WithPrice } from '../../../../src/engine/actions/consequences'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { Texts } from '../../../../src/platform/i18n/texts'
import { joined, subject } from '../../manifest/support'
import { english } from '../../platform/stand'
import { resourceOf } from '../support'

let texts: Texts
beforeAll(async () => {
  texts = await english('virtual_machine')
})

/** Texts that show their key and values. */
const spelled = {
  t: (key: string) => key,
  resource: (_: string, key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
}

describe('the consequences of an action', () => {
  it('of deleting a machine name its disks, count its replicas, and say what stays to be paid', () => {
    const about = joined(
      {
        uuid: 'a',
        status: 'running',
        storage: [
          { name: 'vda', size: 40, replica: [{ uuid: 'r1' }, { uuid: 'r2' }] },
          { name: 'vdb', size: 500, replica: [] },
        ],
      },
      { addresses: [{ address: '203.0.113.9', name: '' }] },
    )
    const remove = virtualMachine.actions.delete
    if (!remove) throw new Error('There is no delete')
    const { deleted, kept } = consequencesOf(virtualMachine, remove, about, texts)
    expect(deleted.join('\n')).toContain('vda')
    expect(deleted.join('\n')).toContain('500')
    expect(deleted.join('\n')).toMatch(/2 \w+/)
    expect(kept.join('\n')).toContain('203.0.113.9')
    expect([...deleted, ...kept].join('\n')).not.toMatch(/consequences\.|undefined|\{\{/)
  })

  it('of a reinstallation count the snapshots and the backups of the primary disk, not of others [VM-41]', () => {
    const taken = (type: string, count: number) => Array.from({ length: count }, () => ({ type }))
    const about = joined(
      {
        uuid: 'a',
        status: 'running',
        storage: [
          { name: 'vda', primary: true, replica: [...taken('snapshot', 1), ...taken('backup', 3)] },
          { name: 'vdb', primary: false, replica: taken('snapshot', 5) },
        ],
      },
      {},
    )
    const { reinstall } = virtualMachine.actions
    if (!reinstall) throw new Error('There is no reinstall')
    const { deleted, kept } = consequencesOf(virtualMachine, reinstall, about, texts)
    expect(deleted).toEqual(['Everything on the primary disk', '1 snapshot of it', '3 backups of it'])
    expect(kept.join()).toContain('Other disks with their snapshots')
  })

  it('are one line, one for each, or one with their number', () => {
    const about = subject({
      record: {
        items: [
          { name: 'a', size: 1, deep: {} },
          { name: 'b', size: 2 },
        ],
      },
    })
    const lines = [{ id: 'always' }, { id: 'each', each: 'items[]' }, { id: 'count', count: 'items[]' }]
    expect(consequenceLines(resourceOf(), lines, about, spelled)).toEqual([
      'consequences.always {}',
      'consequences.each {"name":"a","size":"1"}',
      'consequences.each {"name":"b","size":"2"}',
      'consequences.count {"count":2}',
    ])
  })

  it('say what stays and goes on costing, and what each thing costs', () => {
    const about = subject({ record: { items: [{ name: 'a', size: 3 }] } })
    const costs = [{ type: 'BLOCK_STORAGE', record: 'size' }]
    const lines = [{ id: 'each', each: 'items[]', costs }, { id: 'free' }]
    const priced: WithPrice = (text, line, { record }) =>
      `${text} ${line?.[0]?.type ?? '-'} ${JSON.stringify(record)}`
    expect(consequenceLines(resourceOf(), lines, about, spelled, priced)).toEqual([
      'consequences.each {"name":"a","size":"3"} BLOCK_STORAGE {"name":"a","size":3}',
      'consequences.free {} - {"items":[{"name":"a","size":3}]}',
    ])
  })

  it('do not pass over what a list would name that did not answer', () => {
    const about = subject({ record: {}, pending: (name) => name === 'addresses' })
    expect(consequenceLines(resourceOf(), [{ id: 'address', each: '$addresses' }], about, spelled)).toEqual([
      'action.notYet',
    ])
  })

  it('leave out what there is none of, and what does not apply', () => {
    const about = subject({ record: { items: [null], none: [], backup: false } })
    const lines = [
      { id: 'each', each: 'items[]' },
      { id: 'count', count: 'none[]' },
      { id: 'when', when: { record: 'backup', is: true } },
    ]
    expect(consequenceLines(resourceOf(), lines, about, spelled)).toEqual([])
    expect(consequenceLines(resourceOf(), undefined, about, spelled)).toEqual([])
  })
})
