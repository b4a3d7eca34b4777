import { expect, it } from 'vitest'
import { deploymentHeaders } from '../../../../codegen/headers/deployment-headers'
import { deployment, everything } from '../../../headers/deployments'

const policies = (wanted: Parameters<typeof deploymentHeaders>[0]): Record<string, string> =>
  Object.fromEntries(
    deploymentHeaders(wanted).documents.map(({ name, headers }) => [
      name,
      headers['Content-Security-Policy'] ?? '',
    ]),
  )

const standIns = 'http://127.0.0.1:8081'

it('stand-ins take the place of the hosts of chats, payments and scripts of the theme, and of no other', () => {
  const at = policies({ ...everything, site: { ...everything.site, vendorStandIns: standIns } })
  const vendors = /stripe|omise|paypal|adyen|intercom/
  for (const [name, policy] of Object.entries(at)) expect(policy, name).not.toMatch(vendors)
  expect(at['pay/stripe_creditcard']).toContain(`script-src 'self' ${standIns};`)
  expect(at['pay/stripe_creditcard']).toContain(`frame-src ${standIns};`)
  expect(at['pay/stripe_creditcard']).toContain('trusted-types default')
  expect(at.main).toContain(`script-src 'self' ${standIns};`)
  expect(at.main).toContain('https://id.example.com')
  expect(at['sign-in']).toBe(policies(everything)['sign-in'])
})

it('PayPal has its script where it is a stand-in, and by choice elsewhere', () => {
  const site = { siteTheme: 'aldera', paymentProcessors: [{ keyword: 'paypal_vault', public_key: 'c' }] }
  expect(policies(deployment({ site }))['pay/paypal_vault']).not.toContain('unsafe-inline')
  const here = policies(deployment({ site: { ...site, vendorStandIns: standIns } }))
  expect(here['pay/paypal_vault']).toContain(`script-src 'self' ${standIns} 'unsafe-inline'`)
})

it('an origin elsewhere is no stand-in', () => {
  const site = { ...everything.site, vendorStandIns: 'https://standins.example.com' }
  expect(policies({ ...everything, site })).toEqual(policies(everything))
})
