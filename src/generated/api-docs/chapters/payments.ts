// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listCards',
      method: 'GET',
      path: '/payment/card/list',
      title: 'List payment methods',
      text: [['The payment methods of an account, except removed ones.']],
      pathParameters: [],
      query: [
        {
          name: 'billing_account_id',
          text: [
            [
              'Identity of the billing account. May be left out with a restricted key, which reaches only one.',
            ],
          ],
          type: { is: ['integer'], unit: 'id', example: 120348 },
          usual: true,
        },
      ],
      answers: {
        '200': {
          text: [['The methods.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'Card' } },
          examples: [
            {
              id: 'methods',
              title: 'A card and a wallet',
              value: [
                {
                  id: 9931,
                  billing_account_id: 120348,
                  processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
                  identifier: 'pm_4mSxKq',
                  is_primary: true,
                  is_verified: true,
                  is_verification_pending: false,
                  is_deleted: false,
                  created: 1732176302,
                  valid_thru: 1851292799,
                  additional_data: '{"type":"card","brand":"Visa","last4":"4242","expiry":"08/28","holder":"Kadri Saar"}',
                },
                {
                  id: 10012,
                  billing_account_id: 120348,
                  processor: { id: 3, is_active: true, keyword: 'paypal_vault' },
                  identifier: 'vault_Nd81Ls',
                  is_primary: false,
                  is_verified: true,
                  is_verification_pending: false,
                  is_deleted: false,
                  created: 1788342062,
                  valid_thru: null,
                  additional_data: '{"type":"paypal","email":"kadri.saar@pohjala.example","payer_id":"K4D8R2S6A9"}',
                },
              ],
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'getCard',
      method: 'GET',
      path: '/payment/card',
      title: 'Read payment method',
      text: [['One payment method of the customer.']],
      beyond: true,
      pathParameters: [],
      query: [
        {
          name: 'payment_object_id',
          required: true,
          text: [['Identity of the payment method.']],
          type: { is: ['integer'], unit: 'id', example: 9931 },
        },
      ],
      answers: {
        '200': {
          text: [['The method.']],
          content: 'application/json',
          type: { schema: 'Card' },
          examples: [
            {
              id: 'card',
              title: 'The primary card',
              value: {
                id: 9931,
                billing_account_id: 120348,
                billing_account_processor_identifier_id: 520348,
                processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
                identifier: 'pm_4mSxKq',
                is_primary: true,
                is_verified: true,
                is_verification_pending: false,
                is_deleted: false,
                created: 1732176302,
                valid_thru: 1851292799,
                additional_data: '{"type":"card","brand":"Visa","last4":"4242","expiry":"08/28","holder":"Kadri Saar"}',
              },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'createCard',
      method: 'POST',
      path: '/payment/card',
      title: 'Add payment method',
      text: [
        [
          'Saves a payment method that the customer entered on the page or in the fields of the processor, which returned a token for it. The number of a card is never sent here. A card has to be verified before it can be charged; a PayPal wallet is verified by its owner\'s consent.',
        ],
      ],
      pathParameters: [],
      query: [],
      headers: [
        {
          name: 'Idempotency-Key',
          text: [
            [
              'Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.',
            ],
          ],
          type: {
            is: ['string'],
            minLength: 1,
            maxLength: 255,
            example: '3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3',
          },
          beyond: true,
        },
      ],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'CreateCardBody' },
        examples: [
          {
            id: 'card',
            value: {
              billing_account_id: 120348,
              token: 'pm_5RtYw1',
              processor_keyword: 'stripe_creditcard',
            },
          },
          {
            id: 'wallet',
            value: {
              billing_account_id: 120348,
              token: 'vault_Nd81Ls',
              processor_keyword: 'paypal_vault',
              session_id: 'sess_c4Jq',
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The method.']],
          content: 'application/json',
          type: { schema: 'Card' },
          examples: [
            {
              id: 'card',
              title: 'A card that is not verified yet',
              value: {
                id: 10044,
                billing_account_id: 120348,
                billing_account_processor_identifier_id: 520348,
                processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
                identifier: 'pm_5RtYw1',
                is_primary: false,
                is_verified: false,
                is_verification_pending: false,
                is_deleted: false,
                created: 1795250762,
                valid_thru: 1925078399,
                additional_data: '{"type":"card","brand":"Mastercard","last4":"5100","expiry":"12/30","holder":"Kadri Saar"}',
              },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '409': 'Conflict',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      changes: ['listCards', 'listBillingAccounts', 'getBillingAccount'],
      uses: [],
    },
    {
      id: 'deleteCard',
      method: 'DELETE',
      path: '/payment/card',
      title: 'Remove payment method',
      text: [
        [
          'Removes a payment method. If it was the primary one, another verified method becomes primary.',
        ],
      ],
      loses: true,
      pathParameters: [],
      query: [
        {
          name: 'payment_object_id',
          required: true,
          text: [['Identity of the payment method.']],
          type: { is: ['integer'], unit: 'id', example: 9931 },
        },
      ],
      answers: {
        '200': {
          text: [
            [
              'The call succeeded if ',
              { code: 'success' },
              ' is ',
              { code: 'true' },
              ', or if the answer has no ',
              { code: 'success' },
              ' or no body.',
            ],
          ],
          content: 'application/json',
          type: { schema: 'SuccessAnswer' },
          examples: [{ id: 'done', value: { success: true } }],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      changes: ['listCards', 'listBillingAccounts', 'getBillingAccount'],
      uses: [],
    },
    {
      id: 'setPrimaryCard',
      method: 'PUT',
      path: '/payment/card/set_primary',
      title: 'Set primary payment method',
      text: [
        [
          'Chooses the method that invoices and automatic top-ups are charged to. It has to be verified.',
        ],
      ],
      pathParameters: [],
      query: [
        {
          name: 'payment_object_id',
          required: true,
          text: [['Identity of the payment method.']],
          type: { is: ['integer'], unit: 'id', example: 9931 },
        },
      ],
      answers: {
        '200': {
          text: [
            [
              'The call succeeded if ',
              { code: 'success' },
              ' is ',
              { code: 'true' },
              ', or if the answer has no ',
              { code: 'success' },
              ' or no body.',
            ],
          ],
          content: 'application/json',
          type: { schema: 'SuccessAnswer' },
          examples: [{ id: 'done', value: { success: true } }],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      changes: ['listCards', 'listBillingAccounts', 'getBillingAccount'],
      uses: [],
    },
    {
      id: 'prepareCard',
      method: 'POST',
      path: '/payment/card/prehook',
      title: 'Prepare payment method',
      text: [
        [
          'Call it before opening the page or the fields of a processor. The answer holds the data to open them with, if they need any.',
        ],
      ],
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'PrepareCardBody' },
        examples: [
          {
            id: 'card',
            value: { billing_account_id: 120348, processor_keyword: 'stripe_creditcard' },
          },
        ],
      },
      answers: {
        '200': {
          text: [['Data to open the page or the fields with.']],
          content: 'application/json',
          type: { schema: 'PrepareCardAnswer' },
          examples: [
            {
              id: 'card',
              title: 'For the fields of Stripe',
              value: { success: true, client_secret: 'seti_Rm2Qx8_secret_p0' },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'verifyCard',
      method: 'POST',
      path: '/payment/card/verify',
      title: 'Verify payment method',
      text: [
        [
          'Charges the verification amount of the processor and refunds it. If the bank asks the holder to confirm, the answer has the URL of the bank\'s page. The holder returns to ',
          { code: '{front_base_url}/payment_return' },
          ', and ',
          { operation: 'getPersistentData' },
          ' returns the result.',
        ],
      ],
      pathParameters: [],
      query: [],
      headers: [
        {
          name: 'Idempotency-Key',
          text: [
            [
              'Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.',
            ],
          ],
          type: {
            is: ['string'],
            minLength: 1,
            maxLength: 255,
            example: '3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3',
          },
          beyond: true,
        },
      ],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'VerifyCardBody' },
        examples: [
          {
            id: 'card',
            value: {
              payment_object_id: 9987,
              front_base_url: 'https://console.aldera.example/app',
              force_3ds: false,
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The method, and the page where its holder confirms it.']],
          content: 'application/json',
          type: { schema: 'VerifyCardAnswer' },
          examples: [
            {
              id: 'done',
              title: 'It can be charged',
              value: {
                card: {
                  id: 10044,
                  billing_account_id: 120348,
                  billing_account_processor_identifier_id: 520348,
                  processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
                  identifier: 'pm_5RtYw1',
                  is_primary: false,
                  is_verified: true,
                  is_verification_pending: false,
                  is_deleted: false,
                  created: 1795250762,
                  valid_thru: 1925078399,
                  additional_data: '{"type":"card","brand":"Mastercard","last4":"5100","expiry":"12/30","holder":"Kadri Saar"}',
                },
              },
            },
            {
              id: 'confirmation',
              title: 'The holder is to confirm',
              value: {
                card: {
                  id: 10044,
                  billing_account_id: 120348,
                  billing_account_processor_identifier_id: 520348,
                  processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
                  identifier: 'pm_5RtYw1',
                  is_primary: false,
                  is_verified: false,
                  is_verification_pending: true,
                  is_deleted: false,
                  created: 1795250762,
                  valid_thru: 1925078399,
                  additional_data: '{"type":"card","brand":"Mastercard","last4":"5100","expiry":"12/30","holder":"Kadri Saar"}',
                },
                authorize_uri: 'https://bank.example/confirm/chrg_p1Vd0s',
                data_ref: 'chrg_p1Vd0s',
              },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '409': 'Conflict',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      changes: ['listCards', 'listBillingAccounts', 'getBillingAccount'],
      uses: [],
    },
    {
      id: 'applyForInvoicePayment',
      method: 'POST',
      path: '/payment/apply_for_invoice_payment',
      title: 'Apply for payment by invoice',
      text: [
        [
          'Applies for payment by invoice. The method is verified once the provider has agreed. Applying again changes nothing.',
        ],
      ],
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'ApplyForInvoicePaymentBody' },
        examples: [{ id: 'account', value: { billing_account_id: 120348 } }],
      },
      answers: {
        '200': {
          text: [['The method.']],
          content: 'application/json',
          type: { schema: 'Card' },
          examples: [
            {
              id: 'applied',
              title: 'Asked for, not yet agreed to',
              value: {
                id: 10051,
                billing_account_id: 120348,
                billing_account_processor_identifier_id: null,
                processor: { id: 4, is_active: true, keyword: 'invoice' },
                identifier: 'N/A',
                is_primary: false,
                is_verified: false,
                is_verification_pending: true,
                is_deleted: false,
                created: 1795250762,
                valid_thru: 4102444799,
                additional_data: '{"type":"invoice"}',
              },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      changes: ['listCards', 'listBillingAccounts', 'getBillingAccount'],
      uses: [],
    },
    {
      id: 'getPaypalIdToken',
      method: 'GET',
      path: '/payment/paypal/id_token',
      title: 'Read PayPal identity token',
      text: [['Token to open the PayPal buttons with.']],
      pathParameters: [],
      query: [
        {
          name: 'session_id',
          required: true,
          text: [
            [
              'Session of the PayPal buttons, chosen by the console and the same in all calls about one wallet.',
            ],
          ],
          type: { is: ['string'], minLength: 1, example: 'sess_c4Jq' },
        },
      ],
      answers: {
        '200': {
          text: [['The token.']],
          content: 'application/json',
          type: { schema: 'PaypalIdToken' },
          examples: [
            {
              id: 'token',
              title: 'For the buttons',
              value: { id_token: 'eyJhbGciOiJSUzI1NiJ9.paypal' },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'getPaypalSetupToken',
      method: 'GET',
      path: '/payment/paypal/setup_token',
      title: 'Read PayPal setup token',
      text: [
        [
          'Starts saving a wallet. Its owner is asked for consent on the PayPal page and returns to ',
          { code: 'return_url' },
          '.',
        ],
      ],
      pathParameters: [],
      query: [
        {
          name: 'session_id',
          required: true,
          text: [
            [
              'Session of the PayPal buttons, chosen by the console and the same in all calls about one wallet.',
            ],
          ],
          type: { is: ['string'], minLength: 1, example: 'sess_c4Jq' },
        },
        {
          name: 'return_url',
          required: true,
          text: [['URL of the console the customer returns to.']],
          type: {
            is: ['string'],
            format: 'uri',
            example: 'https://console.aldera.example/app/payment_return',
          },
        },
      ],
      answers: {
        '200': {
          text: [['The token, and the page where consent is asked for.']],
          content: 'application/json',
          type: { schema: 'PaypalSetupToken' },
          examples: [
            {
              id: 'token',
              title: 'Consent is to be asked for',
              value: {
                setup_token: 'setup_W81nXq',
                approve_url: 'https://paypal.example/approve/setup_W81nXq',
              },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'getPaypalPaymentToken',
      method: 'GET',
      path: '/payment/paypal/payment_token',
      title: 'Read PayPal payment token',
      text: [
        [
          'Exchanges a setup token, once the wallet\'s owner has consented, for the token to save the wallet with in ',
          { operation: 'createCard' },
          '.',
        ],
      ],
      pathParameters: [],
      query: [
        {
          name: 'session_id',
          required: true,
          text: [
            [
              'Session of the PayPal buttons, chosen by the console and the same in all calls about one wallet.',
            ],
          ],
          type: { is: ['string'], minLength: 1, example: 'sess_c4Jq' },
        },
        {
          name: 'setup_token',
          required: true,
          text: [['The token from ', { operation: 'getPaypalSetupToken' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'setup_W81nXq' },
        },
      ],
      answers: {
        '200': {
          text: [['The token.']],
          content: 'application/json',
          type: { schema: 'PaypalPaymentToken' },
          examples: [{ id: 'token', title: 'Consent was given', value: { payment_token: 'vault_Nd81Ls' } }],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'getFinalTopupAmount',
      method: 'GET',
      path: '/payment/final_topup_amount',
      title: 'Read final top-up amount',
      text: [
        [
          'Amount the customer pays for an amount of credit. The fee of the processor and VAT on both are added; if the processor charges in another currency, the sum is converted.',
        ],
      ],
      pathParameters: [],
      query: [
        {
          name: 'billing_account_id',
          text: [
            [
              'Identity of the billing account. May be left out with a restricted key, which reaches only one.',
            ],
          ],
          type: { is: ['integer'], unit: 'id', example: 120348 },
          usual: true,
        },
        {
          name: 'processor',
          required: true,
          text: [['Keyword of the payment processor.']],
          type: { is: ['string'], minLength: 1, example: 'stripe_creditcard' },
        },
        {
          name: 'amount',
          required: true,
          text: [['Credit to add, before fee and VAT.']],
          type: { is: ['number'], unit: 'money', example: 50 },
        },
      ],
      answers: {
        '200': {
          text: [['The amount.']],
          content: 'application/json',
          type: { schema: 'FinalTopupAmount' },
          examples: [
            {
              id: 'amount',
              title: '50.00 of credit by card, with the fee and 24 % VAT',
              value: { final_amount: 64.6 },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'buyCredit',
      method: 'POST',
      path: '/payment/credit/buy',
      title: 'Buy credit',
      text: [
        [
          'Charges a verified method and adds the amount to the balance. If the bank asks the holder to confirm, nothing is charged yet. The answer then has the URL of the bank\'s page and a ',
          { code: 'charge_id' },
          '; call ',
          { operation: 'closeTopup' },
          ' with it when the holder has returned to ',
          { code: '{front_base_url}/payment_return' },
          '.',
        ],
      ],
      pathParameters: [],
      query: [],
      headers: [
        {
          name: 'Idempotency-Key',
          text: [
            [
              'Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.',
            ],
          ],
          type: {
            is: ['string'],
            minLength: 1,
            maxLength: 255,
            example: '3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3',
          },
          beyond: true,
        },
      ],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'BuyCreditBody' },
        examples: [
          {
            id: 'card',
            value: { billing_account_id: 120348, payment_object_id: 9931, amount: 50, on_session: true },
          },
          {
            id: 'omise',
            value: {
              billing_account_id: 120348,
              payment_object_id: 9931,
              amount: 50,
              on_session: true,
              front_base_url: 'https://console.aldera.example/app',
              force_3ds: true,
            },
          },
          {
            id: 'paypal',
            value: {
              billing_account_id: 120348,
              payment_object_id: 10012,
              amount: 50,
              on_session: true,
              session_id: 'sess_c4Jq',
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['Result of the payment.']],
          content: 'application/json',
          type: { schema: 'BuyCreditAnswer' },
          examples: [
            { id: 'bought', title: 'The money came', value: { success: true } },
            {
              id: 'confirmation',
              title: 'The holder of the card is to confirm',
              value: {
                success: true,
                authorize_uri: 'https://bank.example/confirm/chrg_Zk41bT',
                charge_id: 'chrg_Zk41bT',
                data_ref: 'chrg_Zk41bT',
              },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '409': 'Conflict',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      changes: ['listBillingAccounts', 'getBillingAccount', 'listCreditHistory', 'listInvoices'],
      uses: [
        {
          type: 'billing_account',
          kind: 'action',
          action: 'addCredit',
          href: '/billing/account',
        },
      ],
    },
    {
      id: 'closeTopup',
      method: 'POST',
      path: '/payment/credit/buy/posthook',
      title: 'Close top-up',
      text: [
        [
          'Call it when the holder of a card has returned from the page of the bank. It captures the confirmed payment and adds the credit. A charge that is not closed is closed by the platform after an hour.',
        ],
      ],
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'CloseTopupBody' },
        examples: [
          {
            id: 'charge',
            value: { billing_account_id: 120348, charge_id: 'chrg_Zk41bT', payment_object_id: 9931 },
          },
        ],
      },
      answers: {
        '200': {
          text: [['Result of the payment.']],
          content: 'application/json',
          type: { schema: 'TopupResult' },
          examples: [
            {
              id: 'success',
              title: 'The credit was added',
              value: { success: true, status: 'success', error_msg: null },
            },
            {
              id: 'cancelled',
              title: 'The customer turned back',
              value: { success: false, status: 'failed', error_msg: 'Top-up was cancelled' },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      changes: ['listBillingAccounts', 'getBillingAccount', 'listCreditHistory', 'listInvoices'],
      uses: [],
    },
    {
      id: 'saveLinkMethods',
      method: 'POST',
      path: '/payment/link/save_methods',
      title: 'Save link methods',
      text: [
        [
          'Saves which methods of link processors the customer wants to be offered. They replace the previous ones and are stored in ',
          { code: 'additional_data' },
          ' of the account.',
        ],
      ],
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'SaveLinkMethodsBody' },
        examples: [
          { id: 'methods', value: { billing_account_id: 120348, method_ids: 'duitku::FT,stripe' } },
        ],
      },
      answers: {
        '200': {
          text: [
            [
              'The call succeeded if ',
              { code: 'success' },
              ' is ',
              { code: 'true' },
              ', or if the answer has no ',
              { code: 'success' },
              ' or no body.',
            ],
          ],
          content: 'application/json',
          type: { schema: 'SuccessAnswer' },
          examples: [{ id: 'done', value: { success: true } }],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      uses: [],
    },
    {
      id: 'sendLinkData',
      method: 'POST',
      path: '/payment/link/send_data',
      title: 'Send link payment data',
      text: [
        [
          'Starts a payment on the page of a processor. The customer is sent to ',
          { code: 'redirect_url' },
          ' and returns to the URL in ',
          { code: 'params' },
          '; ',
          { operation: 'getLinkResult' },
          ' returns the result. A hybrid processor charges at once if ',
          { code: 'params' },
          ' has the card that the customer entered in its fields.',
        ],
      ],
      pathParameters: [],
      query: [],
      headers: [
        {
          name: 'Idempotency-Key',
          text: [
            [
              'Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.',
            ],
          ],
          type: {
            is: ['string'],
            minLength: 1,
            maxLength: 255,
            example: '3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3',
          },
          beyond: true,
        },
      ],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'SendLinkDataBody' },
        examples: [
          {
            id: 'duitku',
            value: {
              amount: 50,
              billing_account_id: 120348,
              processor: 'duitku',
              params: '{"method":"FT","return_url":"https://console.aldera.example/app/payment_return"}',
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['Whether the payment has started.']],
          content: 'application/json',
          type: { schema: 'SendLinkDataAnswer' },
          examples: [
            {
              id: 'begun',
              title: 'The customer can pay',
              value: {
                success: true,
                error_msg: null,
                identifier: 'pay_8mYcQ2',
                redirect_url: 'https://pay.example/pay_8mYcQ2',
              },
            },
            {
              id: 'refused',
              title: 'The processor cannot be used',
              value: { success: false, error_msg: 'Payment channel not available' },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '409': 'Conflict',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      changes: ['listBillingAccounts', 'getBillingAccount', 'listCreditHistory', 'listInvoices'],
      uses: [],
    },
    {
      id: 'getLinkResult',
      method: 'GET',
      path: '/payment/link/process_result',
      title: 'Read link payment result',
      text: [
        [
          'Result of a payment on the page of a processor. Read it when the customer has returned, and again while it is pending.',
        ],
      ],
      pathParameters: [],
      query: [
        {
          name: 'billing_account_id',
          text: [
            [
              'Identity of the billing account. May be left out with a restricted key, which reaches only one.',
            ],
          ],
          type: { is: ['integer'], unit: 'id', example: 120348 },
          usual: true,
        },
        {
          name: 'identifier',
          required: true,
          text: [
            [
              'Identifier of the payment, from ',
              { operation: 'sendLinkData' },
              ', or the ',
              { code: 'data_ref' },
              ' of ',
              { operation: 'verifyCard' },
              ' and ',
              { operation: 'buyCredit' },
              '.',
            ],
          ],
          type: { is: ['string'], minLength: 1, example: 'pay_8mYcQ2' },
        },
      ],
      answers: {
        '200': {
          text: [['The result.']],
          content: 'application/json',
          type: { schema: 'TopupResult' },
          examples: [
            {
              id: 'success',
              title: 'The credit was added',
              value: { success: true, status: 'success', error_msg: null },
            },
            {
              id: 'pending',
              title: 'The bank has not answered yet',
              value: { success: false, status: 'pending', error_msg: null },
            },
            {
              id: 'cancelled',
              title: 'The customer turned back',
              value: { success: false, status: 'failed', error_msg: 'Top-up was cancelled' },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'getPersistentData',
      method: 'GET',
      path: '/payment/persistent_data',
      title: 'Read payment data',
      text: [['The stored state of a payment or verification that continues outside the console.']],
      pathParameters: [],
      query: [
        {
          name: 'billing_account_id',
          text: [
            [
              'Identity of the billing account. May be left out with a restricted key, which reaches only one.',
            ],
          ],
          type: { is: ['integer'], unit: 'id', example: 120348 },
          usual: true,
        },
        {
          name: 'identifier',
          required: true,
          text: [
            [
              'Identifier of the payment, from ',
              { operation: 'sendLinkData' },
              ', or the ',
              { code: 'data_ref' },
              ' of ',
              { operation: 'verifyCard' },
              ' and ',
              { operation: 'buyCredit' },
              '.',
            ],
          ],
          type: { is: ['string'], minLength: 1, example: 'pay_8mYcQ2' },
        },
      ],
      answers: {
        '200': {
          text: [['The state.']],
          content: 'application/json',
          type: { schema: 'PersistentPaymentData' },
          examples: [
            {
              id: 'pending',
              title: 'A transfer that is under way',
              value: {
                id: 7533,
                billing_account_id: 120348,
                created: 1795250762,
                identifier: 'pay_8mYcQ2',
                processor_method: 'duitku::FT',
                status: 'pending',
                data: { amount: 50, final_amount: 64.63 },
              },
            },
            {
              id: 'success',
              title: 'A verification that went well',
              value: {
                id: 7534,
                billing_account_id: 120348,
                created: 1795250811,
                identifier: 'chrg_Zk41bT',
                processor_method: 'omise_creditcard',
                status: 'success',
                data: { final_amount: 1, payment_object_id: 9987 },
              },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
  ],
  schemas: {
    ApplyForInvoicePaymentBody: {
      text: [['Account that applies for payment by invoice.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'billing_account_id',
            text: [['The billing account. May be left out with a restricted key.']],
            type: { is: ['integer'], unit: 'id' },
          },
        ],
      },
      usedBy: ['applyForInvoicePayment'],
    },
    BuyCreditAnswer: {
      text: [['Result of a top-up.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'success',
            required: true,
            text: [['Whether the payment succeeded, or the holder can confirm it.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'authorize_uri',
            text: [['Page where the holder confirms the charge. Absent if it succeeded at once.']],
            type: { is: ['string'], format: 'uri' },
          },
          {
            name: 'charge_id',
            text: [
              [
                'Identifier of the charge for ',
                { operation: 'closeTopup' },
                '. Absent if it succeeded at once.',
              ],
            ],
            type: { is: ['string'] },
          },
          {
            name: 'data_ref',
            text: [
              [
                'Identifier for ',
                { operation: 'getPersistentData' },
                '. Absent if the charge succeeded at once.',
              ],
            ],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['buyCredit'],
    },
    BuyCreditBody: {
      text: [['Top-up with a saved payment method.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'billing_account_id',
            text: [['The billing account. May be left out with a restricted key.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'payment_object_id',
            required: true,
            text: [['The payment method.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'amount',
            required: true,
            text: [['Credit to add, at least the minimum top-up, before fee and VAT.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'on_session',
            text: [
              [
                'Whether the customer can confirm the payment now. If not, a payment that needs confirmation is refused.',
              ],
            ],
            type: { is: ['boolean'], default: true },
          },
          {
            name: 'front_base_url',
            text: [['URL of the console that the customer returns to. Required for Omise.']],
            type: { is: ['string'], format: 'uri' },
          },
          {
            name: 'force_3ds',
            text: [['Always ask the holder to confirm (3-D Secure).']],
            type: { is: ['boolean'], default: false },
          },
          {
            name: 'session_id',
            text: [['Session of the PayPal buttons. Required for PayPal.']],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['buyCredit'],
    },
    Card: {
      text: [
        [
          'A payment method - a bank card, a wallet, or payment by invoice. Calls refer to it by ',
          { code: 'payment_object_id' },
          '.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            required: true,
            text: [['Identity of the payment method.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account of the payment method.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_processor_identifier_id',
            text: [['Identity of the account at the processor. May be absent.']],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'processor',
            text: [['Processor of the payment method. May be absent.']],
            type: { schema: 'CardProcessor' },
          },
          {
            name: 'identifier',
            required: true,
            text: [['Identifier of the method at the processor, or ', { code: 'N/A' }, '.']],
            type: { is: ['string'] },
          },
          {
            name: 'is_primary',
            required: true,
            text: [['Whether the method is charged first.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_verified',
            required: true,
            text: [['Whether the method was verified and can be charged.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_verification_pending',
            text: [['Whether its verification is in progress. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_deleted',
            text: [['Whether the method was removed. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'created',
            text: [['When the method was added. May be absent.']],
            type: { is: ['number'], format: 'epoch-seconds', unit: 'epoch-seconds' },
          },
          {
            name: 'valid_thru',
            text: [['When the method expires. May be absent.']],
            type: { is: ['number', 'null'], format: 'epoch-seconds', unit: 'epoch-seconds' },
          },
          {
            name: 'additional_data',
            text: [
              [
                'A JSON document encoded as a string. For a card it has ',
                { code: 'type' },
                ', ',
                { code: 'brand' },
                ', ',
                { code: 'last4' },
                ', ',
                { code: 'expiry' },
                ' (',
                { code: 'MM/YY' },
                ') and ',
                { code: 'holder' },
                '; for a PayPal wallet ',
                { code: 'type' },
                ', ',
                { code: 'email' },
                ' and ',
                { code: 'payer_id' },
                '. May be absent.',
              ],
            ],
            type: { is: ['string', 'null'] },
          },
        ],
      },
      usedBy: ['listCards', 'getCard', 'createCard', 'verifyCard', 'applyForInvoicePayment'],
    },
    CardProcessor: {
      text: [['Processor of a payment method.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            text: [['Identity of the processor. May be absent.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'is_active',
            text: [['Whether the deployment still uses the processor. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'keyword',
            required: true,
            text: [['Keyword of the processor.']],
            type: { schema: 'ProcessorKeyword' },
          },
        ],
      },
      usedBy: ['listCards', 'getCard', 'createCard', 'verifyCard', 'applyForInvoicePayment'],
    },
    CloseTopupBody: {
      text: [['Charge that needed confirmation.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'billing_account_id',
            text: [['The billing account. May be left out with a restricted key.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'charge_id',
            required: true,
            text: [['Identifier of the charge, from ', { operation: 'buyCredit' }, '.']],
            type: { is: ['string'] },
          },
          {
            name: 'payment_object_id',
            required: true,
            text: [['The payment method.']],
            type: { is: ['integer'], unit: 'id' },
          },
        ],
      },
      usedBy: ['closeTopup'],
    },
    CreateCardBody: {
      text: [['Payment method that the customer entered at a processor.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'billing_account_id',
            text: [['The billing account. May be left out with a restricted key.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'token',
            required: true,
            text: [
              [
                'Token of the method at the processor; for PayPal, the token from ',
                { operation: 'getPaypalPaymentToken' },
                '.',
              ],
            ],
            type: { is: ['string'], format: 'password', minLength: 1 },
            secret: true,
          },
          {
            name: 'processor_keyword',
            required: true,
            text: [['Keyword of the processor.']],
            type: { schema: 'ProcessorKeyword' },
          },
          {
            name: 'session_id',
            text: [['Session of the PayPal buttons. Required for PayPal.']],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['createCard'],
    },
    FinalTopupAmount: {
      text: [['Final amount of a top-up.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'final_amount',
            required: true,
            text: [
              [
                'Amount the customer pays: credit, service fee and VAT, in the currency of the site, or in that of the processor if it has a ',
                { code: 'charge_currency_conversion' },
                '.',
              ],
            ],
            type: { is: ['number'], unit: 'money' },
          },
        ],
      },
      usedBy: ['getFinalTopupAmount'],
    },
    PaymentDataStatus: {
      text: [['Status of a payment.']],
      type: {
        is: ['string'],
        values: [
          {
            value: 'pending',
            text: [['The customer has not finished, or the processor awaits the bank\'s answer.']],
          },
          { value: 'success', text: [['The payment succeeded, or the method was verified.']] },
          { value: 'failed', text: [['It was refused, cancelled, or never finished.']] },
        ],
      },
      usedBy: ['closeTopup', 'getLinkResult', 'getPersistentData'],
    },
    PaymentDetails: {
      text: [['Details of a payment or verification.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'amount',
            text: [['Credit to be added. Absent for a verification.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'final_amount',
            text: [['Amount the customer pays.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'payment_object_id',
            text: [['The payment method. Absent for a link payment.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'error_msg',
            text: [['Reason for the failure as a human-readable message. Absent unless it failed.']],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['getPersistentData'],
    },
    PaypalIdToken: {
      text: [['Token to open the PayPal buttons with.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id_token',
            required: true,
            text: [['The PayPal identity token.']],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
        ],
      },
      usedBy: ['getPaypalIdToken'],
    },
    PaypalPaymentToken: {
      text: [['Token of a wallet whose owner has consented.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'payment_token',
            required: true,
            text: [['Token to save the wallet with in ', { operation: 'createCard' }, '.']],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
        ],
      },
      usedBy: ['getPaypalPaymentToken'],
    },
    PaypalSetupToken: {
      text: [['Token of a wallet that is being saved.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'setup_token',
            required: true,
            text: [['Token that identifies the wallet until its owner has consented.']],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
          {
            name: 'approve_url',
            text: [['Page where consent is asked for. May be absent if the buttons open it themselves.']],
            type: { is: ['string'], format: 'uri' },
          },
        ],
      },
      usedBy: ['getPaypalSetupToken'],
    },
    PersistentPaymentData: {
      text: [['A payment or verification that continues outside the console.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            required: true,
            text: [['Identity of the entry.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account of the payment.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'created',
            text: [['When the payment started. May be absent.']],
            type: { is: ['number'], format: 'epoch-seconds', unit: 'epoch-seconds' },
          },
          {
            name: 'identifier',
            required: true,
            text: [['Identifier in calls and in the URL that the customer returns to.']],
            type: { is: ['string'] },
          },
          {
            name: 'processor_method',
            required: true,
            text: [
              [
                'The processor, followed by ',
                { code: '::' },
                ' and the method if it has several, such as ',
                { code: 'duitku::FT' },
                '.',
              ],
            ],
            type: { is: ['string'] },
          },
          {
            name: 'status',
            required: true,
            text: [['Status of the payment.']],
            type: { schema: 'PaymentDataStatus' },
          },
          {
            name: 'data',
            text: [['Details of the payment or verification. May be absent.']],
            type: { schema: 'PaymentDetails' },
          },
        ],
      },
      usedBy: ['getPersistentData'],
    },
    PrepareCardAnswer: {
      text: [['Data to open the page or the fields of a processor with.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'success',
            required: true,
            text: [['Whether a method can be added.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'client_secret',
            text: [['Secret to open the Stripe fields with. Absent for other processors.']],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
        ],
      },
      usedBy: ['prepareCard'],
    },
    PrepareCardBody: {
      text: [['Payment method to be added.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'billing_account_id',
            text: [['The billing account. May be left out with a restricted key.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'processor_keyword',
            required: true,
            text: [['Keyword of the processor.']],
            type: { schema: 'ProcessorKeyword' },
          },
        ],
      },
      usedBy: ['prepareCard'],
    },
    ProcessorKeyword: {
      text: [['Processor that payment methods are saved with.']],
      type: {
        is: ['string'],
        values: [
          { value: 'omise_creditcard', text: [['Bank cards through Omise.']] },
          { value: 'stripe_creditcard', text: [['Bank cards through Stripe.']] },
          { value: 'paypal_vault', text: [['PayPal wallets.']] },
          { value: 'invoice', text: [['Paying by invoice.']] },
        ],
      },
      usedBy: [
        'listCards',
        'getCard',
        'createCard',
        'prepareCard',
        'verifyCard',
        'applyForInvoicePayment',
      ],
    },
    SaveLinkMethodsBody: {
      text: [['Link payment methods to offer.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'billing_account_id',
            text: [['The billing account. May be left out with a restricted key.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'method_ids',
            required: true,
            text: [
              [
                'Keywords of link processors, or of one of their methods as ',
                { code: 'keyword::key' },
                ', separated by commas. Empty for none.',
              ],
            ],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['saveLinkMethods'],
    },
    SendLinkDataAnswer: {
      text: [['Result of starting a payment.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'success',
            required: true,
            text: [['Whether the payment has started or, for a hybrid processor, succeeded.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'error_msg',
            required: true,
            text: [['Reason for the failure as a human-readable message. Null otherwise.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'identifier',
            text: [
              [
                'Identifier for ',
                { operation: 'getLinkResult' },
                '. Absent if the payment has not started.',
              ],
            ],
            type: { is: ['string'] },
          },
          {
            name: 'redirect_url',
            text: [['Page of the processor. Absent if the customer has nothing left to do there.']],
            type: { is: ['string'], format: 'uri' },
          },
        ],
      },
      usedBy: ['sendLinkData'],
    },
    SendLinkDataBody: {
      text: [['Payment on the page of a processor.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'amount',
            required: true,
            text: [['Credit to add, at least the minimum top-up, before fee and VAT.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'billing_account_id',
            text: [['The billing account. May be left out with a restricted key.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'params',
            required: true,
            text: [
              [
                'A JSON object encoded as a string: ',
                { code: 'return_url' },
                ', the URL that the customer returns to, ',
                { code: 'method' },
                ', the key of one of the processor\'s methods if it has any, and ',
                { code: 'card' },
                ', the output of the fields of a hybrid processor.',
              ],
            ],
            type: { is: ['string'] },
          },
          {
            name: 'processor',
            required: true,
            text: [['Keyword of a link processor.']],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['sendLinkData'],
    },
    TopupResult: {
      text: [['Result of a payment.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'success',
            required: true,
            text: [['Whether the credit was added. A pending payment is neither a success nor a failure.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'status',
            required: true,
            text: [['Status of the payment.']],
            type: { schema: 'PaymentDataStatus' },
          },
          {
            name: 'error_msg',
            text: [['Reason for the failure as a human-readable message. Null otherwise.']],
            type: { is: ['string', 'null'] },
          },
        ],
      },
      usedBy: ['closeTopup', 'getLinkResult'],
    },
    VerifyCardAnswer: {
      text: [['Payment method that was verified or needs confirmation.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'card',
            required: true,
            text: [['The payment method.']],
            type: { schema: 'Card' },
          },
          {
            name: 'authorize_uri',
            text: [['Page where the holder confirms. Absent when there is nothing to confirm.']],
            type: { is: ['string'], format: 'uri' },
          },
          {
            name: 'data_ref',
            text: [
              [
                'Identifier for ',
                { operation: 'getPersistentData' },
                '. Absent when there is nothing to confirm.',
              ],
            ],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['verifyCard'],
    },
    VerifyCardBody: {
      text: [['Payment method to verify.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'payment_object_id',
            required: true,
            text: [['The payment method.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'front_base_url',
            required: true,
            text: [['URL of the console that the customer returns to.']],
            type: { is: ['string'], format: 'uri' },
          },
          {
            name: 'force_3ds',
            text: [['Always ask the holder to confirm (3-D Secure).']],
            type: { is: ['boolean'], default: false },
          },
        ],
      },
      usedBy: ['verifyCard'],
    },
  },
}
