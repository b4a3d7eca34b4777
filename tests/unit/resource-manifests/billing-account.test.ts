import { beforeAll, describe, expect, it } from 'vitest'
import { detail } from '../../../src/generated/details/billing-account'
import { resource } from '../../../src/generated/resources/billing-account'
import { cellInput } from '../../../src/engine/cells/cell'
import { cellKind } from '../../../src/engine/cells/registry'
import { stateOf } from '../../../src/manifest/states'
import { textKeys } from '../../../src/manifest/text-keys'
import type { Texts } from '../../../src/platform/i18n/texts'
import { cellEnv } from '../engine/support'
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

describe('a payment method', () => {
  const cards = detail.tabs.flatMap(({ sections }) => sections).find(({ id }) => id === 'cards')
  const columns = cards?.kind === 'collection' ? cards.columns : []

  it.each([
    [{ type: 'card', brand: 'Visa', last4: '4242', expiry: '08/28' }, ['Card', 'Visa 4242', '08/28']],
    [{ type: 'paypal', email: 'kadri@pohjala.example' }, ['PayPal', 'kadri@pohjala.example', '']],
    [{ type: 'invoice' }, ['Invoice', '', '']],
    [undefined, ['', '', '']],
  ])('is told from others by what is known of it: %j', (details, words) => {
    const env = cellEnv(texts, resource)
    const record = { id: 1, additional_data: details ? JSON.stringify(details) : null }
    const said = columns
      .slice(0, 3)
      .map((column) => cellKind(column.cell).text(cellInput(column, subject({ record }), env)))
    expect(said).toEqual(words)
  })
})
