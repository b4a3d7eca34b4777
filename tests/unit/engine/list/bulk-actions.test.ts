import { beforeAll, describe, expect, it } from 'vitest'
import type { Refused } from '../../../../src/engine/jobs/offer'
import { bulkActions, countFits } from '../../../../src/engine/list/bulk-actions'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledAction } from '../../../../src/manifest/compiled-actions'
import type { Texts } from '../../../../src/platform/i18n/texts'
import { english } from '../../platform/stand'

let texts: Texts
beforeAll(async () => {
  texts = await english('virtual_machine')
})

const some = ['start', 'stop', 'delete'].flatMap((id): CompiledAction[] => {
  const action = virtualMachine.actions[id]
  return action ? [action] : []
})
const busy: Refused = { hidden: false, reason: () => 'It is busy', passing: true }

/** Counts of fitting rows; each row maps actions to their refusals. */
const counted = (...rows: readonly Record<string, Refused | undefined>[]) => {
  const count = countFits(some, (action, row: Record<string, Refused | undefined>) => row[action.id])
  for (const row of rows) count.add(row)
  return count.fits
}

const drawn = (fits: ReturnType<typeof counted>, all: number | undefined) =>
  bulkActions(some, fits, all, ({ id }) => id, texts).map(({ label, disabledReason }) =>
    disabledReason === undefined ? label : `${label} (${disabledReason})`,
  )

describe('the actions of a selection', () => {
  it('say how many of the chosen they fit, and why when they fit none', () => {
    const rows = [{ start: busy }, { start: busy, stop: busy }, { start: busy }]
    expect(drawn(counted(...rows), 3)).toEqual(['start (It is busy)', 'stop 2 of 3', 'delete'])
  })

  it('are unknown while counting', () => {
    expect(drawn(counted({ start: busy, stop: busy }), undefined)).toEqual(['start', 'stop', 'delete'])
  })

  it('are left out when no row has them', () => {
    const hidden: Refused = { hidden: true }
    expect(drawn(counted({ start: hidden }, { start: hidden, stop: hidden }), 2)).toEqual([
      'stop 1 of 2',
      'delete',
    ])
  })

  it('make no words before they are shown', () => {
    const reads: string[] = []
    const refused: Refused = {
      hidden: false,
      reason: () => {
        reads.push('reason')
        return 'It is busy'
      },
      passing: true,
    }
    const fits = counted(...Array.from({ length: 50 }, () => ({ start: refused })))
    expect(reads).toEqual([])
    drawn(fits, 50)
    expect(reads).toEqual(['reason'])
  })
})
