import { defineResource } from '../src/manifest/define-resource'
import * as shared from './shared/billing-account-field'

/** Asked where the account is topped up by itself. */
const automatic = { when: { form: 'is_recurring_payment_enabled', is: true }, required: true } as const
/** A fact that most deployments do not have: shown where it is there. */
const given = <Name extends string>(name: Name) =>
  ({ value: name, when: { field: name, present: true } }) as const

/** Billing accounts: what is charged to them, what they may still do, and what was paid (specification sections 3 to 5). */
export const billingAccount = defineResource<'BillingAccount', typeof shared.limitedTo>({
  type: 'billing_account',
  schema: 'BillingAccount',
  section: 'billing',
  icon: 'wallet',
  title: ['title', 'company_name', 'customer_name', 'email'],
  routes: { list: '/billing/account', create: '/billing/create' },
  joins: shared.limitedTo,
  states: {
    rules: [
      {
        state: 'closed',
        when: {
          any: [
            { field: 'is_deleted', is: true },
            { field: 'restriction_level', is: 'TERMINATED' },
          ],
        },
      },
      { state: 'suspended', when: { field: 'status', is: 'SUSPENDED' } },
      { state: 'frozen', when: { field: 'restriction_level', is: 'FROZEN' } },
      { state: 'pending', when: { field: 'status', is: 'PENDING_VALIDATION' } },
      { state: 'limited', when: { field: 'restriction_level', is: 'LIMITED' } },
      { state: 'active', when: { field: 'status', is: 'ACTIVE' } },
    ],
    otherwise: 'status',
    of: {
      active: { kind: 'works' },
      limited: { kind: 'attention' },
      pending: { kind: 'attention', icon: 'clock' },
      frozen: { kind: 'wrong', icon: 'ban' },
      suspended: { kind: 'wrong', icon: 'ban' },
      closed: { kind: 'gone' },
    },
  },
  elsewhere: {
    names: ['billing_account_id', 'billing_account', 'set_id'],
    pays: true,
    options: { note: ['running_totals.ongoing', '$state'] },
  },
  list: {
    operation: 'listBillingAccounts',
    when: { not: { field: 'is_deleted', is: true } },
    columns: [
      { id: 'title', value: 'title' },
      '$state',
      { id: 'balance', value: 'running_totals.ongoing', phone: 'summary' },
      { id: 'used', value: 'running_totals.total_before_tax' },
      'unpaid_amount',
      'email',
      { value: 'id', copy: true, phone: 'summary' },
    ],
    hidden: ['company_name', 'is_default'],
    search: ['title', 'email', 'company_name', 'id'],
  },
  detail: {
    actions: ['edit', 'default'],
    line: ['id', 'company_name', 'company_vat_number'],
    facts: [
      { id: 'methods', component: 'billing-methods', items: [] },
      { id: 'topup', component: 'billing-top-up', items: [] },
      { id: 'promotions', component: 'billing-promotions', items: [] },
      {
        id: 'account',
        items: [
          'id',
          'is_default',
          'vat_percentage',
          'discount_percentage',
          'paying_by_invoice',
          'allow_debt',
          'can_pay',
          'created',
          given('site'),
          given('reseller'),
          given('integration_id'),
          given('document_name'),
        ],
      },
      { id: 'referral', items: [{ value: 'referral_share_code', copy: true }, 'referral_code'] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          { kind: 'custom', id: 'balance', component: 'billing-balance' },
          { kind: 'custom', id: 'latest', component: 'billing-latest-invoices' },
          { kind: 'facts', id: 'contact', items: shared.contactFacts },
        ],
      },
      { id: 'usage', sections: [{ kind: 'custom', id: 'usage', component: 'billing-usage' }] },
      { id: 'invoices', sections: [{ kind: 'custom', id: 'invoices', component: 'billing-invoices' }] },
      { id: 'history', sections: [{ kind: 'custom', id: 'history', component: 'billing-history' }] },
      {
        id: 'settings',
        sections: [
          { kind: 'form', id: 'details', action: 'edit' },
          'notice',
          'topup',
          { danger: ['delete'] },
        ],
      },
    ],
  },
  actions: [
    { id: 'edit', operation: 'updateBillingAccount', input: shared.billingAccountFields },
    {
      id: 'default',
      icon: 'check',
      operation: 'setDefaultBillingAccount',
      when: { not: { field: 'is_default', is: true }, because: 'already-default' },
    },
    {
      id: 'campaign',
      icon: 'tag',
      operation: 'activateCampaign',
      when: { field: 'status', is: 'ACTIVE', because: 'not-active' },
      input: [{ at: 'campaign_code', help: true }],
    },
    {
      id: 'notice',
      icon: 'bell',
      operation: 'updateLowBalanceNotice',
      input: [
        { at: 'is_enabled', initial: { field: 'low_balance_notice_settings.is_enabled' }, help: true },
        { at: 'threshold', initial: { field: 'low_balance_notice_settings.threshold' }, help: true },
      ],
    },
    {
      id: 'topup',
      icon: 'refresh-cw',
      operation: 'updateRecurringPayment',
      input: [
        { at: 'is_recurring_payment_enabled', help: true },
        { at: 'recurring_payment_threshold', ...automatic, half: true },
        { at: 'recurring_payment_amount', ...automatic, least: { site: 'minimumTopupAmount' }, half: true },
      ],
    },
    {
      id: 'delete',
      operation: 'deleteBillingAccount',
      when: { not: { field: 'is_default', is: true }, because: 'is-default' },
      deleted: [{ id: 'account' }, { id: 'credit' }, ...shared.accessLost],
      kept: [{ id: 'invoices' }],
    },
  ],
  create: {
    operation: 'createBillingAccount',
    sections: [{ id: 'details', fields: [...shared.billingAccountFields, shared.referralCode] }],
    prefill: { code: 'referral_code' },
  },
})
