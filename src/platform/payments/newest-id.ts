import { isRecord } from '../../lib/is-record'

/** The newest id of a list, such as a balance history; 0 if it is empty. Records without a number are left out. */
export function newestId(records: readonly unknown[]): number {
  return records.reduce<number>(
    (most, record) => (isRecord(record) && typeof record.id === 'number' ? Math.max(most, record.id) : most),
    0,
  )
}
