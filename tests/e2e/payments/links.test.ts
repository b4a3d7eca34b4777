import { seconds } from '../../run/time-limits'
import { describe, test } from '../support/test'
import { inWindow, wantedCases, ways } from './payment-cases'
import { cashierOf, runCases } from './payment-driver'

const links = ways.filter(({ kind }) => kind === 'link').map(({ keyword }) => keyword)
const few = wantedCases.filter(({ way }) => way.kind === 'link' && way.keyword !== 'stripe')
/** Processors that are visited together: all but one where they are paid with once only. */
const visits = few.every(({ event }) => event === 'success')
  ? [['stripe'], links.filter((keyword) => keyword !== 'stripe')]
  : links.map((keyword) => [keyword])

describe('every way a payment at a processor can go', () => {
  test.for(visits.map((keywords) => [keywords.join(', '), keywords] as const))(
    '[PAYMENT-11] [PAYMENT-24] [PAYMENT-25] [PAYMENT-34] [ROUTE-25] by %s: charged as it is said, once at most, with nothing typed lost',
    { timeout: seconds(300) },
    async ([, keywords], { visit }) => {
      const cashier = await cashierOf(await visit({ path: null }))
      await runCases(
        cashier,
        wantedCases.filter(
          ({ way, event }) => way.kind === 'link' && keywords.includes(way.keyword) && !inWindow.has(event),
        ),
      )
    },
  )
})
