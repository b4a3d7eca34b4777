// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listIpAddresses',
      method: 'GET',
      path: '/{location}/network/ip_addresses',
      title: 'List IP addresses',
      text: [['All floating IP addresses of the location.']],
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
          name: 'billing_account_id',
          text: [
            [
              'Answers only what this billing account pays for. Left out, everything the key can reach.',
            ],
          ],
          type: { is: ['integer'], unit: 'id', example: 120348 },
        },
        {
          name: 'vm_uuid',
          text: [['Answers only what is assigned to this machine.']],
          type: { is: ['string'], format: 'uuid', example: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a' },
        },
      ],
      answers: {
        '200': {
          text: [['The addresses.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'IpAddress' } },
          examples: [
            {
              id: 'addresses',
              title: 'An assigned and an unassigned address',
              value: [
                {
                  id: 4411,
                  uuid: '0c6f8d2e-4b19-47a3-95e0-d81f3a7c2b56',
                  address: '185.7.252.14',
                  user_id: 20417,
                  billing_account_id: 120348,
                  type: 'public',
                  network_id: null,
                  name: 'shop-front',
                  enabled: true,
                  is_deleted: false,
                  is_ipv6: false,
                  is_virtual: false,
                  assigned_to: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                  assigned_to_resource_type: 'virtual_machine',
                  assigned_to_private_ip: '10.84.12.11',
                  created_at: '2026-03-04 09:15:02',
                  updated_at: '2026-03-04 09:15:20',
                },
                {
                  id: 4187,
                  uuid: '94e1b7c0-2f5d-4836-a9d8-7c03e6f51b2a',
                  address: '185.7.252.77',
                  user_id: 20417,
                  billing_account_id: 120348,
                  type: 'public',
                  network_id: null,
                  name: 'campaign-2025',
                  enabled: true,
                  is_deleted: false,
                  is_ipv6: false,
                  is_virtual: false,
                  unassigned_at: '2026-11-03 15:08:41',
                  created_at: '2025-09-29 07:44:10',
                  updated_at: '2026-11-03 15:08:41',
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
        { type: 'ip_address', kind: 'list', href: '/network/ip_address' },
        { type: 'ip_address', kind: 'detail', href: '/network/ip_address' },
      ],
    },
    {
      id: 'createIpAddress',
      method: 'POST',
      path: '/{location}/network/ip_addresses',
      title: 'Reserve address',
      text: [
        [
          'Reserves an address. It is charged until it is released, whether it is assigned or not.',
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
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'CreateIpAddressBody' },
        examples: [{ id: 'address', value: { name: 'shop-front', billing_account_id: 120348 } }],
      },
      answers: {
        '200': {
          text: [['The address.']],
          content: 'application/json',
          type: { schema: 'IpAddress' },
          examples: [
            {
              id: 'created',
              title: 'A new address',
              value: {
                id: 4502,
                uuid: '57a0d9f2-8b64-4e1c-b3f7-20d5c8e9614b',
                address: '185.7.252.102',
                user_id: 20417,
                billing_account_id: 120348,
                type: 'public',
                network_id: null,
                name: 'shop-front',
                enabled: true,
                is_deleted: false,
                is_ipv6: false,
                is_virtual: false,
                created_at: '2026-11-21 08:47:55',
                updated_at: '2026-11-21 08:47:55',
              },
            },
          ],
        },
        '201': {
          text: [['The address, on deployments that say so with this status.']],
          content: 'application/json',
          type: { schema: 'IpAddress' },
          examples: [
            {
              id: 'created',
              title: 'A new address',
              value: {
                id: 4502,
                uuid: '57a0d9f2-8b64-4e1c-b3f7-20d5c8e9614b',
                address: '185.7.252.102',
                user_id: 20417,
                billing_account_id: 120348,
                type: 'public',
                network_id: null,
                name: 'shop-front',
                enabled: true,
                is_deleted: false,
                is_ipv6: false,
                is_virtual: false,
                created_at: '2026-11-21 08:47:55',
                updated_at: '2026-11-21 08:47:55',
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
      uses: [{ type: 'ip_address', kind: 'create', href: '/network/create/ip_address' }],
    },
    {
      id: 'updateIpAddress',
      method: 'PATCH',
      path: '/{location}/network/ip_addresses/{address}',
      title: 'Change address',
      text: [['Renames the address or makes another billing account pay for it.']],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'address',
          required: true,
          text: [['The IP address itself.']],
          type: { is: ['string'], minLength: 1, example: '185.7.252.14' },
        },
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'UpdateIpAddressBody' },
        examples: [
          { id: 'rename', value: { name: 'shop-front' } },
          { id: 'move', value: { billing_account_id: 120351 } },
        ],
      },
      answers: {
        '200': {
          text: [['The address.']],
          content: 'application/json',
          type: { schema: 'IpAddress' },
          examples: [
            {
              id: 'changed',
              title: 'shop-front, assigned to web-prod-01',
              value: {
                id: 4411,
                uuid: '0c6f8d2e-4b19-47a3-95e0-d81f3a7c2b56',
                address: '185.7.252.14',
                user_id: 20417,
                billing_account_id: 120348,
                type: 'public',
                network_id: null,
                name: 'shop-front',
                enabled: true,
                is_deleted: false,
                is_ipv6: false,
                is_virtual: false,
                assigned_to: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                assigned_to_resource_type: 'virtual_machine',
                assigned_to_private_ip: '10.84.12.11',
                created_at: '2026-03-04 09:15:02',
                updated_at: '2026-03-04 09:15:20',
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
        { type: 'ip_address', kind: 'action', action: 'rename', href: '/network/ip_address' },
        {
          type: 'ip_address',
          kind: 'action',
          action: 'moveBilling',
          href: '/network/ip_address',
        },
      ],
    },
    {
      id: 'deleteIpAddress',
      method: 'DELETE',
      path: '/{location}/network/ip_addresses/{address}',
      title: 'Release address',
      text: [['Gives the address back. It may go to somebody else. Unassign it first.']],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'address',
          required: true,
          text: [['The IP address itself.']],
          type: { is: ['string'], minLength: 1, example: '185.7.252.14' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['Released. The body is the JSON literal ', { code: 'true' }, ', or missing.']],
          content: 'application/json',
          type: { is: ['boolean'] },
          examples: [{ id: 'released', title: 'Released', value: true }],
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
      uses: [{ type: 'ip_address', kind: 'action', action: 'delete', href: '/network/ip_address' }],
    },
    {
      id: 'assignIpAddress',
      method: 'POST',
      path: '/{location}/network/ip_addresses/{address}/assign',
      title: 'Assign address',
      text: [
        [
          'Leads the traffic of the address to a resource, named by its private address. It leaves the resource it was assigned to before.',
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
          name: 'address',
          required: true,
          text: [['The IP address itself.']],
          type: { is: ['string'], minLength: 1, example: '185.7.252.14' },
        },
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'AssignIpAddressBody' },
        examples: [{ id: 'machine', value: { private_ip: '10.84.12.11' } }],
      },
      answers: {
        '200': {
          text: [['The address.']],
          content: 'application/json',
          type: { schema: 'IpAddress' },
          examples: [
            {
              id: 'assigned',
              title: 'shop-front, assigned to web-prod-01',
              value: {
                id: 4411,
                uuid: '0c6f8d2e-4b19-47a3-95e0-d81f3a7c2b56',
                address: '185.7.252.14',
                user_id: 20417,
                billing_account_id: 120348,
                type: 'public',
                network_id: null,
                name: 'shop-front',
                enabled: true,
                is_deleted: false,
                is_ipv6: false,
                is_virtual: false,
                assigned_to: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                assigned_to_resource_type: 'virtual_machine',
                assigned_to_private_ip: '10.84.12.11',
                created_at: '2026-03-04 09:15:02',
                updated_at: '2026-03-04 09:15:20',
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
        { type: 'virtual_machine', kind: 'action', action: 'assignAddress', href: '/compute' },
        { type: 'ip_address', kind: 'action', action: 'assign', href: '/network/ip_address' },
      ],
    },
    {
      id: 'unassignIpAddress',
      method: 'POST',
      path: '/{location}/network/ip_addresses/{address}/unassign',
      title: 'Unassign address',
      text: [['Leads the address nowhere. It stays reserved and is charged.']],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
        {
          name: 'address',
          required: true,
          text: [['The IP address itself.']],
          type: { is: ['string'], minLength: 1, example: '185.7.252.14' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The address, without what it was assigned to.']],
          content: 'application/json',
          type: { schema: 'IpAddress' },
          examples: [
            {
              id: 'unassigned',
              title: 'campaign-2025, unassigned',
              value: {
                id: 4187,
                uuid: '94e1b7c0-2f5d-4836-a9d8-7c03e6f51b2a',
                address: '185.7.252.77',
                user_id: 20417,
                billing_account_id: 120348,
                type: 'public',
                network_id: null,
                name: 'campaign-2025',
                enabled: true,
                is_deleted: false,
                is_ipv6: false,
                is_virtual: false,
                unassigned_at: '2026-11-03 15:08:41',
                created_at: '2025-09-29 07:44:10',
                updated_at: '2026-11-03 15:08:41',
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
      uses: [{ type: 'ip_address', kind: 'action', action: 'unassign', href: '/network/ip_address' }],
    },
  ],
  schemas: {
    AssignIpAddressBody: {
      text: [['Names the resource the address is to lead to, by its private address.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'private_ip',
            required: true,
            text: [
              ['Private address of a machine, managed service or load balancer in the same location.'],
            ],
            type: { is: ['string'], format: 'ipv4', example: '10.84.12.11' },
          },
        ],
      },
      usedBy: ['assignIpAddress'],
    },
    CreateIpAddressBody: {
      text: [['A new address. The platform chooses it.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['Name of the address.']],
            type: { is: ['string'], example: 'shop-front' },
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
      usedBy: ['createIpAddress'],
    },
    IpAddress: {
      text: [
        [
          'A reserved address. It is assigned when ',
          { code: 'assigned_to' },
          ' holds something, otherwise unassigned; a reserved IPv4 address is charged either way.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            text: [['Number of the record. Never used in a path; absent on newer deployments.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the record. Calls name the address itself instead.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'address',
            required: true,
            text: [['The address; what calls put in their path.']],
            type: { is: ['string'] },
          },
          {
            name: 'user_id',
            required: true,
            text: [['User the address belongs to.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account that pays for the address.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'type',
            text: [['Kind of address. May be absent.']],
            type: { schema: 'IpAddressType' },
          },
          {
            name: 'network_id',
            text: [['Network of the address. ', { code: 'null' }, ' or absent for public ones.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'enabled',
            text: [['Whether the address carries traffic. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'name',
            required: true,
            text: [
              [
                'Name given by the customer; empty for addresses that came with a machine or load balancer.',
              ],
            ],
            type: { is: ['string'] },
          },
          {
            name: 'is_ipv6',
            text: [['Whether it is an IPv6 address. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_virtual',
            text: [
              [
                'Whether the address is held by the platform rather than by one network card. May be absent.',
              ],
            ],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_deleted',
            text: [['Whether the address was given back. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'assigned_to',
            text: [['Resource the address leads to. Absent or ', { code: 'null' }, ' when unassigned.']],
            type: { is: ['string', 'null'], format: 'uuid' },
          },
          {
            name: 'assigned_to_resource_type',
            text: [['Kind of that resource. Absent when unassigned.']],
            type: { schema: 'IpAssignedResourceType' },
          },
          {
            name: 'assigned_to_private_ip',
            text: [['Private address the traffic goes to. Absent when unassigned.']],
            type: { is: ['string', 'null'], format: 'ipv4' },
          },
          {
            name: 'unassigned_at',
            text: [['When the address was last unassigned. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
          {
            name: 'created_at',
            required: true,
            text: [['When the address was reserved.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [
              [
                'When the record was last changed. ',
                { code: 'null' },
                ' or equal to ',
                { code: 'created_at' },
                ' when never.',
              ],
            ],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: [
        'listIpAddresses',
        'createIpAddress',
        'updateIpAddress',
        'assignIpAddress',
        'unassignIpAddress',
      ],
    },
    IpAddressType: {
      text: [['Kind of an IP address.']],
      type: {
        is: ['string'],
        values: [
          { value: 'public', text: [['Reachable from the internet.']] },
          { value: 'private', text: [['Reachable only inside a private network.']] },
        ],
      },
      usedBy: [
        'listIpAddresses',
        'createIpAddress',
        'updateIpAddress',
        'assignIpAddress',
        'unassignIpAddress',
      ],
    },
    IpAssignedResourceType: {
      text: [['Kind of resource an IP address leads to.']],
      type: {
        is: ['string'],
        values: [
          { value: 'virtual_machine', text: [['A virtual machine.']] },
          { value: 'service', text: [['A managed service.']] },
          { value: 'load_balancer', text: [['A load balancer.']] },
        ],
      },
      usedBy: [
        'listIpAddresses',
        'createIpAddress',
        'updateIpAddress',
        'assignIpAddress',
        'unassignIpAddress',
      ],
    },
    UpdateIpAddressBody: {
      text: [['Changes to an address. What is left out stays.']],
      type: {
        is: ['object'],
        fields: [
          { name: 'name', text: [['New name.']], type: { is: ['string'], example: 'shop-front' } },
          {
            name: 'billing_account_id',
            text: [['Billing account that pays from now on.']],
            type: { is: ['integer'], unit: 'id', example: 120351 },
          },
        ],
      },
      usedBy: ['updateIpAddress'],
    },
  },
}
