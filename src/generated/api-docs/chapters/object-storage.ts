// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listBuckets',
      method: 'GET',
      path: '/storage/bucket/list',
      title: 'List buckets',
      text: [['All buckets.']],
      pathParameters: [],
      query: [
        {
          name: 'billing_account_id',
          text: [
            [
              'Returns only what this billing account pays for. If left out, returns everything the key can reach.',
            ],
          ],
          type: { is: ['integer'], unit: 'id', example: 120348 },
        },
      ],
      answers: {
        '200': {
          text: [['The buckets.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'Bucket' } },
          examples: [
            {
              id: 'buckets',
              title: 'Six buckets, one of them empty and one of another account',
              value: [
                {
                  name: 'shop-media',
                  user_id: 20417,
                  owner: 'kadri.saar@pohjala.example',
                  billing_account_id: 120348,
                  size_bytes: 214600000000,
                  num_objects: 48212,
                  is_suspended: false,
                  created_at: '2025-01-08T10:12:31.402+0000',
                  modified_at: '2026-11-20T09:31:04.118+0000',
                },
                {
                  name: 'pg-dumps',
                  user_id: 20417,
                  owner: 'kadri.saar@pohjala.example',
                  billing_account_id: 120348,
                  size_bytes: 186400000000,
                  num_objects: 731,
                  is_suspended: false,
                  created_at: '2025-03-02T08:20:15.044+0000',
                  modified_at: '2026-11-21T03:00:12.730+0000',
                },
                {
                  name: 'ci-artifacts',
                  user_id: 20417,
                  owner: 'kadri.saar@pohjala.example',
                  billing_account_id: 120348,
                  size_bytes: 78900000000,
                  num_objects: 9164,
                  is_suspended: false,
                  created_at: '2025-06-19T13:05:52.611+0000',
                  modified_at: '2026-11-21T08:40:37.005+0000',
                },
                {
                  name: 'static-assets',
                  user_id: 20417,
                  owner: 'kadri.saar@pohjala.example',
                  billing_account_id: 120348,
                  size_bytes: 20400000000,
                  num_objects: 15630,
                  is_suspended: false,
                  created_at: '2025-09-11T07:44:10.297+0000',
                  modified_at: '2026-11-18T15:12:20.463+0000',
                },
                {
                  name: 'press-kit',
                  user_id: 20417,
                  owner: 'kadri.saar@pohjala.example',
                  billing_account_id: 120348,
                  size_bytes: 0,
                  num_objects: 0,
                  is_suspended: false,
                  created_at: '2026-11-10T11:00:03.850+0000',
                  modified_at: null,
                },
                {
                  name: 'lab-datasets',
                  user_id: 20417,
                  owner: 'kadri.saar@pohjala.example',
                  billing_account_id: 120351,
                  size_bytes: 12750000000,
                  num_objects: 402,
                  is_suspended: false,
                  created_at: '2026-02-27T09:18:44.572+0000',
                  modified_at: '2026-11-02T16:25:09.338+0000',
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
      uses: [
        { type: 'bucket', kind: 'list', href: '/storage' },
        { type: 'bucket', kind: 'detail', href: '/storage' },
      ],
    },
    {
      id: 'getBucket',
      method: 'GET',
      path: '/storage/bucket',
      title: 'Read bucket',
      text: [['One bucket with its size as last counted.']],
      pathParameters: [],
      query: [
        {
          name: 'name',
          required: true,
          text: [['Name of the bucket.']],
          type: { is: ['string'], minLength: 1, example: 'shop-media' },
        },
      ],
      answers: {
        '200': {
          text: [['The bucket.']],
          content: 'application/json',
          type: { schema: 'Bucket' },
          examples: [
            {
              id: 'bucket',
              title: 'The bucket shop-media',
              value: {
                name: 'shop-media',
                user_id: 20417,
                owner: 'kadri.saar@pohjala.example',
                billing_account_id: 120348,
                size_bytes: 214600000000,
                num_objects: 48212,
                is_suspended: false,
                created_at: '2025-01-08T10:12:31.402+0000',
                modified_at: '2026-11-20T09:31:04.118+0000',
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
      id: 'createBucket',
      method: 'PUT',
      path: '/storage/bucket',
      title: 'Create bucket',
      text: [
        [
          'Creates an empty bucket. Its name is unique among the buckets of all customers. The user becomes a user of the object storage if they are not one yet.',
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
        type: { schema: 'CreateBucketBody' },
        examples: [{ id: 'bucket', value: { name: 'shop-archive', billing_account_id: 120348 } }],
      },
      answers: {
        '200': {
          text: [['The bucket.']],
          content: 'application/json',
          type: { schema: 'Bucket' },
          examples: [
            {
              id: 'created',
              title: 'The new bucket, still empty',
              value: {
                name: 'shop-archive',
                user_id: 20417,
                owner: 'kadri.saar@pohjala.example',
                billing_account_id: 120348,
                size_bytes: 0,
                num_objects: 0,
                is_suspended: false,
                created_at: '2026-11-21T08:46:00.000+0000',
                modified_at: null,
              },
            },
          ],
        },
        '201': {
          text: [['The bucket, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'Bucket' },
          examples: [
            {
              id: 'created',
              title: 'The new bucket, still empty',
              value: {
                name: 'shop-archive',
                user_id: 20417,
                owner: 'kadri.saar@pohjala.example',
                billing_account_id: 120348,
                size_bytes: 0,
                num_objects: 0,
                is_suspended: false,
                created_at: '2026-11-21T08:46:00.000+0000',
                modified_at: null,
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
      changes: ['getStorageUser'],
      uses: [{ type: 'bucket', kind: 'create', href: '/storage/create' }],
    },
    {
      id: 'updateBucket',
      method: 'PATCH',
      path: '/storage/bucket',
      title: 'Change bucket',
      text: [['Moves the bucket to another billing account. The name cannot be changed.']],
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'UpdateBucketBody' },
        examples: [{ id: 'move', value: { name: 'shop-media', billing_account_id: 120351 } }],
      },
      answers: {
        '200': {
          text: [['The bucket.']],
          content: 'application/json',
          type: { schema: 'Bucket' },
          examples: [
            {
              id: 'moved',
              title: 'The bucket, paid by another account',
              value: {
                name: 'shop-media',
                user_id: 20417,
                owner: 'kadri.saar@pohjala.example',
                billing_account_id: 120351,
                size_bytes: 214600000000,
                num_objects: 48212,
                is_suspended: false,
                created_at: '2025-01-08T10:12:31.402+0000',
                modified_at: '2026-11-20T09:31:04.118+0000',
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
      uses: [{ type: 'bucket', kind: 'action', action: 'moveBilling', href: '/storage' }],
    },
    {
      id: 'deleteBucket',
      method: 'DELETE',
      path: '/storage/bucket',
      title: 'Delete bucket',
      text: [['Deletes an empty bucket. The name is then free for any customer.']],
      loses: true,
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'DeleteBucketBody' },
        examples: [{ id: 'bucket', value: { name: 'press-kit' } }],
      },
      answers: { '204': { text: [['The call succeeded. The answer has no body.']] } },
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
      uses: [{ type: 'bucket', kind: 'action', action: 'delete', href: '/storage' }],
    },
    {
      id: 'replaceBucketCors',
      method: 'PUT',
      path: '/storage/bucket/cors',
      title: 'Set allowed origin',
      text: [
        [
          'Allows only pages of one origin to read and write the bucket in a browser. The answer is the S3 CORS rule in XML.',
        ],
      ],
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'ReplaceBucketCorsBody' },
        examples: [
          {
            id: 'origin',
            value: { name: 'shop-media', allowed_origin: 'https://shop.pohjala.example' },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The rule.']],
          content: 'application/xml',
          type: { schema: 'BucketCorsDocument' },
          examples: [
            {
              id: 'cors',
              title: 'The rule as S3 keeps it',
              value: '<?xml version="1.0" encoding="UTF-8"?><CORSConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><CORSRule><AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod><AllowedMethod>POST</AllowedMethod><AllowedMethod>DELETE</AllowedMethod><AllowedOrigin>https://shop.pohjala.example</AllowedOrigin><AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader><MaxAgeSeconds>3000</MaxAgeSeconds></CORSRule></CORSConfiguration>',
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
      uses: [{ type: 'bucket', kind: 'action', action: 'allowOrigin', href: '/storage' }],
    },
    {
      id: 'getStorageUser',
      method: 'GET',
      path: '/storage/user',
      title: 'Read storage user',
      text: [
        [
          'The object storage user with their keys. Both are created if missing. Refused with a key that is restricted to one billing account, since storage keys give access to all buckets.',
        ],
      ],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The user.']],
          content: 'application/json',
          type: { schema: 'StorageUser' },
          examples: [
            {
              id: 'user',
              title: 'Kadri Saar with two key pairs',
              value: {
                userId: 'kadri.saar@pohjala.example',
                displayName: 'Kadri Saar',
                email: 'kadri.saar@pohjala.example',
                maxBuckets: 1000,
                suspended: 0,
                s3Credentials: [
                  {
                    userId: 'kadri.saar@pohjala.example',
                    accessKey: 'FRN4K2W8TJ6MX3BHQ7ZD',
                    secretKey: 'kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw',
                  },
                  {
                    userId: 'kadri.saar@pohjala.example',
                    accessKey: 'GX7RV2M5CN8KD4JWT9PB',
                    secretKey: 'Qe3Vn7Ks9Wb2Xm5Rt8Yd4Fj6Hc3Lg7Pz2Ua5Ne9Tk',
                  },
                ],
                swiftCredentials: [],
                subusers: [],
                caps: [],
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
      uses: [
        { type: 'bucket', kind: 'list', href: '/storage' },
        { type: 'bucket', kind: 'detail', href: '/storage' },
      ],
    },
    {
      id: 'listStorageKeys',
      method: 'GET',
      path: '/storage/user/keys',
      title: 'List storage keys',
      text: [
        [
          'All key pairs of the user. Returns 404 for a user who has never used object storage; ',
          { operation: 'getStorageUser' },
          ' creates the storage user.',
        ],
      ],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The key pairs.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'StorageKey' } },
          examples: [
            {
              id: 'keys',
              title: 'Two key pairs',
              value: [
                {
                  userId: 'kadri.saar@pohjala.example',
                  accessKey: 'FRN4K2W8TJ6MX3BHQ7ZD',
                  secretKey: 'kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw',
                },
                {
                  userId: 'kadri.saar@pohjala.example',
                  accessKey: 'GX7RV2M5CN8KD4JWT9PB',
                  secretKey: 'Qe3Vn7Ks9Wb2Xm5Rt8Yd4Fj6Hc3Lg7Pz2Ua5Ne9Tk',
                },
              ],
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
      uses: [],
    },
    {
      id: 'createStorageKey',
      method: 'POST',
      path: '/storage/user/keys',
      title: 'Create storage key',
      text: [
        [
          'Creates a key pair. The answer is the whole list; the new pair is the one not listed before.',
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
      answers: {
        '200': {
          text: [['All key pairs, including the new one.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'StorageKey' } },
          examples: [
            {
              id: 'keys',
              title: 'The two key pairs there were, and the new one',
              value: [
                {
                  userId: 'kadri.saar@pohjala.example',
                  accessKey: 'FRN4K2W8TJ6MX3BHQ7ZD',
                  secretKey: 'kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw',
                },
                {
                  userId: 'kadri.saar@pohjala.example',
                  accessKey: 'GX7RV2M5CN8KD4JWT9PB',
                  secretKey: 'Qe3Vn7Ks9Wb2Xm5Rt8Yd4Fj6Hc3Lg7Pz2Ua5Ne9Tk',
                },
                {
                  userId: 'kadri.saar@pohjala.example',
                  accessKey: 'PD6HT3QX9WZ4NB7CKM2J',
                  secretKey: 'Zw8Nc4Kf7Rm2Tb5Xs9Qh3Vd6Jg8Lp2Yu4Ea7Ct3Wk',
                },
              ],
            },
          ],
        },
        '201': {
          text: [['All key pairs, on deployments that answer with this status.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'StorageKey' } },
          examples: [
            {
              id: 'keys',
              title: 'The two key pairs there were, and the new one',
              value: [
                {
                  userId: 'kadri.saar@pohjala.example',
                  accessKey: 'FRN4K2W8TJ6MX3BHQ7ZD',
                  secretKey: 'kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw',
                },
                {
                  userId: 'kadri.saar@pohjala.example',
                  accessKey: 'GX7RV2M5CN8KD4JWT9PB',
                  secretKey: 'Qe3Vn7Ks9Wb2Xm5Rt8Yd4Fj6Hc3Lg7Pz2Ua5Ne9Tk',
                },
                {
                  userId: 'kadri.saar@pohjala.example',
                  accessKey: 'PD6HT3QX9WZ4NB7CKM2J',
                  secretKey: 'Zw8Nc4Kf7Rm2Tb5Xs9Qh3Vd6Jg8Lp2Yu4Ea7Ct3Wk',
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '409': 'Conflict',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      changes: ['getStorageUser'],
      uses: [{ type: 'bucket', kind: 'action', action: 'createKey', href: '/storage' }],
    },
    {
      id: 'deleteStorageKey',
      method: 'DELETE',
      path: '/storage/user/keys',
      title: 'Delete storage key',
      text: [['Deletes a key pair. Requests that use it are refused from then on.']],
      loses: true,
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'DeleteStorageKeyBody' },
        examples: [{ id: 'key', value: { access_key: 'FRN4K2W8TJ6MX3BHQ7ZD' } }],
      },
      answers: {
        '200': { text: [['The call succeeded. The answer has no body.']] },
        '204': { text: [['The call succeeded. The answer has no body.']] },
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
      changes: ['getStorageUser'],
      uses: [{ type: 'bucket', kind: 'action', action: 'deleteKey', href: '/storage' }],
    },
    {
      id: 'getStorageEndpoint',
      method: 'GET',
      path: '/storage/api/s3',
      title: 'Read S3 address',
      text: [['S3 endpoint of the object storage.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The endpoint.']],
          content: 'application/json',
          type: { schema: 'S3Url' },
          examples: [{ id: 's3', title: 'The address', value: { url: 'https://s3.aldera.example/' } }],
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
        { type: 'bucket', kind: 'list', href: '/storage' },
        { type: 'bucket', kind: 'detail', href: '/storage' },
      ],
    },
  ],
  schemas: {
    Bucket: {
      text: [['A named container for objects. It belongs to no location.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['Name of the bucket. Calls identify it by its name.']],
            type: { is: ['string'] },
          },
          {
            name: 'user_id',
            text: [['User the bucket belongs to. May be absent.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'owner',
            text: [
              [
                'Object storage user the bucket belongs to, the ',
                { code: 'userId' },
                ' of ',
                { operation: 'getStorageUser' },
                '. May be absent.',
              ],
            ],
            type: { is: ['string'] },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account that pays for the content of the bucket.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'size_bytes',
            required: true,
            text: [['Total size of all objects in bytes, as last counted.']],
            type: { is: ['integer'], unit: 'bytes' },
          },
          {
            name: 'num_objects',
            required: true,
            text: [['Number of objects, as last counted.']],
            type: { is: ['integer'], unit: 'count' },
          },
          {
            name: 'is_suspended',
            required: true,
            text: [['Whether access to the objects is suspended, usually for lack of payment.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'created_at',
            required: true,
            text: [['When the bucket was created.']],
            type: { is: ['string'], format: 'date-time' },
          },
          {
            name: 'modified_at',
            text: [['When the content of the bucket last changed. May be absent.']],
            type: { is: ['string', 'null'], format: 'date-time' },
          },
        ],
      },
      usedBy: ['listBuckets', 'getBucket', 'createBucket', 'updateBucket'],
    },
    BucketCorsDocument: {
      text: [
        [
          'The CORS configuration of the bucket as an S3 document. It repeats the values sent; clients can ignore it.',
        ],
      ],
      type: { is: ['string'] },
      usedBy: ['replaceBucketCors'],
    },
    CreateBucketBody: {
      text: [['A new bucket.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [
              [
                'Name of the bucket: 3 to 63 lowercase letters, digits and hyphens, beginning and ending with a letter or digit, neither beginning with ',
                { code: 'xn--' },
                ' nor ending with ',
                { code: '-s3alias' },
                '.',
              ],
            ],
            type: {
              is: ['string'],
              minLength: 3,
              maxLength: 63,
              pattern: '^(?!xn--)(?!.*-s3alias$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$',
              example: 'shop-media',
            },
          },
          {
            name: 'billing_account_id',
            text: [
              [
                'Billing account that pays. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.',
              ],
            ],
            type: { is: ['integer'], unit: 'id', example: 120348 },
          },
        ],
      },
      usedBy: ['createBucket'],
    },
    DeleteBucketBody: {
      text: [['The bucket to delete.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['Name of the bucket.']],
            type: { is: ['string'], minLength: 1, example: 'press-kit' },
          },
        ],
      },
      usedBy: ['deleteBucket'],
    },
    DeleteStorageKeyBody: {
      text: [['The key pair to delete.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'access_key',
            required: true,
            text: [['Access key, which identifies the key pair.']],
            type: { is: ['string'], minLength: 1, example: 'FRN4K2W8TJ6MX3BHQ7ZD' },
          },
        ],
      },
      usedBy: ['deleteStorageKey'],
    },
    ReplaceBucketCorsBody: {
      text: [['The origin allowed to access the bucket.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['Name of the bucket.']],
            type: { is: ['string'], minLength: 1, example: 'shop-media' },
          },
          {
            name: 'allowed_origin',
            required: true,
            text: [['Allowed origin, scheme and host.']],
            type: {
              is: ['string'],
              format: 'uri',
              pattern: '^https?://',
              example: 'https://shop.pohjala.example',
            },
          },
        ],
      },
      usedBy: ['replaceBucketCors'],
    },
    S3Url: {
      text: [['S3 endpoint of the object storage.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'url',
            required: true,
            text: [['URL of the S3 endpoint; ', { code: '/' }, ' if object storage is not offered.']],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['getStorageEndpoint'],
    },
    StorageKey: {
      text: [['A key pair of the object storage. It gives access to every bucket of the user.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'userId',
            required: true,
            text: [['Object storage user the key pair belongs to.']],
            type: { is: ['string'] },
          },
          {
            name: 'accessKey',
            required: true,
            text: [['Access key, which identifies the key pair.']],
            type: { is: ['string'] },
          },
          {
            name: 'secretKey',
            required: true,
            text: [['Secret key of the key pair.']],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
        ],
      },
      usedBy: ['getStorageUser', 'listStorageKeys', 'createStorageKey'],
    },
    StorageUser: {
      text: [['A user of the object storage.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'userId',
            required: true,
            text: [['Name of the user in the object storage.']],
            type: { is: ['string'] },
          },
          {
            name: 'displayName',
            text: [['Human-readable name. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'email',
            text: [['E-mail address of the user. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'maxBuckets',
            text: [['Maximum number of buckets of the user. May be absent.']],
            type: { is: ['integer'], unit: 'count' },
          },
          {
            name: 'suspended',
            text: [['1 if the user is suspended from the object storage, otherwise 0. May be absent.']],
            type: { is: ['integer'], unit: 'count' },
          },
          {
            name: 's3Credentials',
            required: true,
            text: [['Key pairs for S3.']],
            type: { is: ['array'], items: { schema: 'StorageKey' } },
          },
          {
            name: 'swiftCredentials',
            text: [
              ['Key pairs for the Swift protocol, which is not offered; always empty. May be absent.'],
            ],
            type: { is: ['array'], items: { is: ['object'] } },
          },
          {
            name: 'subusers',
            text: [['Subusers of the user, which are not offered; always empty. May be absent.']],
            type: { is: ['array'], items: { is: ['object'] } },
          },
          {
            name: 'caps',
            text: [
              ['Administrator capabilities, which customers do not have; always empty. May be absent.'],
            ],
            type: { is: ['array'], items: { is: ['object'] } },
          },
        ],
      },
      usedBy: ['getStorageUser'],
    },
    UpdateBucketBody: {
      text: [['A bucket, and the billing account that pays from now on.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['Name of the bucket.']],
            type: { is: ['string'], minLength: 1, example: 'shop-media' },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account that pays from now on.']],
            type: { is: ['integer'], unit: 'id', example: 120351 },
          },
        ],
      },
      usedBy: ['updateBucket'],
    },
  },
}
