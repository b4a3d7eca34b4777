// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listLoadBalancers',
      method: 'GET',
      path: '/{location}/network/load_balancers',
      title: 'List load balancers',
      text: [['All load balancers of the location.']],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
      ],
      query: [
        {
          name: 'all',
          text: [[{ code: 'true' }, ' also returns deleted load balancers.']],
          type: { is: ['boolean'], default: false, example: true },
          beyond: true,
        },
      ],
      answers: {
        '200': {
          text: [['The load balancers.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'LoadBalancer' } },
          examples: [
            {
              id: 'balancers',
              title: 'The load balancer of Tallinn',
              value: [
                {
                  uuid: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78',
                  display_name: 'web-front',
                  user_id: 20417,
                  billing_account_id: 120348,
                  network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                  private_address: '10.84.12.5',
                  forwarding_rules: [
                    {
                      uuid: '9e0582ee-7414-48ef-aa4d-2f213832db7c',
                      protocol: 'TCP',
                      source_port: 443,
                      target_port: 8443,
                      settings: { connection_limit: 10000, session_persistence: 'SOURCE_IP' },
                      created_at: '2026-03-05 07:12:44',
                    },
                  ],
                  targets: [
                    {
                      target_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                      target_type: 'vm',
                      target_ip_address: '10.84.12.11',
                      created_at: '2026-03-05 07:12:44',
                    },
                    {
                      target_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f',
                      target_type: 'vm',
                      target_ip_address: '10.84.12.12',
                      created_at: '2026-03-05 07:12:44',
                    },
                  ],
                  is_deleted: false,
                  deleted_at: null,
                  created_at: '2026-03-05 07:12:44',
                  updated_at: '2026-03-05 07:12:44',
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
      uses: [
        { type: 'virtual_machine', kind: 'list', href: '/compute' },
        { type: 'virtual_machine', kind: 'detail', href: '/compute' },
        { type: 'load_balancer', kind: 'list', href: '/network/load_balancer' },
        { type: 'load_balancer', kind: 'detail', href: '/network/load_balancer' },
        { type: 'ip_address', kind: 'list', href: '/network/ip_address' },
        { type: 'ip_address', kind: 'detail', href: '/network/ip_address' },
      ],
    },
    {
      id: 'createLoadBalancer',
      method: 'POST',
      path: '/{location}/network/load_balancers',
      title: 'Create load balancer',
      text: [
        [
          'Creates a load balancer with an address in a private network. With ',
          { code: 'reserve_public_ip' },
          ' a floating IP is created as well; it is in the list of IP addresses, not in the load balancer.',
        ],
      ],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
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
        encoding: 'json',
        required: true,
        type: { schema: 'CreateLoadBalancerBody' },
        examples: [
          {
            id: 'front',
            value: {
              display_name: 'web-front',
              billing_account_id: 120348,
              network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
              reserve_public_ip: true,
              rules: [{ source_port: 443, target_port: 8443 }],
              targets: [
                { target_type: 'vm', target_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a' },
                { target_type: 'vm', target_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f' },
              ],
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The load balancer.']],
          content: 'application/json',
          type: { schema: 'LoadBalancer' },
          examples: [
            {
              id: 'created',
              title: 'web-front, in front of two machines',
              value: {
                uuid: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78',
                display_name: 'web-front',
                user_id: 20417,
                billing_account_id: 120348,
                network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                private_address: '10.84.12.5',
                forwarding_rules: [
                  {
                    uuid: '9e0582ee-7414-48ef-aa4d-2f213832db7c',
                    protocol: 'TCP',
                    source_port: 443,
                    target_port: 8443,
                    settings: { connection_limit: 10000, session_persistence: 'SOURCE_IP' },
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                targets: [
                  {
                    target_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.11',
                    created_at: '2026-03-05 07:12:44',
                  },
                  {
                    target_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.12',
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                is_deleted: false,
                deleted_at: null,
                created_at: '2026-03-05 07:12:44',
                updated_at: '2026-03-05 07:12:44',
              },
            },
          ],
        },
        '201': {
          text: [['The load balancer, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'LoadBalancer' },
          examples: [
            {
              id: 'created',
              title: 'web-front, in front of two machines',
              value: {
                uuid: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78',
                display_name: 'web-front',
                user_id: 20417,
                billing_account_id: 120348,
                network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                private_address: '10.84.12.5',
                forwarding_rules: [
                  {
                    uuid: '9e0582ee-7414-48ef-aa4d-2f213832db7c',
                    protocol: 'TCP',
                    source_port: 443,
                    target_port: 8443,
                    settings: { connection_limit: 10000, session_persistence: 'SOURCE_IP' },
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                targets: [
                  {
                    target_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.11',
                    created_at: '2026-03-05 07:12:44',
                  },
                  {
                    target_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.12',
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                is_deleted: false,
                deleted_at: null,
                created_at: '2026-03-05 07:12:44',
                updated_at: '2026-03-05 07:12:44',
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
      changes: ['listIpAddresses', 'listNetworks'],
      uses: [{ type: 'load_balancer', kind: 'create', href: '/network/create/load_balancer' }],
    },
    {
      id: 'getLoadBalancer',
      method: 'GET',
      path: '/{location}/network/load_balancers/{uuid}',
      title: 'Read load balancer',
      text: [['One load balancer, also after it was deleted.']],
      beyond: true,
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the load balancer.']],
          type: { is: ['string'], format: 'uuid', example: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The load balancer.']],
          content: 'application/json',
          type: { schema: 'LoadBalancer' },
          examples: [
            {
              id: 'balancer',
              title: 'web-front, in front of two machines',
              value: {
                uuid: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78',
                display_name: 'web-front',
                user_id: 20417,
                billing_account_id: 120348,
                network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                private_address: '10.84.12.5',
                forwarding_rules: [
                  {
                    uuid: '9e0582ee-7414-48ef-aa4d-2f213832db7c',
                    protocol: 'TCP',
                    source_port: 443,
                    target_port: 8443,
                    settings: { connection_limit: 10000, session_persistence: 'SOURCE_IP' },
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                targets: [
                  {
                    target_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.11',
                    created_at: '2026-03-05 07:12:44',
                  },
                  {
                    target_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.12',
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                is_deleted: false,
                deleted_at: null,
                created_at: '2026-03-05 07:12:44',
                updated_at: '2026-03-05 07:12:44',
              },
            },
            {
              id: 'deleted',
              title: 'old-front, deleted',
              value: {
                uuid: '3d7f15a2-c86b-4e09-a154-e2b90d6c7f83',
                display_name: 'old-front',
                user_id: 20417,
                billing_account_id: 120348,
                network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                private_address: '10.84.12.4',
                forwarding_rules: [],
                targets: [],
                is_deleted: true,
                deleted_at: '2026-03-05 07:40:02',
                created_at: '2025-08-14 10:22:19',
                updated_at: '2026-03-05 07:40:02',
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
      id: 'updateLoadBalancer',
      method: 'PATCH',
      path: '/{location}/network/load_balancers/{uuid}',
      title: 'Rename load balancer',
      text: [['Renames the load balancer.']],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the load balancer.']],
          type: { is: ['string'], format: 'uuid', example: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78' },
        },
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'UpdateLoadBalancerBody' },
        examples: [{ id: 'rename', value: { display_name: 'web-front' } }],
      },
      answers: {
        '200': {
          text: [['The load balancer.']],
          content: 'application/json',
          type: { schema: 'LoadBalancer' },
          examples: [
            {
              id: 'renamed',
              title: 'web-front, in front of two machines',
              value: {
                uuid: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78',
                display_name: 'web-front',
                user_id: 20417,
                billing_account_id: 120348,
                network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                private_address: '10.84.12.5',
                forwarding_rules: [
                  {
                    uuid: '9e0582ee-7414-48ef-aa4d-2f213832db7c',
                    protocol: 'TCP',
                    source_port: 443,
                    target_port: 8443,
                    settings: { connection_limit: 10000, session_persistence: 'SOURCE_IP' },
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                targets: [
                  {
                    target_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.11',
                    created_at: '2026-03-05 07:12:44',
                  },
                  {
                    target_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.12',
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                is_deleted: false,
                deleted_at: null,
                created_at: '2026-03-05 07:12:44',
                updated_at: '2026-03-05 07:12:44',
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
        {
          type: 'load_balancer',
          kind: 'action',
          action: 'rename',
          href: '/network/load_balancer',
        },
      ],
    },
    {
      id: 'deleteLoadBalancer',
      method: 'DELETE',
      path: '/{location}/network/load_balancers/{uuid}',
      title: 'Delete load balancer',
      text: [
        [
          'Deletes the load balancer. Its floating IP is unassigned, stays reserved and is charged. The load balancer stays readable as deleted.',
        ],
      ],
      loses: true,
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the load balancer.']],
          type: { is: ['string'], format: 'uuid', example: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78' },
        },
      ],
      query: [],
      answers: {
        '200': { text: [['The call succeeded. The answer has no body.']] },
        '204': { text: [['The call succeeded. The answer has no body.']] },
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
      changes: ['listIpAddresses', 'listNetworks'],
      uses: [
        {
          type: 'load_balancer',
          kind: 'action',
          action: 'delete',
          href: '/network/load_balancer',
        },
      ],
    },
    {
      id: 'moveLoadBalancerBilling',
      method: 'PUT',
      path: '/{location}/network/load_balancers/{uuid}/billing_account',
      title: 'Move to billing account',
      text: [
        [
          'Moves the load balancer to another billing account. Its floating IP stays with its own.',
        ],
      ],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the load balancer.']],
          type: { is: ['string'], format: 'uuid', example: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78' },
        },
      ],
      query: [
        {
          name: 'set_id',
          required: true,
          text: [['Billing account that pays from now on.']],
          type: { is: ['integer'], unit: 'id', example: 120351 },
        },
      ],
      answers: {
        '200': {
          text: [['The load balancer.']],
          content: 'application/json',
          type: { schema: 'LoadBalancer' },
          examples: [
            {
              id: 'moved',
              title: 'web-front, paid by another account',
              value: {
                uuid: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78',
                display_name: 'web-front',
                user_id: 20417,
                billing_account_id: 120351,
                network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                private_address: '10.84.12.5',
                forwarding_rules: [
                  {
                    uuid: '9e0582ee-7414-48ef-aa4d-2f213832db7c',
                    protocol: 'TCP',
                    source_port: 443,
                    target_port: 8443,
                    settings: { connection_limit: 10000, session_persistence: 'SOURCE_IP' },
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                targets: [
                  {
                    target_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.11',
                    created_at: '2026-03-05 07:12:44',
                  },
                  {
                    target_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f',
                    target_type: 'vm',
                    target_ip_address: '10.84.12.12',
                    created_at: '2026-03-05 07:12:44',
                  },
                ],
                is_deleted: false,
                deleted_at: null,
                created_at: '2026-03-05 07:12:44',
                updated_at: '2026-11-21 08:55:31',
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
        {
          type: 'load_balancer',
          kind: 'action',
          action: 'moveBilling',
          href: '/network/load_balancer',
        },
      ],
    },
    {
      id: 'addLoadBalancerTarget',
      method: 'POST',
      path: '/{location}/network/load_balancers/{uuid}/targets',
      title: 'Add target',
      text: [['Adds a machine as a target of the load balancer. Adding it again changes nothing.']],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the load balancer.']],
          type: { is: ['string'], format: 'uuid', example: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78' },
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
        encoding: 'json',
        required: true,
        type: { schema: 'LoadBalancerTargetInput' },
        examples: [
          {
            id: 'machine',
            value: { target_type: 'vm', target_uuid: '0d7419f9-7a04-40f9-ad42-a7cbc671bc5c' },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The target.']],
          content: 'application/json',
          type: { schema: 'LoadBalancerTarget' },
          examples: [
            {
              id: 'added',
              title: 'bastion as a target',
              value: {
                target_uuid: '0d7419f9-7a04-40f9-ad42-a7cbc671bc5c',
                target_type: 'vm',
                target_ip_address: '10.84.12.2',
                created_at: '2026-11-21 08:58:12',
              },
            },
          ],
        },
        '201': {
          text: [['The target, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'LoadBalancerTarget' },
          examples: [
            {
              id: 'added',
              title: 'bastion as a target',
              value: {
                target_uuid: '0d7419f9-7a04-40f9-ad42-a7cbc671bc5c',
                target_type: 'vm',
                target_ip_address: '10.84.12.2',
                created_at: '2026-11-21 08:58:12',
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
        {
          type: 'load_balancer',
          kind: 'action',
          action: 'addTarget',
          href: '/network/load_balancer',
        },
      ],
    },
    {
      id: 'deleteLoadBalancerTarget',
      method: 'DELETE',
      path: '/{location}/network/load_balancers/{uuid}/targets/{target_uuid}',
      title: 'Remove target',
      text: [['Stops the load balancer from sending traffic to a machine. The machine stays.']],
      loses: true,
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the load balancer.']],
          type: { is: ['string'], format: 'uuid', example: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78' },
        },
        {
          name: 'target_uuid',
          required: true,
          text: [['Machine that is a target of the load balancer.']],
          type: { is: ['string'], format: 'uuid', example: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a' },
        },
      ],
      query: [],
      answers: {
        '200': { text: [['The call succeeded. The answer has no body.']] },
        '204': { text: [['The call succeeded. The answer has no body.']] },
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
        {
          type: 'load_balancer',
          kind: 'action',
          action: 'removeTarget',
          href: '/network/load_balancer',
        },
      ],
    },
    {
      id: 'addLoadBalancerRule',
      method: 'POST',
      path: '/{location}/network/load_balancers/{uuid}/forwarding_rules',
      title: 'Add forwarding rule',
      text: [
        [
          'Makes the load balancer listen on one more port. The answer contains only the two ports; read the load balancer to get the identity of the rule.',
        ],
      ],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the load balancer.']],
          type: { is: ['string'], format: 'uuid', example: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78' },
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
        encoding: 'json',
        required: true,
        type: { schema: 'ForwardingRulePorts' },
        examples: [{ id: 'http', value: { source_port: 80, target_port: 8080 } }],
      },
      answers: {
        '200': {
          text: [['The ports of the rule.']],
          content: 'application/json',
          type: { schema: 'ForwardingRulePorts' },
          examples: [
            {
              id: 'added',
              title: 'The ports of the new rule',
              value: { source_port: 80, target_port: 8080 },
            },
          ],
        },
        '201': {
          text: [['The ports of the rule, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'ForwardingRulePorts' },
          examples: [
            {
              id: 'added',
              title: 'The ports of the new rule',
              value: { source_port: 80, target_port: 8080 },
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
        {
          type: 'load_balancer',
          kind: 'action',
          action: 'addRule',
          href: '/network/load_balancer',
        },
      ],
    },
    {
      id: 'deleteLoadBalancerRule',
      method: 'DELETE',
      path: '/{location}/network/load_balancers/{uuid}/forwarding_rules/{rule_uuid}',
      title: 'Remove forwarding rule',
      text: [['Stops the load balancer from listening on the port of the rule.']],
      loses: true,
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the load balancer.']],
          type: { is: ['string'], format: 'uuid', example: 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78' },
        },
        {
          name: 'rule_uuid',
          required: true,
          text: [['Identity of the forwarding rule.']],
          type: { is: ['string'], format: 'uuid', example: '9e0582ee-7414-48ef-aa4d-2f213832db7c' },
        },
      ],
      query: [],
      answers: {
        '200': { text: [['The call succeeded. The answer has no body.']] },
        '204': { text: [['The call succeeded. The answer has no body.']] },
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
        {
          type: 'load_balancer',
          kind: 'action',
          action: 'removeRule',
          href: '/network/load_balancer',
        },
      ],
    },
  ],
  schemas: {
    CreateLoadBalancerBody: {
      text: [['A new load balancer. Send empty lists rather than leaving them out.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'display_name',
            required: true,
            text: [['Name of the load balancer.']],
            type: { is: ['string'], minLength: 1, example: 'web-front' },
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
          {
            name: 'network_uuid',
            required: true,
            text: [['Private network of the targets.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'rules',
            required: true,
            text: [['Ports to listen on, each source port once; more can be added later.']],
            type: { is: ['array'], items: { schema: 'ForwardingRulePorts' } },
          },
          {
            name: 'targets',
            required: true,
            text: [['Machines to distribute the traffic to; more can be added later.']],
            type: { is: ['array'], items: { schema: 'LoadBalancerTargetInput' } },
          },
          {
            name: 'reserve_public_ip',
            text: [
              [
                'Whether a floating IP is reserved and assigned as well. It is charged and stays when the load balancer is deleted.',
              ],
            ],
            type: { is: ['boolean'], default: true },
          },
        ],
      },
      usedBy: ['createLoadBalancer'],
    },
    ForwardingRule: {
      text: [['A port a load balancer listens on, and the target port its traffic goes to.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the rule.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'protocol',
            text: [['Protocol of the traffic. May be absent.']],
            type: { schema: 'LoadBalancerProtocol' },
          },
          {
            name: 'source_port',
            required: true,
            text: [['Port of the load balancer, unique among its rules.']],
            type: { is: ['integer'], unit: 'port', min: 1, max: 65535 },
          },
          {
            name: 'target_port',
            required: true,
            text: [['Port of the targets.']],
            type: { is: ['integer'], unit: 'port', min: 1, max: 65535 },
          },
          {
            name: 'settings',
            text: [['How connections are handled. May be absent.']],
            type: { schema: 'ForwardingRuleSettings' },
          },
          {
            name: 'created_at',
            text: [['When the rule was added. May be absent.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: [
        'listLoadBalancers',
        'createLoadBalancer',
        'getLoadBalancer',
        'updateLoadBalancer',
        'moveLoadBalancerBilling',
      ],
    },
    ForwardingRulePorts: {
      text: [
        [
          'The ports of a forwarding rule, as sent and as returned by ',
          { operation: 'addLoadBalancerRule' },
          '.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'source_port',
            required: true,
            text: [['Port of the load balancer, unique among its rules.']],
            type: { is: ['integer'], unit: 'port', min: 1, max: 65535, example: 443 },
          },
          {
            name: 'target_port',
            required: true,
            text: [['Port of the targets.']],
            type: { is: ['integer'], unit: 'port', min: 1, max: 65535, example: 8443 },
          },
        ],
      },
      usedBy: ['createLoadBalancer', 'addLoadBalancerRule'],
    },
    ForwardingRuleSettings: {
      text: [['How a forwarding rule handles connections. The platform sets it.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'connection_limit',
            text: [['Maximum number of concurrent connections.']],
            type: { is: ['integer'], unit: 'count' },
          },
          {
            name: 'session_persistence',
            text: [['How connections of one client reach the same target.']],
            type: { schema: 'SessionPersistence' },
          },
        ],
      },
      usedBy: [
        'listLoadBalancers',
        'createLoadBalancer',
        'getLoadBalancer',
        'updateLoadBalancer',
        'moveLoadBalancerBilling',
      ],
    },
    LoadBalancer: {
      text: [
        [
          'Distributes the traffic of its ports to machines of a private network. It does not include its public address; find the IP address whose ',
          { code: 'assigned_to' },
          ' is the load balancer.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the load balancer.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'display_name',
            required: true,
            text: [['Name given by the customer.']],
            type: { is: ['string'] },
          },
          {
            name: 'user_id',
            required: true,
            text: [['User the load balancer belongs to.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account that pays for the load balancer.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'network_uuid',
            required: true,
            text: [['Private network the load balancer and its targets are in.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'private_address',
            text: [['Address in that network. Use it to assign a floating IP. May be absent.']],
            type: { is: ['string', 'null'], format: 'ipv4' },
          },
          {
            name: 'forwarding_rules',
            required: true,
            text: [['Ports the load balancer listens on, and the target ports of their traffic.']],
            type: { is: ['array'], items: { schema: 'ForwardingRule' } },
          },
          {
            name: 'targets',
            required: true,
            text: [['Machines the traffic is distributed to; may be empty.']],
            type: { is: ['array'], items: { schema: 'LoadBalancerTarget' } },
          },
          {
            name: 'is_deleted',
            text: [['Whether the load balancer was deleted. Deleted ones are returned only on request.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'deleted_at',
            text: [['When it was deleted; ', { code: 'null' }, ' or absent while it exists.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
          {
            name: 'created_at',
            text: [['When the load balancer was created. May be absent.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [
              [
                'When it was last changed. ',
                { code: 'null' },
                ' or equal to ',
                { code: 'created_at' },
                ' if never.',
              ],
            ],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: [
        'listLoadBalancers',
        'createLoadBalancer',
        'getLoadBalancer',
        'updateLoadBalancer',
        'moveLoadBalancerBilling',
      ],
    },
    LoadBalancerProtocol: {
      text: [['Protocol of the traffic of a forwarding rule.']],
      type: {
        is: ['string'],
        values: [{ value: 'TCP', text: [['TCP connections, forwarded unchanged.']] }],
      },
      usedBy: [
        'listLoadBalancers',
        'createLoadBalancer',
        'getLoadBalancer',
        'updateLoadBalancer',
        'moveLoadBalancerBilling',
      ],
    },
    LoadBalancerTarget: {
      text: [['A machine a load balancer sends traffic to.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'target_uuid',
            required: true,
            text: [['Identity of the machine.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'target_type',
            required: true,
            text: [['Kind of the target.']],
            type: { schema: 'LoadBalancerTargetType' },
          },
          {
            name: 'target_ip_address',
            text: [['Address of the target in the network of the load balancer. May be absent.']],
            type: { is: ['string', 'null'], format: 'ipv4' },
          },
          {
            name: 'created_at',
            text: [['When the target was added. May be absent.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: [
        'listLoadBalancers',
        'createLoadBalancer',
        'getLoadBalancer',
        'updateLoadBalancer',
        'moveLoadBalancerBilling',
        'addLoadBalancerTarget',
      ],
    },
    LoadBalancerTargetInput: {
      text: [['A target, as sent to the platform.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'target_type',
            required: true,
            text: [['Kind of the target.']],
            type: { schema: 'LoadBalancerTargetType' },
          },
          {
            name: 'target_uuid',
            required: true,
            text: [['Machine of the same location with an address in the network of the load balancer.']],
            type: { is: ['string'], format: 'uuid' },
          },
        ],
      },
      usedBy: ['createLoadBalancer', 'addLoadBalancerTarget'],
    },
    LoadBalancerTargetType: {
      text: [['Kind of a target of a load balancer.']],
      type: { is: ['string'], values: [{ value: 'vm', text: [['A virtual machine.']] }] },
      usedBy: [
        'listLoadBalancers',
        'createLoadBalancer',
        'getLoadBalancer',
        'updateLoadBalancer',
        'moveLoadBalancerBilling',
        'addLoadBalancerTarget',
      ],
    },
    SessionPersistence: {
      text: [['How connections of one client reach the same target.']],
      type: {
        is: ['string'],
        values: [{ value: 'SOURCE_IP', text: [['By the IP address of the client.']] }],
      },
      usedBy: [
        'listLoadBalancers',
        'createLoadBalancer',
        'getLoadBalancer',
        'updateLoadBalancer',
        'moveLoadBalancerBilling',
      ],
    },
    UpdateLoadBalancerBody: {
      text: [['Changes to a load balancer.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'display_name',
            required: true,
            text: [['New name.']],
            type: { is: ['string'], minLength: 1, example: 'web-front' },
          },
        ],
      },
      usedBy: ['updateLoadBalancer'],
    },
  },
}
