import { beforeAll, describe, expect, it } from 'vitest'
import type { CellEnv } from '../../../../src/engine/cells/cell'
import { listCsv } from '../../../../src/engine/list/export-list'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import { english } from '../../platform/stand'
import { cellEnv, plainSubject, rowOf } from '../support'

let env: CellEnv
beforeAll(async () => {
  const texts = await english()
  await texts.load(virtualMachine.type)
  env = cellEnv(texts, virtualMachine)
})

/** The lines of a file with these columns, without the mark at its beginning. */
function exported(columns: readonly string[], ...records: Record<string, unknown>[]): string[] {
  const csv = listCsv({
    columns: columns.flatMap((id) => virtualMachine.list.columns.find((column) => column.id === id) ?? []),
    rows: records.map((record) => rowOf(record)),
    subjectOf: plainSubject(),
    env,
  })
  return csv.slice(1).trim().split('\r\n')
}

describe('a list as a file', () => {
  it('has times as ISO 8601 in UTC, whichever way the platform wrote them', () => {
    expect(
      exported(
        ['name', 'created_at'],
        { name: 'a', created_at: '2026-05-16 03:54:07' },
        { name: 'b', created_at: '2025-10-16T01:30:00+0300' },
        { name: 'c', created_at: 1_760_000_000 },
        { name: 'd', created_at: null },
        { name: 'e', created_at: 'soon' },
      ),
    ).toEqual([
      'Name,Created',
      'a,2026-05-16T03:54:07.000Z',
      'b,2025-10-15T22:30:00.000Z',
      'c,2025-10-09T08:53:20.000Z',
      'd,',
      'e,soon',
    ])
  })

  it('has numbers as they are, with their units in the header', () => {
    expect(exported(['vcpu', 'memory'], { vcpu: 2, memory: 1536 })).toEqual(['vCPU,Memory (MB)', '2,1536'])
  })
})
