// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'getUser',
      method: 'GET',
      path: '/user-resource/user',
      title: 'Read user',
      text: [['The user the key acts as.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The user.']],
          content: 'application/json',
          type: { schema: 'User' },
          examples: [
            {
              id: 'user',
              title: 'Kadri Saar',
              value: {
                id: 20417,
                cookie_id: '5f2c8b17-90de-4a64-b3c1-e7d05a96f824',
                name: 'kadri.saar@pohjala.example',
                signup_site: 'aldera',
                last_activity: '2026-11-21 08:40:12',
                profile_data: {
                  id: 20391,
                  user_id: 20417,
                  first_name: 'Kadri',
                  last_name: 'Saar',
                  lang: 'en',
                  avatar: '',
                  email: 'kadri.saar@pohjala.example',
                  personal_id_number: null,
                  phone_number: '+372 5551 0148',
                  created_at: '2024-03-07 10:00:02',
                  updated_at: '2026-05-14 12:31:40',
                },
                access: {
                  acting_user_id: 20417,
                  acting_username: 'kadri.saar@pohjala.example',
                  billing_account_id: null,
                  billing_account_name: null,
                  session_id: '0f6f0a4e-7c51-4c0e-8f3b-2a5d9be1c7d4',
                  created_at: '2026-11-21 08:40:12',
                  expires_at: null,
                },
              },
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
      uses: [],
    },
    {
      id: 'updateUserProfile',
      method: 'PATCH',
      path: '/user-resource/user/profile',
      title: 'Change profile',
      text: [
        [
          'Changes personal details of the user. Omitted fields stay unchanged. The answer is the profile only.',
        ],
      ],
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'UpdateUserProfileBody' },
        examples: [
          {
            id: 'details',
            value: { first_name: 'Kadri', last_name: 'Saar', phone_number: '+372 5551 0148', lang: 'et' },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The profile.']],
          content: 'application/json',
          type: { schema: 'Profile' },
          examples: [
            {
              id: 'profile',
              title: 'Personal details',
              value: {
                id: 20391,
                user_id: 20417,
                first_name: 'Kadri',
                last_name: 'Saar',
                lang: 'en',
                avatar: '',
                email: 'kadri.saar@pohjala.example',
                personal_id_number: null,
                phone_number: '+372 5551 0148',
                created_at: '2024-03-07 10:00:02',
                updated_at: '2026-05-14 12:31:40',
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
      id: 'getPrivileges',
      method: 'GET',
      path: '/user-resource/user/privileges',
      title: 'Read privileges',
      text: [
        [
          'The status of the answer shows whether the user is an administrator: 403 means no; 200, any other 2xx and 404 mean yes; 502 is inconclusive. Use it only to decide which controls to show; the platform checks every call itself.',
        ],
      ],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The user is an administrator. The body has no meaning.']],
          content: 'application/json',
          type: { schema: 'Privileges' },
          examples: [{ id: 'administrator', title: 'An administrator', value: {} }],
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
      uses: [],
    },
    {
      id: 'getMfaStatus',
      method: 'GET',
      path: '/user-resource/mfa/is_active',
      title: 'Read second factor',
      text: [['Whether a second factor is asked for when the user signs in.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['Whether the second factor is on.']],
          content: 'application/json',
          type: { schema: 'MfaStatus' },
          examples: [{ id: 'off', title: 'Not set up', value: { is_active: false } }],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'activateMfa',
      method: 'POST',
      path: '/user-resource/mfa/activate',
      title: 'Set up second factor',
      text: [
        [
          'Starts the setup of a second factor. The user finishes it on the page at ',
          { code: 'ticket_url' },
          '; until then nothing changes.',
        ],
      ],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['Page where the user finishes the setup.']],
          content: 'application/json',
          type: { schema: 'MfaActivation' },
          examples: [
            {
              id: 'ticket',
              title: 'A page at the identity provider',
              value: {
                ticket_id: 'Qm7ZtX4cVb9LpR2sKd6WfYh3',
                ticket_url: 'https://login.aldera.example/mfa?ticket=Qm7ZtX4cVb9LpR2sKd6WfYh3',
                expires_at: '2026-11-21 09:10:00',
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
      id: 'deactivateMfa',
      method: 'POST',
      path: '/user-resource/mfa/deactivate',
      title: 'Switch off second factor',
      text: [
        [
          'Switches the second factor off. Marked as unavailable: most deployments always refuse it, so offer it only if it is known to work.',
        ],
      ],
      deprecated: true,
      pathParameters: [],
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
      id: 'createSession',
      method: 'POST',
      path: '/user-resource/auth0_callback',
      title: 'Sign in',
      text: [
        [
          'Returns the API key of the user whom the identity provider signed in. The body holds the values that the provider passed to the page it returned to. Needs no key.',
        ],
      ],
      open: true,
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'CreateSessionBody' },
        examples: [
          {
            id: 'callback',
            value: {
              access_token: 'hB2xT7qPz4mVd9KfJc6wLr3sNy8eUaG5',
              id_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c2VyLzIwNDE3In0.c2FtcGxl',
              scope: 'openid profile email',
              expires_in: 7200,
              token_type: 'Bearer',
              state: '/compute',
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The key and its user.']],
          content: 'application/json',
          type: { schema: 'Session' },
          examples: [
            {
              id: 'session',
              title: 'Kadri signed in',
              value: {
                apikey: 'Zr5kTj9bXw2QfL7hVc4NpDs8mGy6UeA3',
                user: {
                  id: 20417,
                  cookie_id: '5f2c8b17-90de-4a64-b3c1-e7d05a96f824',
                  name: 'kadri.saar@pohjala.example',
                  signup_site: 'aldera',
                  last_activity: '2026-11-21 08:40:12',
                  profile_data: {
                    id: 20391,
                    user_id: 20417,
                    first_name: 'Kadri',
                    last_name: 'Saar',
                    lang: 'en',
                    avatar: '',
                    email: 'kadri.saar@pohjala.example',
                    personal_id_number: null,
                    phone_number: '+372 5551 0148',
                    created_at: '2024-03-07 10:00:02',
                    updated_at: '2026-05-14 12:31:40',
                  },
                  access: {
                    acting_user_id: 20417,
                    acting_username: 'kadri.saar@pohjala.example',
                    billing_account_id: null,
                    billing_account_name: null,
                    session_id: '0f6f0a4e-7c51-4c0e-8f3b-2a5d9be1c7d4',
                    created_at: '2026-11-21 08:40:12',
                    expires_at: null,
                  },
                },
              },
            },
          ],
        },
      },
      errors: {
        '400': 'BadRequest',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'deleteUserSession',
      method: 'DELETE',
      path: '/user-resource/session',
      title: 'End session',
      text: [['Ends one session and the keys to act for others that were created in it.']],
      beyond: true,
      loses: true,
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'DeleteUserSessionBody' },
        examples: [{ id: 'session', value: { session_id: '0f6f0a4e-7c51-4c0e-8f3b-2a5d9be1c7d4' } }],
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
      uses: [],
    },
    {
      id: 'deleteCurrentSession',
      method: 'DELETE',
      path: '/user-resource/session/current',
      title: 'Log out',
      text: [
        [
          'Ends the session of the key of this call, and the keys to act for others that were created in it. All of them are refused afterwards. A key that was not created by signing in, such as an API token, keeps working.',
        ],
      ],
      beyond: true,
      loses: true,
      pathParameters: [],
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
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      uses: [],
    },
    {
      id: 'setKeyCookie',
      method: 'PUT',
      path: '/user-resource/session/key/{handle}',
      title: 'Keep key in a cookie',
      text: [
        [
          'Stores the key of this call in a cookie, out of reach of scripts. The cookie ends with the browser and is ',
          { code: 'HttpOnly' },
          ', ',
          { code: 'SameSite=Strict' },
          ', ',
          { code: 'Path=/' },
          ', and ',
          { code: 'Secure' },
          ' except over plain HTTP on the loopback interface. Its name is ',
          { code: '__Host-key-{handle}' },
          ', without ',
          { code: '__Host-' },
          ' if it is not ',
          { code: 'Secure' },
          '. A call with the handle in the header ',
          { code: 'X-Key-Cookie' },
          ', in place of ',
          { code: 'apikey' },
          ', counts as sent with that key. Without the header a cookie is ignored, so that a foreign page cannot make calls with it. A handle without its cookie counts as no key. From another ',
          { code: 'Origin' },
          ' all of this is refused with 403.',
        ],
      ],
      beyond: true,
      pathParameters: [
        {
          name: 'handle',
          required: true,
          text: [
            [
              'Handle of the cookie, a random string the caller generates, such as a UUID. It is useless without the cookie.',
            ],
          ],
          type: {
            is: ['string'],
            pattern: '^[A-Za-z0-9-]{20,64}$',
            example: '8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680',
          },
          beyond: true,
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The browser stores or deletes the cookie.']],
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
      id: 'deleteKeyCookie',
      method: 'DELETE',
      path: '/user-resource/session/key/{handle}',
      title: 'Delete key cookie',
      text: [
        [
          'Deletes the cookie from the browser. Its key keeps working. Needs no key, so that the cookie of an expired key can be deleted.',
        ],
      ],
      beyond: true,
      open: true,
      loses: true,
      pathParameters: [
        {
          name: 'handle',
          required: true,
          text: [
            [
              'Handle of the cookie, a random string the caller generates, such as a UUID. It is useless without the cookie.',
            ],
          ],
          type: {
            is: ['string'],
            pattern: '^[A-Za-z0-9-]{20,64}$',
            example: '8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680',
          },
          beyond: true,
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The browser stores or deletes the cookie.']],
          content: 'application/json',
          type: { schema: 'SuccessAnswer' },
          examples: [{ id: 'done', value: { success: true } }],
        },
      },
      errors: {
        '400': 'BadRequest',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      uses: [],
    },
    {
      id: 'listUserSessions',
      method: 'GET',
      path: '/user-resource/session/list',
      title: 'List sessions',
      text: [
        [
          'Sessions of the user, based on keys from ',
          { operation: 'createSession' },
          ' that are still valid.',
        ],
      ],
      beyond: true,
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The sessions.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'UserSession' } },
          examples: [
            {
              id: 'sessions',
              title: 'A laptop and a phone',
              value: [
                {
                  id: '0f6f0a4e-7c51-4c0e-8f3b-2a5d9be1c7d4',
                  created_at: '2026-11-21 08:40:12',
                  expires_at: null,
                  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
                  is_current: true,
                },
                {
                  id: 'c3b1d2a8-55e4-4f7e-9a3c-6d1f0e8b7a92',
                  created_at: '2026-11-19 17:02:51',
                  expires_at: '2026-12-19 17:02:51',
                  user_agent: null,
                  is_current: false,
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
      uses: [],
    },
    {
      id: 'deleteAllUserSessions',
      method: 'DELETE',
      path: '/user-resource/session/list',
      title: 'Sign out everywhere',
      text: [
        [
          'Ends every session of the user, including the current one, and the keys to act for others that were created in them. API tokens stay valid. Calls with an ended key are answered with 401.',
        ],
      ],
      beyond: true,
      loses: true,
      pathParameters: [],
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
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      success: { property: 'success', equals: true },
      uses: [],
    },
  ],
  schemas: {
    CreateSessionBody: {
      text: [['Answer of the identity provider to a sign-in.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'access_token',
            required: true,
            text: [['Access token of the identity provider.']],
            type: { is: ['string'], format: 'password', minLength: 1 },
            secret: true,
          },
          {
            name: 'id_token',
            text: [['ID token of the identity provider. Leave it out if the provider sent none.']],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
          {
            name: 'scope',
            text: [['Requested scopes, separated by spaces.']],
            type: { is: ['string'], example: 'openid profile email' },
          },
          {
            name: 'expires_in',
            text: [['Lifetime of the access token in seconds.']],
            type: { is: ['integer'], unit: 'seconds', example: 7200 },
          },
          {
            name: 'token_type',
            text: [['Type of the access token.']],
            type: { is: ['string'], example: 'Bearer' },
          },
          {
            name: 'state',
            text: [['Path the user wanted to open, which begins with a slash.']],
            type: { is: ['string'], example: '/compute' },
          },
        ],
      },
      usedBy: ['createSession'],
    },
    DeleteUserSessionBody: {
      text: [['Session to end.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'session_id',
            required: true,
            text: [['Session to end.']],
            type: { is: ['string'], minLength: 1, example: '0f6f0a4e-7c51-4c0e-8f3b-2a5d9be1c7d4' },
          },
        ],
      },
      usedBy: ['deleteUserSession'],
    },
    MfaActivation: {
      text: [['Page where the user finishes setting up a second factor.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'ticket_id',
            required: true,
            text: [['Identity of the attempt.']],
            type: { is: ['string'] },
          },
          {
            name: 'ticket_url',
            required: true,
            text: [['URL of the page to open.']],
            type: { is: ['string'], format: 'uri' },
          },
          {
            name: 'expires_at',
            text: [['When the page stops working; null for never. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['activateMfa'],
    },
    MfaStatus: {
      text: [['Whether a second factor is asked for at sign-in.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'is_active',
            required: true,
            text: [['Whether the second factor is on.']],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['getMfaStatus'],
    },
    Privileges: {
      text: [
        [
          'Privileges of an administrator. The contents are not part of the contract; only the status of the answer counts.',
        ],
      ],
      type: { is: ['object'] },
      usedBy: ['getPrivileges'],
    },
    Profile: {
      text: [['Personal details of a user.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            text: [['Identity of the profile. May be absent.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'user_id',
            text: [['User the profile belongs to. May be absent.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'first_name',
            text: [['First name. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'last_name',
            text: [['Last name. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'lang',
            text: [['Language as a two- or three-letter code, or empty. May be absent.']],
            type: { is: ['string', 'null'], pattern: '^([A-Za-z]{2,3})?$' },
          },
          {
            name: 'avatar',
            text: [['URL of a picture, or empty. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'email',
            required: true,
            text: [['E-mail address.']],
            type: { is: ['string'], format: 'email' },
          },
          {
            name: 'personal_id_number',
            text: [['National ID number. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'phone_number',
            text: [['Telephone number. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'created_at',
            text: [['When the profile was created. May be absent.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When the profile was last changed. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['getUser', 'updateUserProfile', 'createSession'],
    },
    Session: {
      text: [['A user who signed in.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'apikey',
            required: true,
            text: [['Key for all other calls.']],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
          { name: 'user', required: true, text: [['The user.']], type: { schema: 'User' } },
        ],
      },
      usedBy: ['createSession'],
    },
    UpdateUserProfileBody: {
      text: [
        [
          'Changes to personal details. Omitted fields stay unchanged; an empty string clears a field.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'first_name',
            text: [['First name.']],
            type: { is: ['string'], example: 'Kadri' },
          },
          { name: 'last_name', text: [['Last name.']], type: { is: ['string'], example: 'Saar' } },
          {
            name: 'personal_id_number',
            text: [['National ID number.']],
            type: { is: ['string'], example: '48803190014' },
          },
          {
            name: 'phone_number',
            text: [['Telephone number.']],
            type: { is: ['string'], example: '+372 5551 0148' },
          },
          {
            name: 'lang',
            text: [['Language as a two- or three-letter code, or empty.']],
            type: { is: ['string'], pattern: '^([A-Za-z]{2,3})?$', example: 'et' },
          },
        ],
      },
      usedBy: ['updateUserProfile'],
    },
    User: {
      text: [['The user a key acts as.']],
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
            name: 'cookie_id',
            text: [['Identity of the user for statistics. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'name',
            required: true,
            text: [['Login name of the user, an e-mail address.']],
            type: { is: ['string'] },
          },
          {
            name: 'signup_site',
            text: [['Deployment the user signed up at. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'last_activity',
            text: [['When the user was last active, in the platform\'s own format. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'profile_data',
            text: [['Personal details. May be absent.']],
            type: { schema: 'Profile' },
          },
          {
            name: 'intercom_user_hash',
            text: [['Proof of identity for the support chat. May be absent.']],
            type: { is: ['string', 'null'], format: 'password' },
            secret: true,
          },
          {
            name: 'kong_key',
            text: [['Key of the user at the gateway. May be absent.']],
            type: { is: ['string', 'null'], format: 'password' },
            secret: true,
          },
          {
            name: 'access',
            text: [['Details of the key of the call. Absent if the platform does not report it.']],
            type: { schema: 'UserAccess' },
          },
          {
            name: 'email_verified',
            text: [
              [
                'Whether the user has verified the e-mail address. Absent if the platform does not report it.',
              ],
            ],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['getUser', 'createSession'],
    },
    UserAccess: {
      text: [['Holder, scope and expiry of the key of a call. Not part of the specification.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'acting_user_id',
            required: true,
            text: [['User who holds the key. Differs from the user when another user acts for them.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'acting_username',
            required: true,
            text: [['Login name of the user who holds the key.']],
            type: { is: ['string'] },
          },
          {
            name: 'billing_account_id',
            text: [
              [
                'The only billing account the key reaches; ',
                { code: 'null' },
                ' or absent when it reaches all.',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'billing_account_name',
            text: [['Title of that account; ', { code: 'null' }, ' or absent when it reaches all.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'session_id',
            text: [
              [
                'Session the key belongs to; ',
                { code: 'null' },
                ' or absent for a key that was not created by signing in.',
              ],
            ],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'created_at',
            text: [['When the key was created; ', { code: 'null' }, ' or absent if unknown.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
          {
            name: 'expires_at',
            text: [['When the key expires; ', { code: 'null' }, ' or absent for never.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['getUser', 'createSession'],
    },
    UserSession: {
      text: [['A session of the user.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            required: true,
            text: [['Identity of the session, called ', { code: 'session_id' }, ' in request bodies.']],
            type: { is: ['string'] },
          },
          {
            name: 'created_at',
            required: true,
            text: [['When the user signed in.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'expires_at',
            text: [['When the session expires; ', { code: 'null' }, ' for never.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
          {
            name: 'user_agent',
            text: [['User agent of the client that signed in. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'is_current',
            required: true,
            text: [['Whether the call was sent in this session.']],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['listUserSessions'],
    },
  },
}
