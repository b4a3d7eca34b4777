import { describe, expect, it } from 'vitest'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { callOperation } from '../../../src/api/call-operation'
import { createApiClient, type ApiClient } from '../../../src/api/client'
import { ApiError } from '../../../src/api/errors'
import type { CallInput } from '../../../src/api/make-call'
import { operationRefusals } from '../../../src/generated/operation-refusals'
import type { OperationId } from '../../../src/generated/operations'
import { keyKinds } from '../../../src/lib/key-kinds'
import { isRecord } from '../../../src/lib/is-record'

const uuid = '00000000-0000-4000-8000-000000000000'
const email = 'mari@raamat.example'
const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fS2vXyT8wLrJ6nPzQe1hUoKb3aVcMiYtZ laptop'

/** A valid call of every operation that refuses some keys. */
const calls: Readonly<Partial<Record<OperationId, CallInput>>> = {
  createAccessDelegation: { body: { name: 'Partners' } },
  deleteAccessDelegation: { path: { id: '412' } },
  createImpersonation: { path: { delegation_id: '412' }, body: { grantee_username: email } },
  deleteImpersonation: { path: { delegation_id: '412', impersonation_id: uuid } },
  acceptImpersonation: { path: { uuid } },
  startImpersonation: { path: { uuid } },
  createAdminToken: { body: { username: email } },
  listCustomers: { query: { query: 'kadri' } },
  activateMfa: {},
  deactivateMfa: {},
  listUserSessions: {},
  deleteAllUserSessions: {},
  deleteUserSession: { body: { session_id: 'one' } },
  updateUserProfile: { body: { first_name: 'Mari' } },
  createBillingAccount: {
    body: {
      title: 'Books',
      email,
      customer_name: 'Mari',
      customer_phone: '+372 5551 0148',
      address_line1: 'Telliskivi 60a',
      city: 'Tallinn',
      county: 'Harju',
      post_index: '10412',
      country: 'EE',
      client_email: email,
      type: 'invoice',
    },
  },
  deleteBillingAccount: { query: { billing_account_id: 120_351 } },
  setDefaultNetwork: { path: { location: 'tll', uuid } },
  createSshKey: { body: { name: 'laptop', public_key: publicKey } },
  updateSshKey: { path: { uuid }, body: { name: 'desk' } },
  deleteSshKey: { path: { uuid } },
  getStorageUser: {},
  listStorageKeys: {},
  createStorageKey: {},
  deleteStorageKey: { body: { access_key: 'one' } },
}

const keys = { acting: 'demo-delegate', restricted: 'demo-restricted' } as const

function clientOf(apiKey: string): ApiClient {
  const sandbox = createSandbox({ seed: 'small' })
  return createApiClient({
    base: 'http://sandbox.test',
    identity: () => ({ apiKey, epoch: 1 }),
    fetch: sandbox.fetch,
  })
}

/** A network of the account a restricted key reaches. */
async function withOwnNetwork(client: ApiClient, input: CallInput): Promise<CallInput> {
  const made = await callOperation(client, 'createNetwork', {
    path: { location: 'tll' },
    query: { name: 'own' },
    body: { name: 'own' },
  })
  if (!isRecord(made)) throw new Error('No network was made')
  return { ...input, path: { location: 'tll', uuid: String(made.uuid) } }
}

async function statusOf(client: ApiClient, id: OperationId, input: CallInput): Promise<number | undefined> {
  const call = id === 'setDefaultNetwork' ? await withOwnNetwork(client, input) : input
  try {
    await callOperation(client, id, call)
    return 200
  } catch (error) {
    if (error instanceof ApiError) return error.status
    throw error
  }
}

it('has a call for each operation that refuses keys', () => {
  expect(Object.keys(calls).sort()).toEqual(Object.keys(operationRefusals).sort())
})

const isRefusing = (id: string): id is OperationId => Object.hasOwn(operationRefusals, id)

describe.each(keyKinds)('a key that is %s', (kind) => {
  const refused = Object.keys(calls)
    .filter(isRefusing)
    .filter((id) => operationRefusals[id]?.includes(kind))
  it.each(refused)('is refused by %s [ACCESS-28 platform]', async (id) => {
    expect(await statusOf(clientOf(keys[kind]), id, calls[id] ?? {})).toBe(403)
  })
})
