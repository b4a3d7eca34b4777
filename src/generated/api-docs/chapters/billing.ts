// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listBillingAccounts',
      method: 'GET',
      path: '/payment/billing_account/list',
      title: 'List billing accounts',
      text: [['All billing accounts of the user.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The accounts.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'BillingAccount' } },
          examples: [
            {
              id: 'accounts',
              title: 'The default account and a limited one',
              value: [
                {
                  id: 120348,
                  user_id: 20417,
                  title: 'Põhjala Robotics',
                  email: 'arved@pohjala.example',
                  site: 'aldera',
                  address_line1: 'Telliskivi 60a',
                  address_line2: '',
                  city: 'Tallinn',
                  county: 'Harju',
                  post_index: '10412',
                  country: 'EE',
                  company_name: 'Põhjala Robotics OÜ',
                  company_reg_code: '16034821',
                  company_vat_number: 'EE102347781',
                  customer_id_number: '',
                  customer_name: 'Kadri Saar',
                  customer_phone: '+372 5551 0148',
                  lang: 'en',
                  integration_id: null,
                  document: null,
                  document_name: null,
                  additional_data: '{"link_methods":[]}',
                  credit_amount: 1119.47,
                  precalc_credit_amount: 1119.47,
                  precalc_days_in_debt: 0,
                  precalc_ongoing: 684.2,
                  unpaid_amount: 620,
                  discount_percentage: 0,
                  vat_percentage: 24,
                  allow_debt: true,
                  can_pay: true,
                  is_active: true,
                  is_default: true,
                  is_deleted: false,
                  deleted_at: null,
                  created: 1709805602,
                  paying_by_invoice: false,
                  send_invoice_email: true,
                  advertise_free_credit: false,
                  is_recurring_payment_enabled: true,
                  recurring_payment_amount: 250,
                  recurring_payment_threshold: 50,
                  referral_code: null,
                  referral_share_code: 'POHJALA24',
                  reseller: null,
                  restriction_level: 'CLEAR',
                  open_level_override: null,
                  status: 'ACTIVE',
                  suspend_reason: null,
                  eligible_promotions: [
                    {
                      credit_type: 'referral_receiver',
                      amount: 5.44,
                      top_up_requirement: 11.33,
                      top_up_done: 7.02,
                    },
                  ],
                  primary_card: {
                    id: '9931',
                    type: 'creditcard',
                    card_type: 'visa',
                    card_holder: 'Kadri Saar',
                    last4: '4242',
                    expire_month: '08',
                    expire_year: '2028',
                    is_verified: true,
                  },
                  running_totals: {
                    credit_amount: 1119.47,
                    credit_available: 684.2,
                    discount_amount: 0,
                    subtotal: 435.27,
                    subtotal_resource_usage: 435.27,
                    total_before_tax: 435.27,
                    vat_tax: 104.46,
                    total: 539.73,
                    ongoing: 684.2,
                    ongoing_negative_since: null,
                  },
                  low_balance_notice_settings: { threshold: 100, is_enabled: true },
                },
                {
                  id: 120351,
                  user_id: 20417,
                  title: 'Lab',
                  email: 'kadri.saar@pohjala.example',
                  site: 'aldera',
                  country: 'EE',
                  customer_name: 'Kadri Saar',
                  credit_amount: 22,
                  unpaid_amount: 0,
                  discount_percentage: 0,
                  vat_percentage: 24,
                  allow_debt: false,
                  can_pay: false,
                  is_active: true,
                  is_default: false,
                  is_deleted: false,
                  created: 1757404800,
                  is_recurring_payment_enabled: false,
                  restriction_level: 'LIMITED',
                  status: 'ACTIVE',
                  eligible_promotions: [],
                  primary_card: null,
                  running_totals: {
                    credit_amount: 22,
                    credit_available: 18.35,
                    discount_amount: 0,
                    subtotal: 3.65,
                    total: 4.53,
                    vat_tax: 0.88,
                    ongoing: 18.35,
                  },
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [
        { type: 'billing_account', kind: 'list', href: '/billing/account' },
        { type: 'billing_account', kind: 'detail', href: '/billing/account' },
      ],
    },
  ],
  schemas: {
    BillingAccount: {
      text: [
        [
          'An account that pays for resources. What a customer calls the balance is ',
          { code: 'running_totals.ongoing' },
          ': the credit on the account less the use of the running month. Most details are absent, ',
          { code: 'null' },
          ' or empty until somebody fills them in.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            required: true,
            text: [['Identity of the account.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'user_id',
            required: true,
            text: [['User the account belongs to.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'title',
            required: true,
            text: [['Name of the account.']],
            type: { is: ['string'] },
          },
          {
            name: 'email',
            required: true,
            text: [['Address invoices and notices go to.']],
            type: { is: ['string'], format: 'email' },
          },
          {
            name: 'site',
            text: [['Deployment the account belongs to. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'address_line1',
            text: [['First line of the postal address. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'address_line2',
            text: [['Second line of the postal address. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'city',
            text: [['City or town. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'county',
            text: [['County, state or region. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'post_index',
            text: [['Postal code. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'country',
            text: [['Country as a code of two letters. May be absent.']],
            type: { is: ['string', 'null'], minLength: 2, maxLength: 2 },
          },
          {
            name: 'company_name',
            text: [['Name of the company. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'company_reg_code',
            text: [['Registration code of the company. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'company_vat_number',
            text: [['VAT number of the company. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'customer_id_number',
            text: [['Personal or national number of the customer. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'customer_name',
            text: [['Name of the person. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'customer_phone',
            text: [['Telephone number. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'lang',
            text: [
              [
                'Language of invoices and notices as a code of two or three letters, or empty. May be absent.',
              ],
            ],
            type: { is: ['string', 'null'], pattern: '^([A-Za-z]{2,3})?$' },
          },
          {
            name: 'integration_id',
            text: [['Identity of the account in another system of the provider. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'document',
            text: [['Document handed in for validation, as the platform refers to it. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'document_name',
            text: [['File name of that document. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'additional_data',
            text: [
              [
                'A JSON document inside a text. Its ',
                { code: 'link_methods' },
                ' lists the payment methods saved for link payments, such as ',
                { code: 'duitku::FT' },
                '. May be absent.',
              ],
            ],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'credit_amount',
            text: [
              [
                'Credit on the account before the use of the running month is taken off. May be absent.',
              ],
            ],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'precalc_credit_amount',
            text: [['Credit as of the last calculation. May be absent.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'precalc_days_in_debt',
            text: [['Days the account has been in debt, as of the last calculation. May be absent.']],
            type: { is: ['integer', 'null'], unit: 'count' },
          },
          {
            name: 'precalc_ongoing',
            text: [['Balance as of the last calculation. May be absent.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'unpaid_amount',
            text: [['Sum of unpaid invoices with VAT. May be absent.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'discount_percentage',
            text: [['Discount on everything the account uses. May be absent.']],
            type: { is: ['number', 'null'], unit: 'percent' },
          },
          {
            name: 'vat_percentage',
            text: [['VAT added to invoices. May be absent.']],
            type: { is: ['number', 'null'], unit: 'percent' },
          },
          {
            name: 'allow_debt',
            text: [['Whether the balance may go below nothing. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'can_pay',
            text: [['Whether the account has a way to pay. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_active',
            required: true,
            text: [['Whether the account can be used.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_default',
            required: true,
            text: [['Whether it is the account to start with.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_deleted',
            required: true,
            text: [['Whether the account was removed.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'deleted_at',
            text: [['When the account was removed; ', { code: 'null' }, ' or absent while it exists.']],
            type: { is: ['number', 'null'], format: 'epoch-seconds', unit: 'epoch-seconds' },
          },
          {
            name: 'created',
            text: [['When the account was made. May be absent.']],
            type: { is: ['number'], format: 'epoch-seconds', unit: 'epoch-seconds' },
          },
          {
            name: 'paying_by_invoice',
            text: [['Whether the account pays invoices afterwards instead of topping up. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'send_invoice_email',
            text: [['Whether invoices are sent by e-mail. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'advertise_free_credit',
            text: [['Whether to tell the customer about free credit. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_recurring_payment_enabled',
            text: [['Whether the account tops up by itself. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'recurring_payment_amount',
            text: [['Amount of an automatic top-up. May be absent.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'recurring_payment_threshold',
            text: [['Balance below which an automatic top-up happens. May be absent.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'referral_code',
            text: [['Code the account was recommended with. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'referral_share_code',
            text: [['Code the customer can recommend others with. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'reseller',
            text: [['Reseller that serves the account. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'restriction_level',
            required: true,
            text: [['What the account may still do.']],
            type: { schema: 'RestrictionLevel' },
          },
          {
            name: 'open_level_override',
            text: [['Restriction level set by the provider by hand, in its own words. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'status',
            text: [['State of the account. Absent on some deployments.']],
            type: { schema: 'BillingAccountStatus' },
          },
          {
            name: 'suspend_reason',
            text: [['Why the account is suspended, for people. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'eligible_promotions',
            text: [['Promotions the account can still earn. May be absent.']],
            type: { is: ['array'], items: { schema: 'EligiblePromotion' } },
          },
          {
            name: 'primary_card',
            text: [
              [
                'Payment method that is charged first; ',
                { code: 'null' },
                ' or absent when there is none.',
              ],
            ],
            type: { schema: 'PrimaryCard' },
          },
          {
            name: 'running_totals',
            text: [['Sums of the running month. May be absent.']],
            type: { schema: 'RunningTotals' },
          },
          {
            name: 'low_balance_notice_settings',
            text: [['When to warn about a low balance. May be absent.']],
            type: { schema: 'LowBalanceNoticeSettings' },
          },
        ],
      },
      usedBy: ['listBillingAccounts'],
    },
    BillingAccountStatus: {
      text: [['State of a billing account.']],
      type: {
        is: ['string'],
        values: [
          { value: 'ACTIVE', text: [['The account can be used.']] },
          {
            value: 'SUSPENDED',
            text: [['The account was stopped; ', { code: 'suspend_reason' }, ' says why.']],
          },
          { value: 'PENDING_VALIDATION', text: [['The provider has yet to look at the account.']] },
        ],
      },
      usedBy: ['listBillingAccounts'],
    },
    EligiblePromotion: {
      text: [['A promotion an account can earn.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'credit_type',
            required: true,
            text: [['Kind of promotion.']],
            type: { schema: 'PromotionType' },
          },
          {
            name: 'amount',
            required: true,
            text: [['Credit to be earned.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'top_up_requirement',
            text: [['Sum to top up for it. May be absent.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'top_up_done',
            text: [['Sum topped up so far. May be absent.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
        ],
      },
      usedBy: ['listBillingAccounts'],
    },
    LowBalanceNoticeSettings: {
      text: [['When to warn about a low balance.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'threshold',
            text: [
              [
                'Balance below which the notice is sent, in the currency of the site whatever currency is displayed.',
              ],
            ],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'is_enabled',
            text: [['Whether the notice is sent.']],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['listBillingAccounts'],
    },
    PrimaryCard: {
      text: [
        [
          'The payment method of an account, in short. Its shape differs from a record of the card list.',
        ],
      ],
      type: {
        is: ['object', 'null'],
        fields: [
          {
            name: 'id',
            text: [['Identity of the payment method. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'type',
            text: [['Kind of payment method. May be absent.']],
            type: { schema: 'PrimaryCardType' },
          },
          {
            name: 'card_type',
            text: [['Brand of the card, such as ', { code: 'visa' }, '. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'card_holder',
            text: [['Name on the card. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'last4',
            text: [['Last four digits. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'expire_month',
            text: [['Month of expiry, ', { code: '01' }, ' to ', { code: '12' }, '. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'expire_year',
            text: [['Year of expiry, four digits. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'is_verified',
            text: [['Whether the method was verified and can be charged. May be absent.']],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['listBillingAccounts'],
    },
    PrimaryCardType: {
      text: [['Kind of payment method.']],
      type: {
        is: ['string'],
        values: [
          { value: 'creditcard', text: [['A card or wallet that can be charged.']] },
          { value: 'paying_by_invoice', text: [['Invoices paid afterwards.']] },
        ],
      },
      usedBy: ['listBillingAccounts'],
    },
    PromotionType: {
      text: [['Kind of promotion.']],
      type: {
        is: ['string'],
        values: [
          { value: 'first_free', text: [['Credit for a first billing account.']] },
          { value: 'referral_receiver', text: [['Credit for a customer somebody recommended.']] },
          { value: 'signup_campaign', text: [['Credit of a campaign joined at sign-up.']] },
        ],
      },
      usedBy: ['listBillingAccounts'],
    },
    RestrictionLevel: {
      text: [['What a billing account may still do.']],
      type: {
        is: ['string'],
        values: [
          { value: 'CLEAR', text: [['Nothing is restricted.']] },
          {
            value: 'LIMITED',
            text: [['Machines up to the size the deployment sets for limited accounts.']],
          },
          { value: 'FROZEN', text: [['The account is frozen; nothing new can be created.']] },
          { value: 'TERMINATED', text: [['The account has ended.']] },
        ],
      },
      usedBy: ['listBillingAccounts'],
    },
    RunningTotals: {
      text: [['Sums of the running month. Any of them may be absent.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'credit_amount',
            text: [['Credit at the start of the sums.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'credit_available',
            text: [['Credit that can be used now.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'discount_amount',
            text: [['Discount so far.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'subtotal',
            text: [['Use so far, before discount.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'subtotal_resource_usage',
            text: [['The part of it that comes from resources.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'total_before_tax',
            text: [['Use so far after discount, before VAT.']],
            type: { is: ['number'], unit: 'money' },
          },
          { name: 'vat_tax', text: [['VAT on it.']], type: { is: ['number'], unit: 'money' } },
          {
            name: 'total',
            text: [['Use so far after discount, with VAT.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'ongoing',
            text: [['The balance - credit less the use so far, before VAT. Negative means debt.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'ongoing_negative_since',
            text: [
              ['Since when the balance is negative; ', { code: 'null' }, ' or absent when it is not.'],
            ],
            type: { is: ['number', 'null'], format: 'epoch-seconds', unit: 'epoch-seconds' },
          },
        ],
      },
      usedBy: ['listBillingAccounts'],
    },
  },
}
