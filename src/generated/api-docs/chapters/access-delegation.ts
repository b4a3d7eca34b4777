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
          'What the user shares with whom. A restricted key sees what is about its billing account.',
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
                      uuid: '3b9f05c2-7ad1-4e68-9c30-b1e4f82d6a75',
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
                      uuid: 'c5e17a84-02fd-4b39-86a7-5d90b3c4f1e8',
                      grantee_id: 20422,
                      grantee_username: 'arved@pohjala.example',
                      is_accepted: true,
                      accepted_at: '2026-06-02 07:30:05',
                      created_at: '2026-06-01 16:20:18',
                    },
                    {
                      uuid: '90d2b6f1-48ce-4357-a1f9-e6c70a83d524',
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
          'Decides what is to be shared: everything, or one billing account and what it pays for. Nobody reaches it until they are invited. Whoever acts for somebody else cannot share.',
        ],
      ],
      pathParameters: [],
      query: [],
      headers: [
        {
          name: 'Idempotency-Key',
          text: [
            [
              'A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.',
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
          text: [['The delegation, on deployments that say so with this status.']],
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
          'Stops sharing. All invitations of the delegation go with it, and the tokens of those who act through it are refused from now on.',
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
              'Done. ',
              { code: 'success' },
              ' says so; an answer without it, or without a body, says so too.',
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
              'A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.',
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
        examples: [{ id: 'invitation', value: { grantee_username: 'mari@raamat.example' } }],
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
                uuid: '90d2b6f1-48ce-4357-a1f9-e6c70a83d524',
                grantee_id: null,
                grantee_username: 'mari@raamat.example',
                is_accepted: false,
                accepted_at: null,
                created_at: '2026-11-21 08:31:00',
              },
            },
          ],
        },
        '201': {
          text: [['The invitation, on deployments that say so with this status.']],
          content: 'application/json',
          type: { schema: 'Impersonation' },
          examples: [
            {
              id: 'invitation',
              title: 'An invitation that waits',
              value: {
                uuid: '90d2b6f1-48ce-4357-a1f9-e6c70a83d524',
                grantee_id: null,
                grantee_username: 'mari@raamat.example',
                is_accepted: false,
                accepted_at: null,
                created_at: '2026-11-21 08:31:00',
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
          type: { is: ['string'], format: 'uuid', example: '90d2b6f1-48ce-4357-a1f9-e6c70a83d524' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [
            [
              'Done. ',
              { code: 'success' },
              ' says so; an answer without it, or without a body, says so too.',
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
      text: [['Whom the user may act for, invitations that wait for an answer among them.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['What others share with the user.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'AccessImpersonation' } },
          examples: [
            {
              id: 'received',
              title: 'Access in use, and an invitation that waits',
              value: [
                {
                  uuid: '3b9f05c2-7ad1-4e68-9c30-b1e4f82d6a75',
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
      text: [['Accepts an invitation. The owner is told.']],
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
          'Gives a key that acts as the owner, within what is shared. What is done with it names the person who did it. There is no call to end it: drop the key. It is refused once the owner takes the access back.',
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
          'Gives an administrator, or staff, a key that acts as a user. Anybody else is refused. The specification names the call but not its body; the user is named by e-mail address or by number here.',
        ],
      ],
      pathParameters: [],
      query: [],
      headers: [
        {
          name: 'Idempotency-Key',
          text: [
            [
              'A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.',
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
          'Finds users for an administrator, or for staff, to act as: every word of the query stands in the address, the name or the number of the user, or in the title or the number of one of their billing accounts. At most 50, by address. Anybody else is refused.',
        ],
      ],
      beyond: true,
      pathParameters: [],
      query: [
        {
          name: 'query',
          required: true,
          text: [['Words to look for.']],
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
      text: [['What a user shares, and the people it is shared with.']],
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
                'Billing account that is shared with what it pays for (Restricted). 0, ',
                { code: 'null' },
                ' or absent when everything is shared (Global).',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          { name: 'name', required: true, text: [['What it is for.']], type: { is: ['string'] } },
          {
            name: 'owner_id',
            required: true,
            text: [['User who shares.']],
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
            text: [['When it was made.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When it was last changed; ', { code: 'null' }, ' when never.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['listAccessDelegations', 'createAccessDelegation'],
    },
    AccessImpersonation: {
      text: [['Access somebody gave the user, as the user sees it.']],
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
            text: [['The owner, by the name the owner signs in with.']],
            type: { is: ['string'] },
          },
          {
            name: 'billing_account_name',
            text: [
              ['Billing account that is shared; ', { code: 'null' }, ' or absent when everything is.'],
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
      text: [['A key that acts as somebody else.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'token',
            required: true,
            text: [['The key, as it is sent in the ', { code: 'apikey' }, ' header.']],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
        ],
      },
      usedBy: ['startImpersonation', 'createAdminToken'],
    },
    CreateAccessDelegationBody: {
      text: [['What is to be shared.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['What it is for.']],
            type: { is: ['string'], minLength: 1, example: 'Bookkeeping' },
          },
          {
            name: 'billing_account_id',
            text: [
              [
                'Billing account to share (Restricted). Left out, 0 or ',
                { code: 'null' },
                ' to share everything (Global).',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'id', example: 120351 },
          },
        ],
      },
      usedBy: ['createAccessDelegation'],
    },
    CreateAdminTokenBody: {
      text: [['Names the user to act as, one way or the other.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'username',
            text: [['Name the user signs in with, an e-mail address.']],
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
      text: [['Who is invited.']],
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
      text: [['A user, as administrators find them.']],
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
            text: [['Name the user signs in with, an e-mail address.']],
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
            text: [['When the user was last active, as the platform writes it. May be absent.']],
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
      text: [['A person somebody shares with, as the owner sees it. Invited first, accepted later.']],
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
                'User who was invited; ',
                { code: 'null' },
                ' or absent while nobody has signed up with that address.',
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
