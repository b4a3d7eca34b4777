import { describe, expect, it } from 'vitest'
import { beginning, isInSection, isPublic, sectionsOf } from '../../../src/app/paths'

const only = (...switches: readonly string[]) => ({ feature: (name: string) => switches.includes(name) })

describe('the sections of a site', () => {
  it('are those with a type that is switched on, and what every site has [SITE-28] [LIST-04]', () => {
    expect(sectionsOf(only()).map(({ section }) => section)).toEqual(['access', 'billing'])
    expect(sectionsOf(only('bareMetalEnabled')).map(({ section }) => section)).toEqual([
      'metal',
      'access',
      'billing',
    ])
  })

  it('are known by the beginnings of all addresses of their types', () => {
    const [access] = sectionsOf(only())
    const within = (path: string) => isInSection(access?.types ?? [], path)
    expect(['/access/token', '/access/create/api_token', '/profile/access'].map(within)).toEqual([
      true,
      true,
      true,
    ])
    expect(['/', '/billing/account', '/accessories', '/profiles', '/profile'].map(within)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

it('counts the page a payment leads back to as billing', () => {
  const within = sectionsOf(only()).filter(({ types }) => isInSection(types, '/payment_return'))
  expect(within.map(({ section }) => section)).toEqual(['billing'])
})

it('reads the first part of an address', () => {
  expect(['/metal/lease/1', '/metal', '/', ''].map(beginning)).toEqual(['metal', 'metal', '', ''])
})

it('opens the API page and support to all', () => {
  expect(['/api', '/api/operations/listVms', '/support', '/apiary', '/'].map(isPublic)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
