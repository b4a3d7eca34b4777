import { defineResource } from '../src/manifest/define-resource'
import * as shared from './shared/billing-account-field'

/** Asked for if automatic top-up is on. */
const automatic = { when: { form: 'is_recurring_payment_enabled', is: true }, required: true } as const

/** The site has a payment method; on other sites accounts are settled by contract. */
const payable = { site: 'paymentProcessors[].type', is: ['creditcard', 'link', 'invoice'] } as const

/** Billing accounts: their charges, restrictions and payments (specification sections 3 to 5). */
export const billingAccount = defineResource<'BillingAccount', typeof shared.limitedTo>({
  type: 'billing_account',
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
            { record: 'is_deleted', is: true },
            { record: 'restriction_level', is: 'TERMINATED' },
          ],
        },
      },
      { state: 'suspended', when: { record: 'status', is: 'SUSPENDED' } },
      { state: 'frozen', when: { record: 'restriction_level', is: 'FROZEN' } },
      { state: 'pending', when: { record: 'status', is: 'PENDING_VALIDATION' } },
      { state: 'limited', when: { record: 'restriction_level', is: 'LIMITED' } },
      { state: 'active', when: { record: 'status', is: 'ACTIVE' } },
    ],
    field: 'status',
    of: {
      active: { kind: 'works' },
      limited: { kind: 'attention', icon: 'gauge' },
      pending: { kind: 'attention', icon: 'user-round-check' },
      frozen: { kind: 'wrong', icon: 'snowflake' },
      suspended: { kind: 'wrong', icon: 'circle-slash' },
      closed: { kind: 'gone' },
    },
  },
  related: {
    fields: ['billing_account_id', 'billing_account', 'set_id'],
    options: { note: ['running_totals.ongoing', '$state'] },
  },
  list: {
    operation: 'listBillingAccounts',
    when: { not: { record: 'is_deleted', is: true } },
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
    bulk: [],
  },
  detail: {
    actions: ['addCredit', 'edit', 'default'],
    values: ['id', 'company_name', 'company_vat_number'],
    facts: [
      { id: 'methods', component: 'billing-methods', values: [] },
      { id: 'topup', component: 'billing-top-up', values: [] },
      { id: 'promotions', component: 'billing-promotions', values: [] },
      {
        id: 'account',
        values: [
          'id',
          'is_default',
          'vat_percentage',
          'discount_percentage',
          'paying_by_invoice',
          'allow_debt',
          'can_pay',
          'created',
          { value: 'site', when: { record: 'site', present: true } },
          { value: 'reseller', when: { record: 'reseller', present: true } },
          { value: 'integration_id', when: { record: 'integration_id', present: true } },
          { value: 'document_name', when: { record: 'document_name', present: true } },
        ],
      },
      { id: 'referral', component: 'billing-referral', values: [] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          { kind: 'custom', id: 'balance', component: 'billing-balance' },
          { kind: 'custom', id: 'latest', component: 'billing-latest-invoices' },
          { kind: 'facts', id: 'contact', values: shared.contactFacts },
        ],
      },
      { id: 'usage', sections: [{ kind: 'custom', id: 'usage', component: 'billing-usage' }] },
      { id: 'invoices', sections: [{ kind: 'custom', id: 'invoices', component: 'billing-invoices' }] },
      {
        id: 'methods',
        when: payable,
        sections: [{ kind: 'custom', id: 'methods', component: 'billing-method-list' }],
      },
      { id: 'history', sections: [{ kind: 'custom', id: 'history', component: 'billing-history' }] },
      { id: 'prices', sections: [{ kind: 'custom', id: 'prices', component: 'billing-prices' }] },
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
    {
      id: 'addCredit',
      icon: 'plus',
      operation: 'buyCredit',
      dialog: 'top-up',
      when: {
        all: [
          { ...payable, hide: true, because: 'no-payments' },
          { record: 'status', is: 'ACTIVE', because: 'not-active' },
          { not: { record: 'restriction_level', is: 'TERMINATED' }, because: 'ended' },
        ],
      },
    },
    { id: 'edit', operation: 'updateBillingAccount', fields: shared.billingAccountFields },
    {
      id: 'default',
      icon: 'check',
      operation: 'setDefaultBillingAccount',
      when: { not: { record: 'is_default', is: true }, because: 'already-default' },
    },
    {
      id: 'campaign',
      icon: 'tag',
      operation: 'activateCampaign',
      when: { record: 'status', is: 'ACTIVE', because: 'not-active' },
      fields: [{ at: 'campaign_code', help: true }],
    },
    {
      id: 'notice',
      icon: 'bell',
      operation: 'updateLowBalanceNotice',
      fields: [
        { at: 'is_enabled', initial: { record: 'low_balance_notice_settings.is_enabled' }, help: true },
        { at: 'threshold', initial: { record: 'low_balance_notice_settings.threshold' }, help: true },
      ],
    },
    {
      id: 'topup',
      icon: 'refresh-cw',
      operation: 'updateRecurringPayment',
      when: {
        all: [
          { ...payable, hide: true, because: 'no-payments' },
          { site: 'recurringPaymentsEnabled', is: true, hide: true, because: 'no-automatic' },
        ],
      },
      fields: [
        { at: 'is_recurring_payment_enabled', help: true },
        { at: 'recurring_payment_threshold', ...automatic, width: 'half' },
        {
          at: 'recurring_payment_amount',
          ...automatic,
          least: { site: 'minimumTopupAmount' },
          width: 'half',
        },
      ],
      guard: { when: automatic.when, dialog: 'automatic-top-up' },
    },
    {
      id: 'clearThreshold',
      icon: 'gauge',
      operation: 'updateClearTopupThreshold',
      when: { context: 'administrator' },
      fields: [{ at: 'threshold', id: 'clear_threshold', help: true }],
    },
    {
      id: 'delete',
      operation: 'deleteBillingAccount',
      removes: true,
      when: { not: { record: 'is_default', is: true }, because: 'is-default' },
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
