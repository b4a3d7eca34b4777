import type { BillingAccount, Invoice } from '../../sandbox/entities'
import { named, type Prepare } from './scene'
import { mainAccount, type World } from './world'

const account: Prepare = async () => named({ billing_account_id: mainAccount })

const contact = { email: 'kadri.saar@pohjala.example', customer_phone: '+372 5551 0148', country: 'EE' }

async function newAccount(world: World): Promise<number> {
  return (await world.call<BillingAccount>('createBillingAccount', { ...contact, title: 'Fresh' })).id
}

/** A finished invoice of the ordinary customer in one of its states. */
async function someInvoice(world: World, status: Invoice['status']): Promise<Invoice['id'] | undefined> {
  const invoices = await world.call<Invoice[]>('listInvoices', { billing_account_id: mainAccount })
  return invoices.find((invoice) => invoice.status === status)?.id
}

/** Scenes of the billing operations. */
export const billingScenes: Readonly<Record<string, Prepare>> = {
  getBillingAccount: account,
  createBillingAccount: async () => named(contact, 'client_email', 'referral_code'),
  updateBillingAccount: async () => named({ billing_account_id: mainAccount, ...contact }, 'referral_code'),
  deleteBillingAccount: async (world) => named({ billing_account_id: await newAccount(world) }),
  setDefaultBillingAccount: account,
  activateCampaign: async () => named({ id: mainAccount, campaign_code: 'AUTUMN26' }),
  updateRecurringPayment: async () =>
    named({ id: mainAccount, recurring_payment_threshold: 50, recurring_payment_amount: 250 }),
  updateLowBalanceNotice: account,
  getUnpaidAmount: account,
  listUsage: account,
  listCreditHistory: account,
  listInvoices: account,
  getInvoice: async () => named({ invoice_id: 'current', billing_account_id: mainAccount }),
  getInvoicePdf: async (world) => named({ invoice_id: await someInvoice(world, 10) }),
  payInvoice: async (world) => named({ invoice_id: await someInvoice(world, 5) }),
  payAmount: account,
  payAllInvoices: account,
  requestTopupInvoice: account,
}
