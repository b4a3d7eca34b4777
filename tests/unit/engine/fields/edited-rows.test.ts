import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import {
  changeOf,
  countChanges,
  editedRows,
  rowsToSend,
  type EditedRow,
} from '../../../../src/engine/fields/edited-rows'

const fields = [{ at: 'protocol' }, { at: 'port_start', to: 'port_end' }, { at: 'endpoint_spec' }]
const carries = ['uuid', 'direction', 'protocol', 'policy_action', 'port_start', 'port_end', 'endpoint_spec']
const rule = {
  uuid: 'r-1',
  direction: 'inbound',
  protocol: 'tcp',
  policy_action: 'accept',
  port_start: 443,
  port_end: 443,
  endpoint_spec: null,
  created_at: 'x',
}

function one(changes: Partial<EditedRow> = {}): EditedRow {
  const [row] = editedRows([rule], 'uuid')
  if (!row) throw new Error('There is no row')
  return { ...row, ...changes }
}

describe('a row that is edited', () => {
  it('starts as the server has it', () => {
    expect(one()).toEqual({ key: 'r-1', original: rule, value: rule, removed: false })
    expect(editedRows([{ protocol: 'tcp' }], 'uuid')[0]?.key).toBe('#0')
    expect(changeOf(one(), fields)).toBe('same')
  })

  it.each([
    ['changed', { value: { ...rule, protocol: 'udp' } }],
    ['changed', { value: { ...rule, port_end: 8443 } }],
    ['changed', { value: { ...rule, endpoint_spec: ['10.0.0.0/8'] } }],
    ['same', { value: { ...rule, created_at: 'later' } }],
    ['same', { value: { ...rule, endpoint_spec: [] } }],
    ['removed', { removed: true }],
    ['removed', { removed: true, value: { ...rule, protocol: 'udp' } }],
    ['added', { original: undefined }],
  ] as const)('has %s', (change, changes) => {
    expect(changeOf(one(changes), fields)).toBe(change)
  })

  it('that is taken back to what it was has not changed', () => {
    expect(changeOf(one({ value: { ...rule, port_start: 80 } }), fields)).toBe('changed')
    expect(changeOf(one({ value: { ...rule } }), fields)).toBe('same')
  })

  it('is counted by what became of it', () => {
    const rows = [
      one(),
      one({ value: { ...rule, protocol: 'udp' } }),
      one({ original: undefined }),
      one({ removed: true }),
      one({ removed: true }),
    ]
    expect(countChanges(rows, fields)).toEqual({ changed: 1, added: 1, removed: 2, total: 4 })
  })
})

describe('what is sent', () => {
  it('is every row that stays, whole, with what no field edits, and nothing the call does not take', () => {
    expect(rowsToSend([one({ value: { ...rule, port_start: 80, port_end: 80 } })], carries, 'uuid')).toEqual([
      {
        uuid: 'r-1',
        direction: 'inbound',
        protocol: 'tcp',
        policy_action: 'accept',
        port_start: 80,
        port_end: 80,
      },
    ])
  })

  it('has no key for a new row, so that it gets one', () => {
    const fresh = {
      key: 'new-1',
      original: undefined,
      value: { uuid: 'new-1', protocol: 'tcp' },
      removed: false,
    }
    expect(rowsToSend([fresh], carries, 'uuid')).toEqual([{ protocol: 'tcp' }])
  })

  it('leaves out what was emptied and what was removed', () => {
    const emptied = one({ value: { ...rule, port_start: null, port_end: null } })
    expect(rowsToSend([emptied, one({ removed: true })], carries, 'uuid')).toEqual([
      { uuid: 'r-1', direction: 'inbound', protocol: 'tcp', policy_action: 'accept' },
    ])
    expect(rowsToSend([], carries, 'uuid')).toEqual([])
  })

  it('is as many rows as stay, with every key of the server', () => {
    const row = fc.record({ id: fc.uuid(), removed: fc.boolean(), fresh: fc.boolean() })
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), (list) => {
        const rows = list.map(({ id, removed, fresh }): EditedRow => {
          const value = { uuid: id, protocol: 'tcp' }
          return { key: id, original: fresh ? undefined : value, value, removed }
        })
        const sent = rowsToSend(rows, carries, 'uuid')
        const stay = list.filter(({ removed }) => !removed)
        expect(sent.map(({ uuid }) => uuid)).toEqual(stay.map(({ id, fresh }) => (fresh ? undefined : id)))
      }),
    )
  })
})
