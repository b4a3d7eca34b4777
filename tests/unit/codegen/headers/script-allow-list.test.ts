import { expect, it } from 'vitest'
import { deploymentHeaders } from '../../../../codegen/headers/deployment-headers'
import { emitHeaders } from '../../../../codegen/headers/emit-headers'
import { allowedScripts } from '../../../../codegen/headers/script-allow-list'
import { config } from '../../../../console.config'
import { everything } from '../../../headers/deployments'

const themes = ['https://cdn.example.com/count.js?site=1', 'https://cdn.example.com/count.js?site=2']

it('scripts are allowed on the main document and where is paid with one, under one policy each', () => {
  const allowed = allowedScripts(themes)
  expect(Object.keys(allowed).sort()).toEqual([
    'main',
    'pay/adyen',
    'pay/omise_creditcard',
    'pay/paypal_vault',
    'pay/stripe_creditcard',
  ])
  expect(allowed['pay/stripe_creditcard']).toEqual({
    policy: 'default',
    addresses: ['https://js.stripe.com/endive/stripe.js'],
  })
  expect(allowed['pay/adyen']?.policy).toBe('console-scripts')
  expect(allowed.main?.policy).toBe('console-scripts')
  expect(allowed.main?.addresses.filter((address) => address.includes('example'))).toEqual([
    'https://cdn.example.com/count.js',
  ])
})

it('whatever the code may load, the headers of a deployment that uses it let in', () => {
  const { documents } = deploymentHeaders(everything)
  const origins = (address: string): string[] => {
    const { origin, host } = new URL(address)
    return [origin, address, `https://*.${host.split('.').slice(-2).join('.')}`]
  }
  const used = (['pay/stripe_creditcard', 'pay/omise_creditcard', 'pay/paypal_vault'] as const).map(
    (name) => [name, allowedScripts(themes)[name]?.addresses ?? []] as const,
  )
  for (const [name, addresses] of used) {
    const policy = documents.find((each) => each.name === name)?.headers['Content-Security-Policy'] ?? ''
    const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses)
      expect(
        origins(address).some((source) => sources.includes(source)),
        address,
      ).toBe(true)
  }
})

it('the generated modules carry the configuration and the list', () => {
  const outside = { s3Endpoint: 'https://s3.example.com' }
  const files = new Map(emitHeaders({ ...config, basePath: '/console', outside }, { aldera: themes }))
  expect(files.get('deployment.ts')).toContain(`export const basePath = '/console'`)
  expect(files.get('deployment.ts')).toContain(
    `export const outside = { s3Endpoint: 'https://s3.example.com' }`,
  )
  expect(files.get('deployment.ts')).toContain(`'https://cdn.example.com/count.js?site=2'`)
  expect(files.get('allowed-scripts.ts')).toContain(`'https://cdn.example.com/count.js'`)
})
