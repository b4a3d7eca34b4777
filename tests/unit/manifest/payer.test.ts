import { expect, it } from 'vitest'
import { payerOf } from '../../../src/manifest/payer'
import { resource as disk } from '../../../src/generated/resources/disk'
import { resource as sshKey } from '../../../src/generated/resources/ssh-key'
import { resource as virtualMachine } from '../../../src/generated/resources/virtual-machine'
import { subject } from './support'

it('is the account that pays, whatever the field of a type is called', () => {
  const machine = subject({ record: { billing_account: 7 } })
  expect(payerOf(virtualMachine, 'billing_account', machine)).toBe(7)
  expect(payerOf(disk, 'billing_account', subject({ record: { billing_account_id: 8 } }))).toBe(8)
})

it('is nobody where a type costs nothing', () => {
  expect(payerOf(sshKey, 'billing_account', subject({ record: { billing_account_id: 8 } }))).toBeUndefined()
})
