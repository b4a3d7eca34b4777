// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listTokens',
      method: 'GET',
      path: '/user-resource/token/list',
      title: 'List tokens',
      text: [['All API tokens of the user.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The tokens.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'ApiToken' } },
          examples: [
            {
              id: 'tokens',
              title: 'A restricted token and one that reaches all accounts',
              value: [
                {
                  id: 3098,
                  description: 'deploy-ci',
                  restricted: true,
                  billing_account_id: 120348,
                  token: 'k0PdR4vT9mZbX2cLq7FhY6uS1eJgWq4N',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: '2d97b4e0-5f18-4c6a-b3d1-0e68a9f7c254',
                  user_id: 20417,
                  created_at: '2026-11-02 11:10:36',
                  updated_at: null,
                },
                {
                  id: 1204,
                  description: 'old laptop',
                  restricted: false,
                  billing_account_id: 0,
                  token: 'A2cfN8xQ5wLdV3rKp0TjM7bH6zUyG1Ty',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: 'b604c8f3-17ad-4e52-8f9b-3c75d0e1a268',
                  user_id: 20417,
                  created_at: '2024-03-20 16:02:51',
                  updated_at: null,
                },
                {
                  id: 3107,
                  description: 'terraform-ci',
                  restricted: true,
                  billing_account_id: 120348,
                  token: '7Qx2vB9sK4tR8wZ1pL6nC3yF5hJ0dG2a',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: 'f0e83a5d-629b-4c17-a4d6-9b1c7f28e053',
                  user_id: 20417,
                  created_at: '2026-11-21 08:44:20',
                  updated_at: null,
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
        { type: 'api_token', kind: 'list', href: '/access/token' },
        { type: 'api_token', kind: 'detail', href: '/access/token' },
        { type: 'billing_account', kind: 'list', href: '/billing/account' },
        { type: 'billing_account', kind: 'detail', href: '/billing/account' },
      ],
    },
    {
      id: 'createToken',
      method: 'POST',
      path: '/user-resource/token',
      title: 'Create token',
      text: [
        [
          'Creates a token. The answer is the whole list; the new token is the one not listed before. A token created while acting as another has the ',
          { code: 'acting_user_id' },
          ' of its creator, and ends with the access it was created through.',
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
        type: { schema: 'CreateTokenBody' },
        examples: [
          {
            id: 'restricted',
            value: { description: 'terraform-ci', restricted: true, billing_account_id: 120348 },
          },
          { id: 'global', value: { description: 'laptop', restricted: false } },
        ],
      },
      answers: {
        '200': {
          text: [['All tokens, including the new one.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'ApiToken' } },
          examples: [
            {
              id: 'tokens',
              title: 'A restricted token and one that reaches all accounts',
              value: [
                {
                  id: 3098,
                  description: 'deploy-ci',
                  restricted: true,
                  billing_account_id: 120348,
                  token: 'k0PdR4vT9mZbX2cLq7FhY6uS1eJgWq4N',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: '2d97b4e0-5f18-4c6a-b3d1-0e68a9f7c254',
                  user_id: 20417,
                  created_at: '2026-11-02 11:10:36',
                  updated_at: null,
                },
                {
                  id: 1204,
                  description: 'old laptop',
                  restricted: false,
                  billing_account_id: 0,
                  token: 'A2cfN8xQ5wLdV3rKp0TjM7bH6zUyG1Ty',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: 'b604c8f3-17ad-4e52-8f9b-3c75d0e1a268',
                  user_id: 20417,
                  created_at: '2024-03-20 16:02:51',
                  updated_at: null,
                },
                {
                  id: 3107,
                  description: 'terraform-ci',
                  restricted: true,
                  billing_account_id: 120348,
                  token: '7Qx2vB9sK4tR8wZ1pL6nC3yF5hJ0dG2a',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: 'f0e83a5d-629b-4c17-a4d6-9b1c7f28e053',
                  user_id: 20417,
                  created_at: '2026-11-21 08:44:20',
                  updated_at: null,
                },
              ],
            },
          ],
        },
        '201': {
          text: [['All tokens, on deployments that answer with this status.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'ApiToken' } },
          examples: [
            {
              id: 'tokens',
              title: 'A restricted token and one that reaches all accounts',
              value: [
                {
                  id: 3098,
                  description: 'deploy-ci',
                  restricted: true,
                  billing_account_id: 120348,
                  token: 'k0PdR4vT9mZbX2cLq7FhY6uS1eJgWq4N',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: '2d97b4e0-5f18-4c6a-b3d1-0e68a9f7c254',
                  user_id: 20417,
                  created_at: '2026-11-02 11:10:36',
                  updated_at: null,
                },
                {
                  id: 1204,
                  description: 'old laptop',
                  restricted: false,
                  billing_account_id: 0,
                  token: 'A2cfN8xQ5wLdV3rKp0TjM7bH6zUyG1Ty',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: 'b604c8f3-17ad-4e52-8f9b-3c75d0e1a268',
                  user_id: 20417,
                  created_at: '2024-03-20 16:02:51',
                  updated_at: null,
                },
                {
                  id: 3107,
                  description: 'terraform-ci',
                  restricted: true,
                  billing_account_id: 120348,
                  token: '7Qx2vB9sK4tR8wZ1pL6nC3yF5hJ0dG2a',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: 'f0e83a5d-629b-4c17-a4d6-9b1c7f28e053',
                  user_id: 20417,
                  created_at: '2026-11-21 08:44:20',
                  updated_at: null,
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
        '409': 'Conflict',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [{ type: 'api_token', kind: 'create', href: '/access/create/api_token' }],
    },
    {
      id: 'updateToken',
      method: 'PATCH',
      path: '/user-resource/token',
      title: 'Change token',
      text: [
        [
          'Changes the purpose or the reach of a token. The key itself does not change. The answer is the whole list.',
        ],
      ],
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'UpdateTokenBody' },
        examples: [
          {
            id: 'restrict',
            value: { token_id: 3107, restricted: true, billing_account_id: 120348 },
          },
        ],
      },
      answers: {
        '200': {
          text: [['All tokens.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'ApiToken' } },
          examples: [
            {
              id: 'tokens',
              title: 'A restricted token and one that reaches all accounts',
              value: [
                {
                  id: 3098,
                  description: 'deploy-ci',
                  restricted: true,
                  billing_account_id: 120348,
                  token: 'k0PdR4vT9mZbX2cLq7FhY6uS1eJgWq4N',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: '2d97b4e0-5f18-4c6a-b3d1-0e68a9f7c254',
                  user_id: 20417,
                  created_at: '2026-11-02 11:10:36',
                  updated_at: null,
                },
                {
                  id: 1204,
                  description: 'old laptop',
                  restricted: false,
                  billing_account_id: 0,
                  token: 'A2cfN8xQ5wLdV3rKp0TjM7bH6zUyG1Ty',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: 'b604c8f3-17ad-4e52-8f9b-3c75d0e1a268',
                  user_id: 20417,
                  created_at: '2024-03-20 16:02:51',
                  updated_at: null,
                },
                {
                  id: 3107,
                  description: 'terraform-ci',
                  restricted: true,
                  billing_account_id: 120348,
                  token: '7Qx2vB9sK4tR8wZ1pL6nC3yF5hJ0dG2a',
                  consumer_id: '8a5c1f60-e3b7-4d92-9046-c7d2e81b5fa3',
                  kong_id: 'f0e83a5d-629b-4c17-a4d6-9b1c7f28e053',
                  user_id: 20417,
                  created_at: '2026-11-21 08:44:20',
                  updated_at: null,
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
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [{ type: 'api_token', kind: 'action', action: 'edit', href: '/access/token' }],
    },
    {
      id: 'deleteToken',
      method: 'DELETE',
      path: '/user-resource/token',
      title: 'Delete token',
      text: [['Deletes a token. Calls that use it are refused from now on.']],
      loses: true,
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'DeleteTokenBody' },
        examples: [{ id: 'token', value: { token_id: 3107 } }],
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
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      uses: [{ type: 'api_token', kind: 'action', action: 'delete', href: '/access/token' }],
    },
  ],
  schemas: {
    ApiToken: {
      text: [
        [
          'A key for the API. It acts as its user, either everywhere or only within one billing account.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            required: true,
            text: [['Identity of the token, called ', { code: 'token_id' }, ' in request bodies.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'description',
            required: true,
            text: [['Purpose of the token.']],
            type: { is: ['string'] },
          },
          {
            name: 'restricted',
            required: true,
            text: [['Whether the token reaches only its billing account.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'billing_account_id',
            text: [
              [
                'Billing account a restricted token reaches. 0, ',
                { code: 'null' },
                ' or absent if it has none.',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'token',
            text: [
              ['The key itself, as it is sent in the ', { code: 'apikey' }, ' header. May be absent.'],
            ],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
          {
            name: 'consumer_id',
            text: [['Identity of the user at the gateway. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'kong_id',
            text: [['Identity of the key at the gateway. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'user_id',
            required: true,
            text: [['User the token acts as.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'acting_user_id',
            text: [['User who created the token while acting as another. May be absent.']],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'created_at',
            required: true,
            text: [['When the token was created.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When the token was last changed; ', { code: 'null' }, ' if never.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['listTokens', 'createToken', 'updateToken'],
    },
    CreateTokenBody: {
      text: [['A new token.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'description',
            required: true,
            text: [['Purpose of the token.']],
            type: { is: ['string'], minLength: 1, example: 'terraform-ci' },
          },
          {
            name: 'restricted',
            text: [['Whether the token reaches only the account in ', { code: 'billing_account_id' }, '.']],
            type: { is: ['boolean'], default: false },
          },
          {
            name: 'billing_account_id',
            text: [
              [
                'Billing account of a restricted token. Leave it out for one that reaches all accounts.',
              ],
            ],
            type: { is: ['integer'], unit: 'id', example: 120348 },
          },
        ],
      },
      usedBy: ['createToken'],
    },
    DeleteTokenBody: {
      text: [['The token to delete.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'token_id',
            required: true,
            text: [['Token to delete.']],
            type: { is: ['integer'], unit: 'id', example: 3107 },
          },
        ],
      },
      usedBy: ['deleteToken'],
    },
    UpdateTokenBody: {
      text: [['Changes to a token. Omitted fields stay unchanged.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'token_id',
            required: true,
            text: [['Token to change.']],
            type: { is: ['integer'], unit: 'id', example: 3107 },
          },
          {
            name: 'description',
            text: [['Purpose of the token.']],
            type: { is: ['string'], minLength: 1, example: 'terraform-ci' },
          },
          {
            name: 'restricted',
            text: [['Whether the token reaches only the account in ', { code: 'billing_account_id' }, '.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'billing_account_id',
            text: [['Billing account of a restricted token.']],
            type: { is: ['integer'], unit: 'id', example: 120348 },
          },
        ],
      },
      usedBy: ['updateToken'],
    },
  },
}
