import { seconds } from '../../run/time-limits'
import { describe, test } from '../support/test'
import { inWindow, wantedCases } from './payment-cases'
import { cashierOf, runCases } from './payment-driver'

const links = new Set(wantedCases.filter(({ way }) => way.kind === 'link').map(({ way }) => way.keyword))

describe('every way a payment at a processor can go', () => {
  test.for([...links])(
    '[PAYMENT-11] [PAYMENT-24] [PAYMENT-25] [PAYMENT-34] [ROUTE-25] by %s: charged as it is said, once at most, with nothing typed lost',
    { timeout: seconds(300) },
    async (keyword, { visit }) => {
      const cashier = await cashierOf(await visit({ path: null }))
      await runCases(
        cashier,
        wantedCases.filter(
          ({ way, event }) => way.kind === 'link' && way.keyword === keyword && !inWindow.has(event),
        ),
      )
    },
  )
})
