import type { Expected } from './expected-area'

const ACCOUNT = '/payment/billing_account'

/** Billing, payments and prices. */
export const BILLING: Expected = {
  calls: [
    ['listBillingAccounts', `GET ${ACCOUNT}/list`, '', '200'],
    ['getBillingAccount', `GET ${ACCOUNT}`, '', '200'],
    ['createBillingAccount', `POST ${ACCOUNT}`, 'form', '200,201'],
    ['updateBillingAccount', `PUT ${ACCOUNT}`, 'form', '200'],
    ['deleteBillingAccount', `DELETE ${ACCOUNT}`, '', '200'],
    ['setDefaultBillingAccount', `POST ${ACCOUNT}/set_default`, '', '200'],
    ['activateCampaign', `POST ${ACCOUNT}/{id}/campaign_activate/{campaign_code}`, '', '200'],
    ['updateRecurringPayment', `PUT ${ACCOUNT}/{id}/recurring_payment`, 'form', '200'],
    ['updateLowBalanceNotice', 'PUT /payment/low_balance_notice_settings', 'form', '200'],
    ['getClearTopupThreshold', 'GET /config/payment/restriction_level_clear_topup_threshold', '', '200'],
    [
      'updateClearTopupThreshold',
      'PUT /config/payment/restriction_level_clear_topup_threshold',
      'form',
      '200',
    ],
    ['getUnpaidAmount', `GET ${ACCOUNT}/unpaid_amount`, '', '200'],
    ['getActiveCampaigns', 'GET /payment/has_active_campaigns', '', '200'],
    ['listUsage', 'GET /charging/usage', '', '200'],
    ['listCreditHistory', 'GET /payment/credit/list', '', '200'],
    ['listInvoices', 'GET /payment/invoice/list', '', '200'],
    ['getInvoice', 'GET /payment/invoice', '', '200'],
    ['getInvoicePdf', 'GET /payment/invoice/pdf', '', '200'],
    ['payInvoice', 'POST /payment/pay_invoice', '', '200'],
    ['payAmount', 'POST /payment/pay_amount', 'form', '200'],
    ['payAllInvoices', 'POST /payment/pay_all', 'form', '200'],
    ['requestTopupInvoice', 'POST /payment/credit/request_invoice', 'form', '200'],
    ['listCards', 'GET /payment/card/list', '', '200'],
    ['getCard', 'GET /payment/card', '', '200'],
    ['createCard', 'POST /payment/card', 'form', '200'],
    ['deleteCard', 'DELETE /payment/card', '', '200'],
    ['setPrimaryCard', 'PUT /payment/card/set_primary', '', '200'],
    ['prepareCard', 'POST /payment/card/prehook', 'form', '200'],
    ['verifyCard', 'POST /payment/card/verify', 'form', '200'],
    ['applyForInvoicePayment', 'POST /payment/apply_for_invoice_payment', 'form', '200'],
    ['getPaypalIdToken', 'GET /payment/paypal/id_token', '', '200'],
    ['getPaypalSetupToken', 'GET /payment/paypal/setup_token', '', '200'],
    ['getPaypalPaymentToken', 'GET /payment/paypal/payment_token', '', '200'],
    ['getFinalTopupAmount', 'GET /payment/final_topup_amount', '', '200'],
    ['buyCredit', 'POST /payment/credit/buy', 'form', '200'],
    ['closeTopup', 'POST /payment/credit/buy/posthook', 'form', '200'],
    ['saveLinkMethods', 'POST /payment/link/save_methods', 'form', '200'],
    ['sendLinkData', 'POST /payment/link/send_data', 'form', '200'],
    ['getLinkResult', 'GET /payment/link/process_result', '', '200'],
    ['getPersistentData', 'GET /payment/persistent_data', '', '200'],
    ['getCurrentPrices', 'GET /pricing/list/current', '', '200'],
    ['getPricePolicy', 'GET /pricing/policy', '', '200'],
  ],
  beyond: [
    'getActiveCampaigns',
    'getBillingAccount',
    'getCard',
    'getInvoice',
    'getPricePolicy',
    'getUnpaidAmount',
    'payAllInvoices',
    'payAmount',
    'requestTopupInvoice',
  ],
  entities: [
    {
      ids: '[BILLING-01 platform] [BILLING-02 platform] [BILLING-03 platform] [BILLING-04 platform] [BILLING-05 platform] [BILLING-06 platform] [BILLING-07 platform]',
      name: 'BillingAccount',
      fields: `
        id user_id email title site address_line1 address_line2 city county post_index country company_name
        company_reg_code company_vat_number customer_id_number customer_name customer_phone lang
        integration_id credit_amount precalc_credit_amount precalc_days_in_debt precalc_ongoing
        discount_percentage vat_percentage unpaid_amount allow_debt can_pay is_active is_default is_deleted
        deleted_at paying_by_invoice send_invoice_email is_recurring_payment_enabled
        recurring_payment_amount recurring_payment_threshold referral_code referral_share_code reseller
        restriction_level status suspend_reason open_level_override document document_name additional_data
        advertise_free_credit eligible_promotions primary_card running_totals low_balance_notice_settings
      `,
    },
    {
      ids: '[BILLING-07 platform]',
      name: 'EligiblePromotion',
      fields: 'credit_type amount top_up_requirement top_up_done',
    },
    {
      ids: '[BILLING-08 platform]',
      name: 'RunningTotals',
      fields: `
        credit_amount credit_available discount_amount ongoing ongoing_negative_since subtotal
        subtotal_resource_usage total_before_tax total vat_tax
      `,
    },
    { ids: '[BILLING-09 platform]', name: 'LowBalanceNoticeSettings', fields: 'threshold is_enabled' },
    {
      ids: '[PRICING-02 platform]',
      name: 'ResourcePrice',
      fields: 'price_per_unit price_per_unit_month description num_cpus_from gigabytes_from',
    },
    {
      ids: '[BILLING-14 platform]',
      name: 'BillingAccountFields',
      fields: `
        email address_line1 address_line2 city company_name company_reg_code company_vat_number country county
        customer_name customer_phone customer_id_number post_index referral_code title document document_name
        integration_id
      `,
    },
    { ids: '[BILLING-24 platform]', name: 'CreateBillingAccountBody', fields: 'client_email type' },
    {
      ids: '[BILLING-29 platform]',
      name: 'RecurringPaymentBody',
      fields: 'is_recurring_payment_enabled recurring_payment_threshold recurring_payment_amount',
    },
    { ids: '[BILLING-30 platform]', name: 'RecurringPaymentAnswer', fields: 'account payment_report' },
    { ids: '[BILLING-30 platform]', name: 'PaymentReport', fields: 'errors triggered' },
    {
      ids: '[BILLING-31 platform]',
      name: 'LowBalanceNoticeBody',
      fields: 'billing_account_id threshold is_enabled',
    },
    {
      ids: '[BILLING-19 platform]',
      name: 'HistoryEntry',
      fields: 'id billing_account_id amount created description reference acting_user_id',
    },
    {
      ids: '[BILLING-20 platform]',
      name: 'UsageItem',
      fields: `
        uuid owner_uuid billing_account_id user_id hours uptime_types configurations description price cost
        price_unit
      `,
    },
    {
      ids: '[INVOICE-01 platform]',
      name: 'Invoice',
      fields: `
        id name billing_account_id created due_date period_start period_end discount_percentage vat_percentage
        status type records_list totals transaction_list precalc_subtotal precalc_vat_tax precalc_total
      `,
    },
    {
      ids: '[INVOICE-02 platform]',
      name: 'InvoiceRecord',
      fields: `
        amount created descr id invoice_id is_technical item_price location_slug name qty_unit qty vat_amount
      `,
    },
    {
      ids: '[INVOICE-03 platform]',
      name: 'InvoiceTransaction',
      fields: 'amount created id identifier is_success payment_object_id',
    },
    { ids: '[INVOICE-09 platform]', name: 'PayInvoiceAnswer', fields: 'success message' },
    {
      ids: '[PAYMENT-04 platform]',
      name: 'Card',
      fields: `
        id billing_account_id processor identifier is_primary is_verified is_verification_pending is_deleted
        created valid_thru additional_data
      `,
    },
    { ids: '[PAYMENT-04 platform]', name: 'CardProcessor', fields: 'id is_active keyword' },
    {
      ids: '[PAYMENT-06 platform]',
      name: 'PersistentPaymentData',
      fields: 'id billing_account_id created identifier processor_method status data',
    },
    {
      ids: '[PAYMENT-16 platform]',
      name: 'CreateCardBody',
      fields: 'billing_account_id token processor_keyword session_id',
    },
    { ids: '[PAYMENT-18 platform]', name: 'ApplyForInvoicePaymentBody', fields: 'billing_account_id' },
    { ids: '[PAYMENT-19 platform]', name: 'PrepareCardBody', fields: 'billing_account_id processor_keyword' },
    {
      ids: '[PAYMENT-20 platform]',
      name: 'VerifyCardBody',
      fields: 'payment_object_id front_base_url force_3ds',
    },
    { ids: '[PAYMENT-20 platform]', name: 'VerifyCardAnswer', fields: 'card authorize_uri data_ref' },
    { ids: '[PAYMENT-23 platform]', name: 'SaveLinkMethodsBody', fields: 'billing_account_id method_ids' },
    {
      ids: '[PAYMENT-24 platform]',
      name: 'SendLinkDataBody',
      fields: 'amount billing_account_id params processor',
    },
    { ids: '[PAYMENT-24 platform]', name: 'SendLinkDataAnswer', fields: 'success error_msg' },
    { ids: '[PAYMENT-27 platform]', name: 'FinalTopupAmount', fields: 'final_amount' },
    {
      ids: '[PAYMENT-28 platform] [PAYMENT-29 platform]',
      name: 'BuyCreditBody',
      fields: `
        billing_account_id payment_object_id amount on_session front_base_url force_3ds session_id
      `,
    },
    {
      ids: '[PAYMENT-30 platform]',
      name: 'CloseTopupBody',
      fields: 'billing_account_id charge_id payment_object_id',
    },
    {
      ids: '[PAYMENT-01 platform]',
      name: 'PaymentProcessor',
      fields: `
        type name keyword public_key verification_amount use_3ds_verification supports_auto_topup
        show_postalcode_input service_fee methods charge_currency_conversion store_id
      `,
    },
  ],
  enums: [
    {
      ids: '[BILLING-11 platform]',
      name: 'BillingAccountStatus',
      values: 'ACTIVE SUSPENDED PENDING_VALIDATION',
    },
    { ids: '[BILLING-13 platform]', name: 'RestrictionLevel', values: 'CLEAR LIMITED FROZEN TERMINATED' },
    {
      ids: '[BILLING-21 platform]',
      name: 'PromotionType',
      values: 'first_free referral_receiver signup_campaign',
    },
    {
      ids: '[PRICING-03 platform]',
      name: 'PricedResourceType',
      values: `
        CPU RAM STORAGE BLOCK_STORAGE BLOCK_STORAGE_BACKUP BLOCK_STORAGE_SNAPSHOT WINDOWS_LICENSE
        OBJECT_STORAGE UNASSIGNED_FLOATING_IP ASSIGNED_FLOATING_IP LOAD_BALANCER BARE_METAL_SERVER
      `,
    },
    { ids: '[INVOICE-05 platform]', name: 'InvoiceType', values: 'cloud_services credit_topup credit_note' },
    { ids: '[PAYMENT-07 platform]', name: 'PaymentDataStatus', values: 'pending success failed' },
    { ids: '[PAYMENT-10 platform]', name: 'PrimaryCardType', values: 'creditcard paying_by_invoice' },
    {
      ids: '[PAYMENT-09 platform]',
      name: 'ProcessorKeyword',
      values: 'omise_creditcard stripe_creditcard paypal_vault invoice',
    },
  ],
}
