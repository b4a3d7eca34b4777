import { defineResource } from '../src/manifest/define-resource'
import * as shared from './shared/billing-account-field'

/** Asked where the account is topped up by itself. */
const automatic = { show: { form: 'is_recurring_payment_enabled', is: true }, required: true } as const
/** What tells a payment method from others: the card, or the address of the wallet. */
const method = ['additional_data.brand', 'additional_data.last4', 'additional_data.email'] as const

/** Billing accounts: what is charged to them, what they may still do, and what was paid (specification sections 3 to 5). */
export const billingAccount = defineResource<'BillingAccount'>({
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
  elsewhere: { names: ['billing_account_id', 'billing_account', 'set_id'], pays: true },
  list: {
    operation: 'listBillingAccounts',
    hide: { field: 'is_deleted', is: true },
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
    actions: ['default', 'campaign', 'delete'],
    facts: [
      {
        id: 'account',
        items: ['id', 'is_default', 'vat_percentage', 'discount_percentage', 'paying_by_invoice', 'created'],
      },
      {
        id: 'status',
        items: [
          'status',
          'restriction_level',
          'suspend_reason',
          'allow_debt',
          { value: 'open_level_override', when: { field: 'open_level_override', present: true } },
        ],
      },
      { id: 'referral', items: [{ value: 'referral_share_code', copy: true }, 'referral_code'] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          {
            kind: 'facts',
            id: 'totals',
            items: [
              '#balance',
              { id: 'subtotal', value: 'running_totals.subtotal' },
              { id: 'vat', value: 'running_totals.vat_tax' },
              { id: 'total', value: 'running_totals.total' },
              'unpaid_amount',
            ],
          },
          { kind: 'facts', id: 'contact', items: shared.contactFacts },
          {
            kind: 'collection',
            id: 'promotions',
            at: 'eligible_promotions',
            key: 'credit_type',
            columns: [
              'credit_type',
              { id: 'promised', value: 'amount' },
              'top_up_requirement',
              'top_up_done',
            ],
            actions: ['campaign'],
          },
          {
            kind: 'collection',
            id: 'cards',
            read: { operation: 'listCards' },
            columns: [
              'additional_data.type',
              { id: 'method', value: method },
              'additional_data.expiry',
              'is_primary',
              'is_verified',
              { id: 'added', value: 'created' },
            ],
          },
        ],
      },
      {
        id: 'invoices',
        sections: [
          {
            kind: 'collection',
            id: 'invoices',
            read: { operation: 'listInvoices' },
            latest: 10,
            columns: [
              { id: 'invoice', value: 'padded_id' },
              { id: 'kind', value: 'type' },
              { id: 'paid', value: 'status' },
              { id: 'issued', value: 'created' },
              'due_date',
              { id: 'sum', value: 'totals.total' },
            ],
          },
        ],
      },
      {
        id: 'usage',
        sections: [
          {
            kind: 'collection',
            id: 'usage',
            read: { operation: 'listUsage' },
            latest: 10,
            columns: ['description', 'hours', 'cost'],
            sort: { by: 'cost', direction: 'descending' },
            note: true,
          },
          {
            kind: 'collection',
            id: 'history',
            read: { operation: 'listCreditHistory' },
            latest: 10,
            columns: [
              { id: 'entry', value: 'description' },
              { id: 'day', value: 'created' },
              'reference',
              'acting_user_id',
              'amount',
            ],
          },
        ],
      },
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
