import { beforeAll, describe, expect, it } from 'vitest'
import type { CellEnv } from '../../../../src/engine/cells/cell'
import type { SubjectOf } from '../../../../src/engine/data/use-subjects'
import { listCsv } from '../../../../src/engine/list/export-list'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import { resource as apiToken } from '../../../../src/generated/resources/api-token'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import { english } from '../../platform/stand'
import { cellEnv, plainSubject, rowOf } from '../support'

let envOf: (resource: CompiledResource) => CellEnv
beforeAll(async () => {
  const texts = await english()
  await Promise.all([virtualMachine, apiToken].map(({ type }) => texts.load(type)))
  envOf = (resource) => cellEnv(texts, resource)
})

/** The lines of a file of a type with these columns, without the mark at its beginning. */
function exportedOf(
  resource: CompiledResource,
  columns: readonly string[],
  records: readonly Record<string, unknown>[],
  subjectOf: SubjectOf = plainSubject(),
): string[] {
  const csv = listCsv({
    columns: columns.flatMap((id) => resource.list.columns.find((column) => column.id === id) ?? []),
    rows: records.map((record) => rowOf(record)),
    subjectOf,
    env: envOf(resource),
  })
  return csv.slice(1).trim().split('\r\n')
}

const exported = (columns: readonly string[], ...records: Record<string, unknown>[]): string[] =>
  exportedOf(virtualMachine, columns, records)

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

  it('says of nothing what the screen says of it', () => {
    expect(
      exportedOf(
        apiToken,
        ['description', 'billing_account_id'],
        [
          { description: 'all', restricted: false, billing_account_id: 0 },
          { description: 'one', restricted: true, billing_account_id: 7 },
        ],
      ),
    ).toEqual(['Description,Billing account', 'all,All accounts', 'one,7'])
  })

  it('has in full the identity that stands for a name', () => {
    const uuid = '9a1b0faa-52f1-4f0e-9d0b-3c4c1f2a399c'
    expect(exported(['name'], { uuid }, { uuid, name: '9a1b0faa…' })).toEqual(['Name', uuid, '9a1b0faa…'])
  })

  it('has a question mark where a list has not answered', () => {
    const unknown: SubjectOf = (row) => ({ ...plainSubject()(row), unknown: (name) => name === 'price' })
    const [, line] = exportedOf(virtualMachine, ['name', 'price'], [{ name: 'a' }], unknown)
    expect(line).toBe('a,?')
  })
})
