import { defineResource } from '../src/manifest/define-resource'

/** Billing accounts, read only: what other types are charged to (specification sections 3 and 4). */
export const billingAccount = defineResource<'BillingAccount'>({
  version: 1,
  type: 'billing_account',
  schema: 'BillingAccount',
  section: 'billing',
  icon: 'wallet',
  scope: 'global',
  identity: 'id',
  title: ['title', 'company_name', 'customer_name', 'email'],
  routes: { list: '/billing/account', detail: '/billing/account/{id}' },
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
  list: {
    operation: 'listBillingAccounts',
    hide: { field: 'is_deleted', is: true },
    columns: [
      { id: 'title', value: 'title' },
      { value: '$state', phone: 'end' },
      { id: 'balance', value: 'running_totals.credit_available', phone: 'summary' },
      { id: 'ongoing', value: 'running_totals.ongoing' },
      'unpaid_amount',
      'email',
      { value: 'company_name', hidden: true },
      { value: 'id', copy: true, phone: 'summary' },
      { value: 'is_default', hidden: true },
    ],
    search: ['title', 'email', 'company_name', 'id'],
    filters: ['$state'],
    sort: { by: 'title', direction: 'ascending' },
  },
  detail: {
    facts: [
      {
        id: 'account',
        items: [
          { value: 'id', copy: true },
          'is_default',
          'vat_percentage',
          'discount_percentage',
          'paying_by_invoice',
        ],
      },
      { id: 'status', items: ['status', 'restriction_level', 'suspend_reason', 'allow_debt'] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          {
            kind: 'facts',
            id: 'totals',
            items: [
              { id: 'balance', value: 'running_totals.credit_available' },
              { id: 'ongoing', value: 'running_totals.ongoing' },
              { id: 'subtotal', value: 'running_totals.subtotal' },
              { id: 'vat', value: 'running_totals.vat_tax' },
              { id: 'total', value: 'running_totals.total' },
              'unpaid_amount',
            ],
          },
          {
            kind: 'facts',
            id: 'contact',
            items: [
              'email',
              'customer_name',
              'customer_phone',
              'company_name',
              'company_reg_code',
              'company_vat_number',
              'address_line1',
              'address_line2',
              'city',
              'county',
              'post_index',
              'country',
            ],
          },
        ],
      },
    ],
  },
})
