// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { PaymentNotStored } from '../../../../src/platform/payments/intents'
import { hasStoredPayments, paymentPrefix, walletKey } from '../../../../src/platform/payments/storage-keys'
import {
  forgetWallet,
  keepWallet,
  keptWallet,
  type KeptWallet,
} from '../../../../src/screens/payments/kept-wallet'

const storage = window.localStorage
const wallet: KeptWallet = {
  ...{ account: 7, session: 's_1', setupToken: 'setup_1', known: [3, 4], makesPrimary: true, begun: 1000 },
}
const threeHours = 10_800_000

afterEach(() => storage.clear())

it('[PAYMENT-22] is found by its owner and for its account, until its agreement ends', () => {
  keepWallet(storage, 'kadri', wallet)
  expect(keptWallet(storage, 'kadri', 7, 1000 + threeHours - 1)).toEqual(wallet)
  expect(keptWallet(storage, 'kadri', 7, 1000 + threeHours)).toBeUndefined()
  expect(keptWallet(storage, 'kadri', 8, 1000)).toBeUndefined()
  expect(keptWallet(storage, 'mari', 7, 1000)).toBeUndefined()
  forgetWallet(storage, 'mari')
  expect(keptWallet(storage, 'kadri', 7, 1000)).toEqual(wallet)
  forgetWallet(storage, 'kadri')
  expect(keptWallet(storage, 'kadri', 7, 1000)).toBeUndefined()
})

it('[SESSION-05] lies where payments are deleted at sign-out, and is none of them', () => {
  keepWallet(storage, 'kadri', wallet)
  expect(Object.keys(storage)).toEqual([walletKey('kadri')])
  expect(walletKey('kadri').startsWith(paymentPrefix)).toBe(true)
  expect(hasStoredPayments('kadri')).toBe(false)
})

it.each<[string, unknown]>([
  ['an account that is none', { ...wallet, account: '7' }],
  ['a time that is none', { ...wallet, begun: null }],
  ['methods that are none', { ...wallet, known: ['3'] }],
  ['no list of methods', { ...wallet, known: 3 }],
  ['a session that is none', { ...wallet, session: 7 }],
  ['a token that is none', { ...wallet, setupToken: undefined }],
  ['a wish that is none', { ...wallet, makesPrimary: 'yes' }],
  ['nothing', null],
])('is not read from %s', (_, value) => {
  storage.setItem(walletKey('kadri'), JSON.stringify(value))
  expect(keptWallet(storage, 'kadri', 7, 1000)).toBeUndefined()
})

it('is not read from what is no JSON, and says where nothing is stored', () => {
  storage.setItem(walletKey('kadri'), '{')
  expect(keptWallet(storage, 'kadri', 7, 1000)).toBeUndefined()
  const full = {
    setItem: vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError')
    }),
  }
  expect(() => keepWallet(full, 'kadri', wallet)).toThrow(PaymentNotStored)
})
