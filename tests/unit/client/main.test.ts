import { describe, expect, it } from 'vitest'
import { createClient, isApiError, type ClientOptions } from '../../../client/main'
import { operations } from '../../../src/generated/operations'
import type { SandboxOptions } from '../../../sandbox/create-sandbox'
import { never } from '../api/support'
import { openSandbox } from '../sandbox/support'

/** A client of a sandbox, with the requests it made. */
function connected(client: Partial<ClientOptions> = {}, sandbox: SandboxOptions = {}) {
  const requests: Request[] = []
  const platform = openSandbox(sandbox).sandbox
  const api = createClient({
    base: 'http://sandbox.test',
    apiKey: 'demo-customer',
    fetch: (request) => {
      requests.push(request.clone())
      return platform.fetch(request)
    },
    ...client,
  })
  return { api, requests }
}

async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason)
  if (!isApiError(error)) throw new Error('The call did not fail as calls do', { cause: error })
  return error
}

const location = 'tll'
const account = 120348

describe('a client', () => {
  it('[API-01] calls below /v1 of its base, whatever prefix that has', async () => {
    const { api, requests } = connected({ base: 'http://sandbox.test/cloud/' }, { prefix: '/cloud' })
    expect((await api.listDisks({ path: { location } })).length).toBeGreaterThan(0)
    expect(requests[0]?.url).toBe('http://sandbox.test/cloud/v1/tll/storage/disks')
  })

  it('sends the key in its header, and none when it has none', async () => {
    const { api, requests } = connected()
    await api.listTokens()
    expect(requests[0]?.headers.get('apikey')).toBe('demo-customer')
    const open = connected({ apiKey: undefined })
    await open.api.getSiteConfig()
    expect(open.requests[0]?.headers.has('apikey')).toBe(false)
  })

  it('has a function for every call', () => {
    expect(Object.keys(connected().api)).toEqual(Object.keys(operations))
  })
})

describe('a body', () => {
  it('is sent as form fields where the call takes those', async () => {
    const { api, requests } = connected()
    const body = { size_gb: 12, display_name: 'a & b', billing_account_id: account }
    const disk = await api.createDisk({ path: { location }, body })
    expect(disk).toMatchObject({ size_gb: 12, display_name: 'a & b', billing_account_id: account })
    expect(await requests[0]?.text()).toBe('size_gb=12&display_name=a+%26+b&billing_account_id=120348')
  })

  it('is sent as JSON where the call takes that', async () => {
    const { api, requests } = connected()
    const rule = { direction: 'inbound', protocol: 'tcp', port_start: 22, port_end: 22 } as const
    const body = {
      display_name: 'doors',
      billing_account_id: account,
      rules: [{ ...rule, endpoint_spec_type: 'any' as const, endpoint_spec: [] }],
    }
    const firewall = await api.createFirewall({ path: { location }, body })
    expect(firewall.rules?.[0]).toMatchObject(rule)
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  })
})

describe('a call sent again with its idempotency key', () => {
  it('answers the same record, and makes no second one', async () => {
    const { api } = connected()
    const body = { size_gb: 12, display_name: 'once', billing_account_id: account }
    const send = () => api.createDisk({ path: { location }, body }, { idempotencyKey: 'intent-1' })
    expect((await send()).uuid).toBe((await send()).uuid)
  })
})

describe('an answer', () => {
  it('is undefined where there is none', async () => {
    const { api } = connected()
    const made = await api.createDisk({
      path: { location },
      body: { size_gb: 10, billing_account_id: account },
    })
    expect(await api.deleteDisk({ path: { location, uuid: made.uuid } })).toBeUndefined()
  })

  it('is a Blob where it is a file', async () => {
    const { api } = connected()
    const invoices = await api.listInvoices({ query: { billing_account_id: account } })
    const ids = invoices.map(({ id }) => id).filter((id) => typeof id === 'number')
    const file = await api.getInvoicePdf({ query: { invoice_id: ids[0] ?? 0 } })
    expect(file.type).toContain('application/pdf')
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-')
    expect(bytes.some((byte) => byte > 127)).toBe(true)
  })
})

describe('a failure', () => {
  it('has a status, the platform’s words and the reference of the call', async () => {
    const { api } = connected()
    const uuid = '00000000-0000-4000-8000-000000000000'
    const error = await failureOf(api.getDisk({ path: { location, uuid } }))
    expect(error).toMatchObject({ status: 404, correlationId: expect.stringMatching(/\S{8,}/) })
    expect(error.message).not.toBe('')
  })

  it('names the fields that were refused', async () => {
    const { api } = connected()
    const body = { size_gb: 10, billing_account_id: account, source_image_type: 'OS_BASE' } as const
    const error = await failureOf(api.createDisk({ path: { location }, body }))
    expect(error.fields.map(({ field }) => field)).toEqual(['source_image'])
  })

  it('is a 200 that says so, too', async () => {
    const { api } = connected()
    const error = await failureOf(api.deleteToken({ body: { token_id: 1 } }))
    expect(error.message).not.toBe('')
  })

  it('without an answer has no status', async () => {
    const { api } = connected({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
    expect(await failureOf(api.listTokens())).toMatchObject({ kind: 'connection', status: undefined })
  })

  it('is no failure of the platform when the caller gives up', async () => {
    const { api } = connected({ fetch: never })
    const call = api.listTokens({}, { signal: AbortSignal.abort('enough') })
    await expect(call).rejects.toBe('enough')
  })
})
