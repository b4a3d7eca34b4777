import { afterEach, describe, expect, it } from 'vitest'
import { bulkResultOf, bulkResults, setBulkResult } from '../../../../src/engine/jobs/bulk-results'

afterEach(() => bulkResults.set(new Map()))

describe('the result of a run on several records', () => {
  const result = { failures: new Map([['tll/a', 'Not today']]), only: undefined, epoch: 3 }

  it('is that of its type, and of whoever has run it', () => {
    setBulkResult('disk', result)
    expect(bulkResultOf(bulkResults.get(), 'disk', 3)).toBe(result)
    expect(bulkResultOf(bulkResults.get(), 'disk', 4)).toBeUndefined()
    expect(bulkResultOf(bulkResults.get(), 'bucket', 3)).toBeUndefined()
  })

  it('takes the place of the one before, and leaves those of other types', () => {
    setBulkResult('disk', result)
    setBulkResult('bucket', result)
    const next = { ...result, failures: new Map() }
    setBulkResult('disk', next)
    expect(bulkResultOf(bulkResults.get(), 'disk', 3)).toBe(next)
    expect(bulkResultOf(bulkResults.get(), 'bucket', 3)).toBe(result)
  })
})
