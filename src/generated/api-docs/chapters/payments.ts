// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listCards',
      method: 'GET',
      path: '/payment/card/list',
      title: 'List payment methods',
      text: [['The payment methods of an account, those that were removed left out.']],
      pathParameters: [],
      query: [
        {
          name: 'billing_account_id',
          text: [['The billing account. May be left out with a restricted key, which reaches only one.']],
          type: { is: ['integer'], unit: 'id', example: 120348 },
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
                  id: 9987,
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
  ],
  schemas: {
    Card: {
      text: [
        [
          'A way to pay - a bank card, a wallet, or paying by invoice. Calls name it by ',
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
            text: [['The account.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_processor_identifier_id',
            text: [['The account as the processor knows it. May be absent.']],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'processor',
            text: [['The processor behind it. May be absent.']],
            type: { schema: 'CardProcessor' },
          },
          {
            name: 'identifier',
            required: true,
            text: [['Name of the method at the processor, or ', { code: 'N/A' }, '.']],
            type: { is: ['string'] },
          },
          {
            name: 'is_primary',
            required: true,
            text: [['Whether it is charged first.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_verified',
            required: true,
            text: [['Whether it can be charged.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_verification_pending',
            text: [['Whether its verification has begun and not ended. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_deleted',
            text: [['Whether it was removed. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'created',
            text: [['When it was added. May be absent.']],
            type: { is: ['number'], format: 'epoch-seconds', unit: 'epoch-seconds' },
          },
          {
            name: 'valid_thru',
            text: [['Until when it can be used. May be absent.']],
            type: { is: ['number', 'null'], format: 'epoch-seconds', unit: 'epoch-seconds' },
          },
          {
            name: 'additional_data',
            text: [
              [
                'A JSON document inside a text. Of a card it has ',
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
                '; of a PayPal wallet ',
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
      usedBy: ['listCards'],
    },
    CardProcessor: {
      text: [['The processor behind a way to pay.']],
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
            text: [['Whether the deployment still uses it. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'keyword',
            required: true,
            text: [['Its name in calls.']],
            type: { schema: 'ProcessorKeyword' },
          },
        ],
      },
      usedBy: ['listCards'],
    },
    ProcessorKeyword: {
      text: [['A processor that methods are saved with.']],
      type: {
        is: ['string'],
        values: [
          { value: 'omise_creditcard', text: [['Bank cards through Omise.']] },
          { value: 'stripe_creditcard', text: [['Bank cards through Stripe.']] },
          { value: 'paypal_vault', text: [['PayPal wallets.']] },
          { value: 'invoice', text: [['Paying by invoice.']] },
        ],
      },
      usedBy: ['listCards'],
    },
  },
}
