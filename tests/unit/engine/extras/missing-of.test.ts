import { describe, expect, it } from 'vitest'
import { missingOf } from '../../../../src/engine/extras/missing-of'
import type { RecordList } from '../../../../src/engine/data/use-all-records'

const list = (location: string | undefined, status: RecordList['status']) => ({ location, status })

describe('what did not answer', () => {
  it('is a whole location only if none of its calls answered', () => {
    const lists = [list('tll', 'ok'), list('tll', 'failed'), list('trtu', 'failed'), list('trtu', 'failed')]
    expect(missingOf(lists, 'failed')).toEqual([
      { location: 'tll', whole: false, lists: [lists[1]] },
      { location: 'trtu', whole: true, lists: [lists[2], lists[3]] },
    ])
  })

  it('that lies nowhere is named for itself', () => {
    const lists = [list(undefined, 'failed'), list(undefined, 'failed'), list(undefined, 'pending')]
    expect(
      missingOf(lists, 'failed').map(({ location, whole, lists: those }) => [location, whole, those.length]),
    ).toEqual([
      [undefined, false, 1],
      [undefined, false, 1],
    ])
  })
})
