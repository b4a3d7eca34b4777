/** A page with the payment fields of a vendor, as in the console; built and served by the test, which presses its buttons. */
import { config } from '../../console.config'
import { allowedScripts } from '../../src/generated/allowed-scripts'
import { documentOf } from '../../src/lib/console-document'
import { createScriptLoader } from '../../src/platform/scripts/load-script'
import { createStyleLoader } from '../../src/platform/scripts/load-style'
import { createAdyen } from '../../src/screens/payments/vendors/adyen'
import type { CardVendor } from '../../src/screens/payments/vendors/card-vendor'
import { createOmise } from '../../src/screens/payments/vendors/omise'
import { createPayPal } from '../../src/screens/payments/vendors/paypal'
import { createStripe } from '../../src/screens/payments/vendors/stripe'

const { location, document, trustedTypes } = window
const query = new URLSearchParams(location.search)

const log = document.createElement('ol')
const node = document.createElement('div')
const write = (text: string): void => {
  const line = document.createElement('li')
  line.textContent = text
  log.append(line)
}

const loading: Parameters<typeof createScriptLoader>[0] = {
  allowed: allowedScripts[documentOf(location.pathname, config.basePath)],
  standIns: query.get('standIns') ?? undefined,
  document,
  trustedTypes,
  report: ({ message, detail }) => write(`reported: ${message}, ${String(detail?.['reason'])}`),
}
const shared = { locale: 'en-GB', load: createScriptLoader(loading) }

const secret = query.get('secret') ?? 'seti_1_secret_1'
const vendors: Readonly<Record<string, () => CardVendor>> = {
  stripe_creditcard: () => createStripe({ ...shared, publicKey: 'pk_test_1', clientSecret: secret }),
  omise_creditcard: () => createOmise({ ...shared, publicKey: 'pkey_test_1' }),
  paypal_vault: () =>
    createPayPal({
      ...{ ...shared, publicKey: 'client', isTest: true, idToken: async () => 'id.token' },
      setupToken: async () => query.get('token') ?? '',
    }),
  adyen: () =>
    createAdyen({
      ...{ ...shared, publicKey: 'test_1', environment: 'test', countryCode: 'EE' },
      loadStyle: createStyleLoader(loading),
    }),
}

const keyword = location.pathname.split('/').at(-1) ?? ''
const vendor = vendors[keyword]?.()
if (!vendor) throw new Error(`There is no vendor of ${keyword}`)

const button = (text: string, act: () => void): void => {
  const element = document.createElement('button')
  element.textContent = text
  element.addEventListener('click', act)
  document.body.append(element)
}
const say = (name: string, ending: Promise<unknown>): void => {
  ending.then(
    (result) => write(`${name}: ${JSON.stringify(result)}`),
    (error: unknown) => write(`${name} threw ${error instanceof Error ? error.name : String(error)}`),
  )
}
button('Save', () => say('saved', vendor.tokenise()))
button('Ask', () => say('asked', vendor.confirm?.('pi_1_secret_1') ?? Promise.resolve('nothing')))
button('Settle', () => vendor.settle?.(true))
button('Remove', () => vendor.unmount())
document.body.append(node, log)

vendor.load().then(
  () =>
    vendor.mount(node, {
      onReady: () => write('ready'),
      onChange: (isComplete) => write(`complete: ${isComplete}`),
      onProblem: (problem) => write(`problem: ${problem}`),
    }),
  (error: unknown) => write(`not loaded: ${error instanceof Error ? error.name : String(error)}`),
)
