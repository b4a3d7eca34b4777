// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listSshKeys',
      method: 'GET',
      path: '/user-resource/ssh_keys',
      title: 'List SSH keys',
      text: [['Public keys the user has stored for new machines.']],
      beyond: true,
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The keys.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'SshKey' } },
          examples: [
            {
              id: 'keys',
              title: 'Two keys',
              value: [
                {
                  uuid: '1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746',
                  name: 'laptop',
                  public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB7cY0mXoJq9hB3vT5wRk2sD8nLf4uG1zEpQaW6iVxKd kadri@laptop',
                  user_id: 20417,
                  created_at: '2026-02-11T08:14:30Z',
                },
                {
                  uuid: 'e64a0f38-b1c9-4d72-95e3-7f80a2c6d51b',
                  name: 'ci-runner',
                  public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJw4fZ8eXk1oQ7bVn3yGm5tHs9dRcP2uLaK6iTqYxWzB ci@pohjala',
                  user_id: 20417,
                  created_at: '2025-09-30T12:01:05Z',
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
        { type: 'ssh_key', kind: 'list', href: '/access/ssh_key' },
        { type: 'ssh_key', kind: 'detail', href: '/access/ssh_key' },
      ],
    },
    {
      id: 'createSshKey',
      method: 'POST',
      path: '/user-resource/ssh_keys',
      title: 'Add SSH key',
      text: [['Stores a public key. Names are unique for a user.']],
      beyond: true,
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
        encoding: 'json',
        required: true,
        type: { schema: 'CreateSshKeyBody' },
        examples: [
          {
            id: 'desktop',
            value: {
              name: 'desktop',
              public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHq5vN2kZtR8wY0cMfL7bXe3uJsP9gDa4oTiK6rWyE1h kadri@desktop',
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The key.']],
          content: 'application/json',
          type: { schema: 'SshKey' },
          examples: [
            {
              id: 'created',
              title: 'The new key',
              value: {
                uuid: '83c0e5d7-2b46-4f19-a8d1-6e07f94b5c32',
                name: 'desktop',
                public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHq5vN2kZtR8wY0cMfL7bXe3uJsP9gDa4oTiK6rWyE1h kadri@desktop',
                user_id: 20417,
                created_at: '2026-11-21T08:46:00Z',
              },
            },
          ],
        },
        '201': {
          text: [['The key, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'SshKey' },
          examples: [
            {
              id: 'created',
              title: 'The new key',
              value: {
                uuid: '83c0e5d7-2b46-4f19-a8d1-6e07f94b5c32',
                name: 'desktop',
                public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHq5vN2kZtR8wY0cMfL7bXe3uJsP9gDa4oTiK6rWyE1h kadri@desktop',
                user_id: 20417,
                created_at: '2026-11-21T08:46:00Z',
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
      uses: [{ type: 'ssh_key', kind: 'create', href: '/access/create/ssh_key' }],
    },
    {
      id: 'updateSshKey',
      method: 'PATCH',
      path: '/user-resource/ssh_keys/{uuid}',
      title: 'Rename SSH key',
      text: [['Changes the name. The key itself cannot change.']],
      beyond: true,
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the key.']],
          type: { is: ['string'], format: 'uuid', example: '1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746' },
        },
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'UpdateSshKeyBody' },
        examples: [{ id: 'name', value: { name: 'old laptop' } }],
      },
      answers: {
        '200': {
          text: [['The key.']],
          content: 'application/json',
          type: { schema: 'SshKey' },
          examples: [
            {
              id: 'key',
              title: 'A key',
              value: {
                uuid: '1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746',
                name: 'laptop',
                public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB7cY0mXoJq9hB3vT5wRk2sD8nLf4uG1zEpQaW6iVxKd kadri@laptop',
                user_id: 20417,
                created_at: '2026-02-11T08:14:30Z',
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
      uses: [{ type: 'ssh_key', kind: 'action', action: 'rename', href: '/access/ssh_key' }],
    },
    {
      id: 'deleteSshKey',
      method: 'DELETE',
      path: '/user-resource/ssh_keys/{uuid}',
      title: 'Delete SSH key',
      text: [['Deletes a key. Machines that were created with it keep it.']],
      beyond: true,
      loses: true,
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the key.']],
          type: { is: ['string'], format: 'uuid', example: '1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746' },
        },
      ],
      query: [],
      answers: {
        '200': { text: [['The call succeeded. The answer has no body.']] },
        '204': { text: [['The call succeeded. The answer has no body.']] },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [{ type: 'ssh_key', kind: 'action', action: 'delete', href: '/access/ssh_key' }],
    },
  ],
  schemas: {
    CreateSshKeyBody: {
      text: [['A new SSH key.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['Name of the key, unique for the user.']],
            type: { is: ['string'], minLength: 1, example: 'laptop' },
          },
          {
            name: 'public_key',
            required: true,
            text: [['The public key, one line in OpenSSH format.']],
            type: { is: ['string'], format: 'ssh-public-key', minLength: 1 },
          },
        ],
      },
      usedBy: ['createSshKey'],
    },
    SshKey: {
      text: [['A public SSH key with a name.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the key.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'name',
            required: true,
            text: [['Name of the key, unique for the user.']],
            type: { is: ['string'] },
          },
          {
            name: 'public_key',
            required: true,
            text: [['The public key, one line in OpenSSH format.']],
            type: { is: ['string'], format: 'ssh-public-key' },
          },
          {
            name: 'user_id',
            text: [['User the key belongs to. May be absent.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'created_at',
            text: [['When the key was added. May be absent.']],
            type: { is: ['string'], format: 'date-time' },
          },
        ],
      },
      usedBy: ['listSshKeys', 'createSshKey', 'updateSshKey'],
    },
    UpdateSshKeyBody: {
      text: [['A new name for a key.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['Name of the key, unique for the user.']],
            type: { is: ['string'], minLength: 1, example: 'old laptop' },
          },
        ],
      },
      usedBy: ['updateSshKey'],
    },
  },
}
