import { someOf } from '../../run/some-of'
import { describe, test, type Visit } from '../support/test'
import { inWindow, wantedCases } from './payment-cases'
import { cashierOf, runCases } from './payment-driver'

const account = 120_348
const methods = new Set(wantedCases.filter(({ way }) => way.kind !== 'link').map(({ way }) => way.name))
const windowCases = wantedCases.filter(({ event }) => inWindow.has(event))

/** A verified card whose bank asks about every charge. */
async function addCard({ call, origin, sandbox }: Visit['deployment']): Promise<void> {
  const card = await call('POST', '/payment/card', {
    billing_account_id: account,
    processor_keyword: 'omise_creditcard',
    token: 'tokn_test_1881',
  })
  const asked = await call('POST', '/payment/card/verify', {
    payment_object_id: Reflect.get(Object(card), 'id'),
    front_base_url: origin,
  })
  await sandbox.payments(new Request(`${String(Reflect.get(Object(asked), 'authorize_uri'))}/success`))
}

describe('every way a payment can go', () => {
  test.for([...methods])(
    '[PAYMENT-11] [PAYMENT-28] [PAYMENT-29] [PAYMENT-30] [PAYMENT-34] by %s: charged as it is said, once at most, with nothing typed lost',
    { timeout: 300_000 },
    async (name, { visit }) => {
      const cashier = await cashierOf(await visit({ path: null, before: addCard, standIns: true }))
      await runCases(
        cashier,
        wantedCases.filter(({ way }) => way.name === name),
      )
    },
  )

  test.for(someOf([...new Set(windowCases.map(({ way }) => way.keyword))], 1))(
    '[PAYMENT-36] in a window of %s: closed, blocked, or coming back',
    { timeout: 300_000 },
    async (keyword, { visit }) => {
      const windows = Array.from({ length: 9 }, (_, nth) => `paymentProcessors.${nth + 4}.opens_window=true`)
      const cashier = await cashierOf(await visit({ path: null, sandbox: { set: windows } }))
      await runCases(
        cashier,
        windowCases.filter(({ way }) => way.keyword === keyword),
      )
    },
  )
})
