// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { KeyKind } from '../lib/key-kinds'
import type { OperationId } from './operations'

/** Kinds of keys that an operation refuses for every record. */
export const operationRefusals: Readonly<Partial<Record<OperationId, readonly KeyKind[]>>> = {
  createAccessDelegation: ['acting', 'restricted'],
  deleteAccessDelegation: ['acting', 'restricted'],
  createImpersonation: ['acting', 'restricted'],
  deleteImpersonation: ['acting', 'restricted'],
  acceptImpersonation: ['acting', 'restricted'],
  startImpersonation: ['acting', 'restricted'],
  createAdminToken: ['acting'],
  listCustomers: ['acting'],
  createBillingAccount: ['restricted'],
  deleteBillingAccount: ['restricted'],
  getStorageUser: ['restricted'],
  listStorageKeys: ['restricted'],
  createStorageKey: ['restricted'],
  deleteStorageKey: ['restricted'],
  setDefaultNetwork: ['restricted'],
  updateUserProfile: ['acting', 'restricted'],
  activateMfa: ['acting', 'restricted'],
  deactivateMfa: ['acting', 'restricted'],
  deleteUserSession: ['acting', 'restricted'],
  listUserSessions: ['acting', 'restricted'],
  deleteAllUserSessions: ['acting', 'restricted'],
  createSshKey: ['restricted'],
  updateSshKey: ['restricted'],
  deleteSshKey: ['restricted'],
}
