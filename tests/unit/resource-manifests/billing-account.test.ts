import { describe, expect, it } from 'vitest'
import { resource } from '../../../src/generated/resources/billing-account'
import texts from '../../../locales/en/resources/billing_account.json'
import { stateOf } from '../../../src/manifest/states'
import { subject } from '../manifest/support'

/** The label of an account's state. */
function labelOf(record: Readonly<Record<string, unknown>>): string | undefined {
  const { states } = resource
  const state = states ? stateOf(states, subject({ record })) : undefined
  return Object.entries(texts.states).find(([id]) => id === state)?.[1]
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
