import { describe, expect, it } from 'vitest'
import type { Card } from '../../../sandbox/entities'
import { account, type Choice, consoleAt, payAt } from './payer'
import { type Client, errorText, openSandbox } from './support'

const session = 'sess_1'
const back = `${consoleAt}/payment_return`

const setUp = async (client: Client) =>
  (
    await client.get<{ setup_token: string; approve_url: string }>(
      `/payment/paypal/setup_token?session_id=${session}&return_url=${encodeURIComponent(back)}`,
    )
  ).body

const exchange = async (client: Client, setup: string, of = session) =>
  client.get<{ payment_token: string }>(`/payment/paypal/payment_token?session_id=${of}&setup_token=${setup}`)

const save = async (client: Client, token: string, of: string | undefined = session) =>
  client.post<Card>('/payment/card', {
    billing_account_id: account,
    token,
    processor_keyword: 'paypal_vault',
    ...(of === '' ? {} : { session_id: of }),
  })

async function chosen(client: Client, choice: Choice): Promise<string> {
  const { setup_token: setup, approve_url: page } = await setUp(client)
  const returned = await payAt(client, page, choice)
  expect(Object.fromEntries(returned.searchParams)).toEqual({
    session_id: session,
    setup_token: setup,
    result: choice,
  })
  return setup
}

describe('a PayPal wallet', () => {
  it('[PAYMENT-21 platform] begins with a token for the buttons', async () => {
    const client = openSandbox()
    const { body } = await client.get<{ id_token: string }>(`/payment/paypal/id_token?session_id=${session}`)
    expect(body.id_token.length).toBeGreaterThan(20)
  })

  it('[PAYMENT-05 platform] [PAYMENT-16 platform] [PAYMENT-21 platform] [PAYMENT-22 platform] is saved, verified, once its owner agrees', async () => {
    const client = openSandbox()
    const setup = await chosen(client, 'success')
    const { payment_token: token } = (await exchange(client, setup)).body
    const { body: wallet } = await save(client, token)
    expect(wallet).toMatchObject({
      processor: { keyword: 'paypal_vault' },
      is_verified: true,
      is_primary: false,
      valid_thru: null,
    })
    expect(JSON.parse(wallet.additional_data ?? '')).toEqual({
      type: 'paypal',
      email: 'kadri.saar@pohjala.example',
      payer_id: expect.stringMatching(/^[A-Z0-9]{13}$/),
    })
    const again = await save(client, token)
    expect([again.status, errorText(again)]).toEqual([400, 'Adding payment method failed'])
  })

  it.each(['failure', 'cancel'] as const)('[PAYMENT-33 platform] is not saved after %s', async (choice) => {
    const client = openSandbox()
    const answer = await exchange(client, await chosen(client, choice))
    expect([answer.status, errorText(answer)]).toEqual([400, 'Adding payment method failed'])
  })

  it('waits for its owner', async () => {
    const client = openSandbox()
    const { setup_token: untouched } = await setUp(client)
    for (const setup of [untouched, await chosen(client, 'pending')])
      expect(errorText(await exchange(client, setup))).toBe('Payment method is not confirmed yet')
  })

  it('belongs to one session and one user', async () => {
    const client = openSandbox()
    const setup = await chosen(client, 'success')
    expect((await exchange(client, setup, 'other')).status).toBe(400)
    const { payment_token: token } = (await exchange(client, setup)).body
    expect((await save(client, token, 'other')).status).toBe(400)
    expect((await save(client, token, '')).body).toEqual({
      errors: { session_id: "Required parameter 'session_id' not supplied" },
    })
    const stranger = `/payment/paypal/payment_token?session_id=${session}&setup_token=${setup}`
    expect((await client.get(stranger, { key: 'demo-indebted' })).status).toBe(400)
  })

  it('is discarded unless saved', async () => {
    const client = openSandbox()
    const { setup_token: setup, approve_url: page } = await setUp(client)
    client.advance(3 * 3600)
    expect((await exchange(client, setup)).status).toBe(400)
    expect((await client.sandbox.payments(new Request(page))).status).toBe(404)
  })
})
