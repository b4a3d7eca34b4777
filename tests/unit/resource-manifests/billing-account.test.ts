import { beforeAll, describe, expect, it } from 'vitest'
import { resource } from '../../../src/generated/resources/billing-account'
import { stateOf } from '../../../src/manifest/states'
import { textKeys } from '../../../src/manifest/text-keys'
import type { Texts } from '../../../src/platform/i18n/texts'
import { subject } from '../manifest/support'
import { english } from '../platform/stand'

let texts: Texts
beforeAll(async () => {
  texts = await english('billing_account')
})

/** The label of an account's state. */
function labelOf(record: Readonly<Record<string, unknown>>): string {
  const state = resource.states ? stateOf(resource.states, subject({ record })) : undefined
  return texts.resource('billing_account', textKeys.state(state ?? ''))
}

describe('the state of a billing account', () => {
  it.each([
    ['ACTIVE', 'CLEAR', 'Active'],
    ['ACTIVE', 'LIMITED', 'Limited'],
    ['ACTIVE', 'TERMINATED', 'Closed'],
    ['SUSPENDED', 'LIMITED', 'Suspended'],
    ['PENDING_VALIDATION', 'LIMITED', 'Pending validation'],
  ])('[BILLING-12] [BILLING-11] of %s and %s is called %s', (status, level, label) => {
    expect(labelOf({ status, restriction_level: level, is_deleted: false })).toBe(label)
  })

  it('[BILLING-12] is closed once it is deleted', () => {
    expect(labelOf({ status: 'ACTIVE', restriction_level: 'CLEAR', is_deleted: true })).toBe('Closed')
  })
})
