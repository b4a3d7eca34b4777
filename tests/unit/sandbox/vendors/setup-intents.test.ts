import { describe, expect, it } from 'vitest'
import { createSetupIntents } from '../../../../sandbox/vendors/setup-intents'

const secret = 'seti_a1_secret_b2'
const good = { words: ['visa'], last4: '4242', asksHolder: false }
const asking = { words: ['visa', '3ds'], last4: '3184', asksHolder: true }
const declined = { error: { type: 'card_error', code: 'card_declined', message: 'No' } } as const

const open = () => createSetupIntents((words) => words.join('_'))

describe('a setup intent', () => {
  it('waits for a card, and keeps its method', () => {
    const intents = open()
    expect(intents.read(secret)).toMatchObject({
      setupIntent: { id: 'seti_a1', status: 'requires_payment_method', payment_method: null },
    })
    const done = { setupIntent: { status: 'succeeded', payment_method: 'pm_visa_4242' } }
    expect(intents.confirm(secret, good)).toMatchObject(done)
    expect(intents.read(secret)).toMatchObject(done)
    expect(intents.confirm(secret, good)).toMatchObject({ error: { code: 'setup_intent_unexpected_state' } })
  })

  it('can be confirmed with another card after a refusal', () => {
    const intents = open()
    expect(intents.confirm(secret, declined)).toEqual(declined)
    expect(intents.read(secret)).toMatchObject({
      setupIntent: { status: 'requires_payment_method', last_setup_error: { code: 'card_declined' } },
    })
    expect(intents.confirm(secret, good)).toMatchObject({ setupIntent: { status: 'succeeded' } })
  })

  it('asks the holder where the card wants it', () => {
    const intents = open()
    expect(intents.confirm(secret, asking)).toMatchObject({ setupIntent: { status: 'requires_action' } })
    expect(intents.answer(secret, 'refuse')).toMatchObject({
      error: { code: 'setup_intent_authentication_failure' },
    })
    expect(intents.answer(secret, 'agree')).toMatchObject({ error: { code: 'resource_missing' } })
    intents.confirm(secret, asking)
    expect(intents.answer(secret, 'agree')).toMatchObject({
      setupIntent: { status: 'succeeded', payment_method: 'pm_visa_3ds_3184' },
    })
  })

  it('is not there under another secret', () => {
    const intents = open()
    for (const other of ['', 'pi_1_secret_2', 'seti_1'])
      expect(intents.confirm(other, good)).toMatchObject({ error: { code: 'resource_missing' } })
  })
})
