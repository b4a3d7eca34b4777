import { describe, expect, it } from 'vitest'
import { askedFor } from '../../../src/manifest/asked'

const site = {
  details: [
    { field: 'email', required: true },
    { field: 'vat', visible: false },
    null,
    { field: 'city', validator: 'digits' },
  ],
}
const ask = (detail: string, config: Record<string, unknown> = site) =>
  askedFor('details', detail, { site: config })

describe('[BILLING-15] a detail a deployment asks for', () => {
  it('has a place, may be required, may be hidden', () => {
    expect(ask('email')).toEqual({ place: 0, required: true, visible: true })
    expect(ask('vat')).toEqual({ place: 1, required: false, visible: false })
    expect(ask('city')).toEqual({ place: 3, required: false, visible: true, validator: 'digits' })
  })

  it('is not asked for when the list does not name it', () => {
    expect(ask('county')).toMatchObject({ visible: false, required: false })
  })

  it("keeps the manifest's setting if the deployment has no list", () => {
    expect(ask('email', {})).toBeUndefined()
    expect(ask('email', { details: 'all' })).toBeUndefined()
  })
})
