import { describe, expect, it } from 'vitest'
import type { Mailbox } from '../../../sandbox/mailbox/read-mailbox'
import { oneTimeCode } from '../../../sandbox/identity-provider/one-time-code'
import { demoOtpSecret } from '../../../sandbox/seed/logins'
import { kadri, post, signUp } from './identity-client'
import { type Client, openSandbox, start } from './support'

const open = (client: Client, path = ''): Response =>
  client.sandbox.mailbox(new Request(`http://sandbox.test/sandbox/mailbox${path}`))

const read = async (client: Client, query = ''): Promise<Mailbox> => open(client, `.json${query}`).json()

/** Mails of every kind except those about money, the latest last. */
async function writeMails(client: Client): Promise<void> {
  await signUp(client, 'mari@raamat.example')
  client.advance(1)
  await post(client, '/dbconnections/change_password', {
    connection: 'Username-Password-Authentication',
    email: kadri,
  })
  client.advance(1)
  await client.post('/user-resource/access_group/412/impersonation', {
    grantee_username: 'jaan@vaba.example',
  })
}

describe('the mailbox', () => {
  it('[AUTH-16 platform] has every e-mail with its link, latest first', async () => {
    const client = openSandbox()
    await writeMails(client)
    const { mails } = await read(client)
    expect(mails.map(({ to, link }) => [to, link && new URL(link).pathname])).toEqual([
      ['jaan@vaba.example', '/app/profile/access'],
      [kadri, '/identity/reset'],
      ['mari@raamat.example', '/identity/verify'],
    ])
    const text = await open(client).text()
    for (const { subject } of mails) expect(text).toContain(subject)
    expect(text).toContain(mails[1]?.link ?? 'no link')
    expect(text).not.toContain('<script')
  })

  it('shows those of one address', async () => {
    const client = openSandbox()
    await writeMails(client)
    expect((await read(client, '?to=MARI@raamat.example')).mails).toHaveLength(1)
    const text = await open(client, '?to=mari%40raamat.example').text()
    expect(text).toContain('value="mari@raamat.example"')
    expect(text).not.toContain('Set a new password')
    expect(await open(client, '?to=nobody').text()).toContain('No e-mails.')
    expect(await open(client, '?to=%22%3E%3Cscript%3E').text()).not.toContain('<script')
  })

  it('[INVOICE-01 platform] has invoices, with the way to the account', async () => {
    const client = openSandbox()
    client.advance(40 * 24 * 3600)
    await client.get('/payment/billing_account/list')
    const { mails } = await read(client)
    const invoice = mails.find(({ subject }) => subject.startsWith('Invoice '))
    expect(invoice?.link).toMatch(/^http:\/\/sandbox\.test\/app\/billing\/account\/\d+$/)
  })

  it('shows the codes of second factors', async () => {
    const client = openSandbox()
    const code = oneTimeCode(demoOtpSecret, start)
    expect((await read(client)).codes).toEqual([{ email: 'liis@turve.example', code }])
    expect(await open(client).text()).toContain(code)
  })

  it('has nothing beside itself', () => {
    expect(open(openSandbox(), '/other').status).toBe(404)
  })
})
