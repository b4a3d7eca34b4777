// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listAccessDelegations',
      method: 'GET',
      path: '/user-resource/access_group',
      title: 'List delegations',
      text: [
        [
          'Delegations of the user, with the people invited. A restricted key sees those of its billing account.',
        ],
      ],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The delegations.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'AccessDelegation' } },
          examples: [
            {
              id: 'delegations',
              title: 'Everything shared with a partner, one account shared with two people',
              value: [
                {
                  id: 412,
                  billing_account_id: null,
                  name: 'Partners',
                  owner_id: 20417,
                  impersonations: [
                    {
                      uuid: 'dbc9af27-c629-4f9a-a82d-56f2c0a1f7d3',
                      grantee_id: 20457,
                      grantee_username: 'jaan@partner.example',
                      is_accepted: true,
                      accepted_at: '2026-11-20 09:12:44',
                      created_at: '2026-11-18 14:03:10',
                    },
                  ],
                  created_at: '2026-11-18 14:02:51',
                  updated_at: null,
                },
                {
                  id: 398,
                  billing_account_id: 120351,
                  name: 'Lab staff',
                  owner_id: 20417,
                  impersonations: [
                    {
                      uuid: 'd9bd91bd-350e-4cda-98b7-5ad9af0edc4a',
                      grantee_id: 20422,
                      grantee_username: 'arved@pohjala.example',
                      is_accepted: true,
                      accepted_at: '2026-06-02 07:30:05',
                      created_at: '2026-06-01 16:20:18',
                    },
                    {
                      uuid: 'da9bd26d-b120-4a6d-ba3d-7b2a40747aaf',
                      grantee_id: null,
                      grantee_username: 'mari@raamat.example',
                      is_accepted: false,
                      accepted_at: null,
                      created_at: '2026-11-21 08:31:00',
                    },
                  ],
                  created_at: '2026-06-01 16:19:40',
                  updated_at: '2026-11-21 08:31:00',
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
        { type: 'access_delegation', kind: 'list', href: '/access/delegation' },
        { type: 'access_delegation', kind: 'detail', href: '/access/delegation' },
        { type: 'billing_account', kind: 'list', href: '/billing/account' },
        { type: 'billing_account', kind: 'detail', href: '/billing/account' },
      ],
    },
    {
      id: 'createAccessDelegation',
      method: 'POST',
      path: '/user-resource/access_group',
      title: 'Create delegation',
      text: [
        [
          'Creates a delegation of everything, or of one billing account and the resources it pays for. Nobody has access until they are invited. A user who acts for another user cannot share.',
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
        type: { schema: 'CreateAccessDelegationBody' },
        examples: [
          { id: 'restricted', value: { name: 'Bookkeeping', billing_account_id: 120351 } },
          { id: 'global', value: { name: 'Partners' } },
        ],
      },
      answers: {
        '200': {
          text: [['The delegation.']],
          content: 'application/json',
          type: { schema: 'AccessDelegation' },
          examples: [
            {
              id: 'delegation',
              title: 'Nobody invited yet',
              value: {
                id: 431,
                billing_account_id: 120351,
                name: 'Bookkeeping',
                owner_id: 20417,
                impersonations: [],
                created_at: '2026-11-21 08:46:00',
                updated_at: null,
              },
            },
          ],
        },
        '201': {
          text: [['The delegation, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'AccessDelegation' },
          examples: [
            {
              id: 'delegation',
              title: 'Nobody invited yet',
              value: {
                id: 431,
                billing_account_id: 120351,
                name: 'Bookkeeping',
                owner_id: 20417,
                impersonations: [],
                created_at: '2026-11-21 08:46:00',
                updated_at: null,
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
      uses: [{ type: 'access_delegation', kind: 'create', href: '/access/create/access_delegation' }],
    },
    {
      id: 'deleteAccessDelegation',
      method: 'DELETE',
      path: '/user-resource/access_group/{id}',
      title: 'Delete delegation',
      text: [
        [
          'Deletes a delegation with all its invitations. The tokens of those who act through it are refused from now on.',
        ],
      ],
      loses: true,
      pathParameters: [
        {
          name: 'id',
          required: true,
          text: [['Identity of the delegation.']],
          type: { is: ['integer'], unit: 'id', example: 398 },
        },
      ],
      query: [],
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
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      uses: [
        {
          type: 'access_delegation',
          kind: 'action',
          action: 'delete',
          href: '/access/delegation',
        },
      ],
    },
    {
      id: 'createImpersonation',
      method: 'POST',
      path: '/user-resource/access_group/{delegation_id}/impersonation',
      title: 'Invite user',
      text: [
        [
          'Invites a person by e-mail address. The person need not be a user yet. The access can be used once the invitation is accepted.',
        ],
      ],
      pathParameters: [
        {
          name: 'delegation_id',
          required: true,
          text: [['Identity of the delegation.']],
          type: { is: ['integer'], unit: 'id', example: 398 },
        },
      ],
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
        type: { schema: 'CreateImpersonationBody' },
        examples: [{ id: 'invitation', value: { grantee_username: 'tiit@raamat.example' } }],
      },
      answers: {
        '200': {
          text: [['The invitation.']],
          content: 'application/json',
          type: { schema: 'Impersonation' },
          examples: [
            {
              id: 'invitation',
              title: 'An invitation that waits',
              value: {
                uuid: '5d82f0a9-c314-47be-92e6-0b7f13d8a654',
                grantee_id: null,
                grantee_username: 'tiit@raamat.example',
                is_accepted: false,
                accepted_at: null,
                created_at: '2026-11-21 08:46:00',
              },
            },
          ],
        },
        '201': {
          text: [['The invitation, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'Impersonation' },
          examples: [
            {
              id: 'invitation',
              title: 'An invitation that waits',
              value: {
                uuid: '5d82f0a9-c314-47be-92e6-0b7f13d8a654',
                grantee_id: null,
                grantee_username: 'tiit@raamat.example',
                is_accepted: false,
                accepted_at: null,
                created_at: '2026-11-21 08:46:00',
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
      uses: [
        { type: 'access_delegation', kind: 'create', href: '/access/create/access_delegation' },
        {
          type: 'access_delegation',
          kind: 'action',
          action: 'invite',
          href: '/access/delegation',
        },
      ],
    },
    {
      id: 'deleteImpersonation',
      method: 'DELETE',
      path: '/user-resource/access_group/{delegation_id}/impersonation/{impersonation_id}',
      title: 'Take access back',
      text: [
        [
          'Withdraws an invitation, or ends the access it gave. Tokens the person acts with, and API tokens they made, are refused from now on.',
        ],
      ],
      loses: true,
      pathParameters: [
        {
          name: 'delegation_id',
          required: true,
          text: [['Identity of the delegation.']],
          type: { is: ['integer'], unit: 'id', example: 398 },
        },
        {
          name: 'impersonation_id',
          required: true,
          text: [['Identity of the invitation, its ', { code: 'uuid' }, '.']],
          type: { is: ['string'], format: 'uuid', example: 'da9bd26d-b120-4a6d-ba3d-7b2a40747aaf' },
        },
      ],
      query: [],
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
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      uses: [
        {
          type: 'access_delegation',
          kind: 'action',
          action: 'takeBack',
          href: '/access/delegation',
        },
      ],
    },
    {
      id: 'listImpersonations',
      method: 'GET',
      path: '/user-resource/impersonation',
      title: 'List received access',
      text: [['Access that others share with the user, including invitations not yet accepted.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['Access that others share with the user.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'AccessImpersonation' } },
          examples: [
            {
              id: 'received',
              title: 'Access in use, and an invitation that waits',
              value: [
                {
                  uuid: 'dbc9af27-c629-4f9a-a82d-56f2c0a1f7d3',
                  access_owner: 'kadri.saar@pohjala.example',
                  billing_account_name: null,
                  is_accepted: true,
                  accepted_at: '2026-11-20 09:12:44',
                  created_at: '2026-11-18 14:03:10',
                },
                {
                  uuid: '6fa8d31e-b574-49c0-8e12-03d7c9b5a46f',
                  access_owner: 'arved@pohjala.example',
                  billing_account_name: 'Arved Põld',
                  is_accepted: false,
                  accepted_at: null,
                  created_at: '2026-11-21 06:55:27',
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
      uses: [{ type: 'access_impersonation', kind: 'list', href: '/profile/access' }],
    },
    {
      id: 'acceptImpersonation',
      method: 'PUT',
      path: '/user-resource/impersonation/{uuid}/accept',
      title: 'Accept invitation',
      text: [['Accepts an invitation. The owner is notified.']],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the invitation, from ', { operation: 'listImpersonations' }, '.']],
          type: { is: ['string'], format: 'uuid', example: '6fa8d31e-b574-49c0-8e12-03d7c9b5a46f' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The access, accepted.']],
          content: 'application/json',
          type: { schema: 'AccessImpersonation' },
          examples: [
            {
              id: 'accepted',
              title: 'Just accepted',
              value: {
                uuid: '6fa8d31e-b574-49c0-8e12-03d7c9b5a46f',
                access_owner: 'arved@pohjala.example',
                billing_account_name: 'Arved Põld',
                is_accepted: true,
                accepted_at: '2026-11-21 08:46:00',
                created_at: '2026-11-21 06:55:27',
              },
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [
        {
          type: 'access_impersonation',
          kind: 'action',
          action: 'accept',
          href: '/profile/access',
        },
      ],
    },
    {
      id: 'startImpersonation',
      method: 'POST',
      path: '/user-resource/impersonation/{uuid}/start',
      title: 'Act as the owner',
      text: [
        [
          'Returns a key that acts as the owner, within the shared access. Actions with the key name the person who performed them. There is no call to end it; discard the key. It is refused once the owner withdraws the access.',
        ],
      ],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the invitation, from ', { operation: 'listImpersonations' }, '.']],
          type: { is: ['string'], format: 'uuid', example: '6fa8d31e-b574-49c0-8e12-03d7c9b5a46f' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The key to act with.']],
          content: 'application/json',
          type: { schema: 'ActingToken' },
          examples: [{ id: 'token', title: 'A key', value: { token: 'w9LmZc4kTq7RfX2nVbY8pHd5sJ3gKe6A' } }],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [
        {
          type: 'access_impersonation',
          kind: 'action',
          action: 'start',
          href: '/profile/access',
        },
      ],
    },
    {
      id: 'createAdminToken',
      method: 'POST',
      path: '/user-resource/admin/token',
      title: 'Act as a user',
      text: [
        [
          'Returns a key that acts as a user. Only for administrators and staff; others are refused. The specification names the call but not its body; here the user is identified by e-mail address or by number.',
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
        type: { schema: 'CreateAdminTokenBody' },
        examples: [
          { id: 'username', value: { username: 'kadri.saar@pohjala.example' } },
          { id: 'id', value: { user_id: 20417 } },
        ],
      },
      answers: {
        '200': {
          text: [['The key to act with.']],
          content: 'application/json',
          type: { schema: 'ActingToken' },
          examples: [{ id: 'token', title: 'A key', value: { token: 'w9LmZc4kTq7RfX2nVbY8pHd5sJ3gKe6A' } }],
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
      uses: [],
    },
    {
      id: 'listCustomers',
      method: 'GET',
      path: '/user-resource/admin/user/list',
      title: 'Find customers',
      text: [
        [
          'Finds users for an administrator or staff to act as; others are refused. Every word of the query must occur in the e-mail address, name or number of the user, or in the title or number of one of their billing accounts. At most 50, sorted by e-mail address.',
        ],
      ],
      beyond: true,
      pathParameters: [],
      query: [
        {
          name: 'query',
          required: true,
          text: [['Search terms.']],
          type: { is: ['string'], minLength: 1, example: 'kadri' },
        },
      ],
      answers: {
        '200': {
          text: [['The users.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'Customer' } },
          examples: [
            {
              id: 'customers',
              title: 'One customer',
              value: [
                {
                  id: 20417,
                  name: 'kadri.saar@pohjala.example',
                  first_name: 'Kadri',
                  last_name: 'Saar',
                  last_activity: '2026-11-21 08:40:12',
                  billing_accounts: [{ id: 120348, title: 'Põhjala Robotics' }, { id: 120351, title: 'Lab' }],
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
    AccessDelegation: {
      text: [['Access that a user shares, and the people it is shared with.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            required: true,
            text: [['Identity of the delegation.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_id',
            text: [
              [
                'Billing account that is shared together with the resources it pays for (Restricted). 0, ',
                { code: 'null' },
                ' or absent when everything is shared (Global).',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'name',
            required: true,
            text: [['Purpose of the delegation.']],
            type: { is: ['string'] },
          },
          {
            name: 'owner_id',
            required: true,
            text: [['User who shares the access.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'impersonations',
            required: true,
            text: [['The people invited.']],
            type: { is: ['array'], items: { schema: 'Impersonation' } },
          },
          {
            name: 'created_at',
            required: true,
            text: [['When the delegation was created.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When the delegation was last changed; ', { code: 'null' }, ' if never.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['listAccessDelegations', 'createAccessDelegation'],
    },
    AccessImpersonation: {
      text: [['Access granted to the user, as the user sees it.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the invitation and of the access it gives.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'access_owner',
            required: true,
            text: [['Login name of the owner.']],
            type: { is: ['string'] },
          },
          {
            name: 'billing_account_name',
            text: [
              [
                'Title of the shared billing account; ',
                { code: 'null' },
                ' or absent when everything is shared.',
              ],
            ],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'is_accepted',
            required: true,
            text: [['Whether the user accepted.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'accepted_at',
            text: [['When the user accepted; ', { code: 'null' }, ' before. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
          {
            name: 'created_at',
            text: [['When the user was invited. May be absent.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['listImpersonations', 'acceptImpersonation'],
    },
    ActingToken: {
      text: [['A key that acts as another user.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'token',
            required: true,
            text: [['Key to send in the ', { code: 'apikey' }, ' header.']],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
        ],
      },
      usedBy: ['startImpersonation', 'createAdminToken'],
    },
    CreateAccessDelegationBody: {
      text: [['Access to share.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['Purpose of the delegation.']],
            type: { is: ['string'], minLength: 1, example: 'Bookkeeping' },
          },
          {
            name: 'billing_account_id',
            text: [
              [
                'Billing account to share (Restricted). Leave out, or send 0 or ',
                { code: 'null' },
                ', to share everything (Global).',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'id', example: 120351 },
          },
        ],
      },
      usedBy: ['createAccessDelegation'],
    },
    CreateAdminTokenBody: {
      text: [['User to act as, by login name or by identity.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'username',
            text: [['Login name of the user, an e-mail address.']],
            type: { is: ['string'], minLength: 1, example: 'kadri.saar@pohjala.example' },
          },
          {
            name: 'user_id',
            text: [['Identity of the user.']],
            type: { is: ['integer'], unit: 'id', example: 20417 },
          },
        ],
        needs: [['username'], ['user_id']],
      },
      usedBy: ['createAdminToken'],
    },
    CreateImpersonationBody: {
      text: [['Person to invite.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'grantee_username',
            required: true,
            text: [['E-mail address of the person.']],
            type: { is: ['string'], format: 'email', example: 'mari@raamat.example' },
          },
        ],
      },
      usedBy: ['createImpersonation'],
    },
    Customer: {
      text: [['A user found by ', { operation: 'listCustomers' }, '.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            required: true,
            text: [['Identity of the user.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'name',
            required: true,
            text: [['Login name of the user, an e-mail address.']],
            type: { is: ['string'] },
          },
          {
            name: 'first_name',
            text: [['First name; may be empty or absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'last_name',
            text: [['Last name; may be empty or absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'last_activity',
            text: [['When the user was last active, in the platform\'s own format. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'billing_accounts',
            required: true,
            text: [['Billing accounts of the user.']],
            type: { is: ['array'], items: { schema: 'CustomerAccount' } },
          },
        ],
      },
      usedBy: ['listCustomers'],
    },
    CustomerAccount: {
      text: [['A billing account of a customer.']],
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
            name: 'title',
            required: true,
            text: [['Title of the account; may be empty.']],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['listCustomers'],
    },
    Impersonation: {
      text: [
        [
          'Access of one person, as the owner sees it. Starts as an invitation, which the person accepts later.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the invitation and of the access it gives.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'grantee_id',
            text: [
              [
                'Invited user; ',
                { code: 'null' },
                ' or absent while no user has signed up with that address.',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'grantee_username',
            required: true,
            text: [['E-mail address of the person.']],
            type: { is: ['string'], format: 'email' },
          },
          {
            name: 'is_accepted',
            required: true,
            text: [['Whether the person accepted.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'accepted_at',
            text: [['When the person accepted; ', { code: 'null' }, ' before.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
          {
            name: 'created_at',
            required: true,
            text: [['When the person was invited.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['listAccessDelegations', 'createAccessDelegation', 'createImpersonation'],
    },
  },
}
