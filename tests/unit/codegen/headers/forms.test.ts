import { describe, expect, it } from 'vitest'
import { deploymentHeaders } from '../../../../codegen/headers/deployment-headers'
import { printStatic } from '../../../../codegen/headers/print-static'
import { formNames, servedBy } from '../../../headers/forms'
import { deployment, everything } from '../../../headers/deployments'
import { lowered } from '../../../headers/served-headers'

const deployments = {
  'nothing outside': deployment(),
  everything,
  'another base path': { ...everything, basePath: '/my.console' },
}

/** Addresses below the base path, and the document that must answer to them. */
const addresses = [
  ['', 'main'],
  ['/', 'main'],
  ['/compute', 'main'],
  ['/compute?q=/pay/adyen', 'main'],
  ['/payments', 'main'],
  ['/pay/stripe_creditcard', 'pay/stripe_creditcard'],
  ['/pay/stripe_creditcard?from=x', 'pay/stripe_creditcard'],
  ['/pay/stripe_creditcard/done', 'pay/stripe_creditcard'],
  ['/pay/stripe_creditcards', 'pay'],
  ['/pay/paypal_vault', 'pay/paypal_vault'],
  ['/pay/duitku', 'pay'],
  ['/pay', 'pay'],
  ['/terminal/tll/7c1e', 'terminal'],
  ['/acting', 'acting'],
  ['/acting/compute', 'acting'],
  ['/auth0_callback?code=1', 'sign-in'],
  ['/email_verification', 'sign-in'],
] as const

describe.each(Object.entries(deployments))('with %s', (_name, wanted) => {
  const headers = deploymentHeaders(wanted)

  it.each(formNames)('the form %s, read as its server does, gives each document its headers', (form) => {
    const served = servedBy(form, headers)
    for (const [path, document] of addresses) {
      const own = headers.documents.find(({ name }) => name === document)?.headers ?? {}
      expect(served(`${wanted.basePath}${path}`), path).toEqual(
        lowered(Object.entries({ ...headers.everyAnswer, ...own })),
      )
    }
  })

  it.each(['caddy', 'static'])('the form %s leaves the policy out of scripts and styles', (form) => {
    const asset = servedBy(form, headers)(`${wanted.basePath}/assets/main-Bq3xK9aZ.js`)
    expect(asset).toEqual(lowered(Object.entries(headers.everyAnswer)))
  })
})

it('a header that is longer than static hosts read is refused with the cure', () => {
  const origins = Array.from({ length: 100 }, (_, index) => `https://endpoint-${index}.example.com`)
  const headers = deploymentHeaders(
    deployment({ outside: { identityProvider: { issuer: 'https://a.example', origins } } }),
  )
  expect(() => printStatic(headers)).toThrow(
    /^Content-Security-Policy has \d+ characters, .*use nginx or Caddy/,
  )
})
