// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listNetworks',
      method: 'GET',
      path: '/{location}/network/networks',
      title: 'List networks',
      text: [['All private networks of the location.']],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The networks.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'Network' } },
          examples: [
            {
              id: 'networks',
              title: 'Networks of Tallinn',
              value: [
                {
                  uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                  name: 'prod-tll',
                  type: 'private',
                  subnet: '10.84.12.0/24',
                  subnet_ipv6: '2a0b:4880:12::/112',
                  is_default: true,
                  vm_uuids: [
                    '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
                    'ef3347f9-0259-467b-ac51-8fe4b1c8810f',
                    '0d7419f9-7a04-40f9-ad42-a7cbc671bc5c',
                  ],
                  resources_count: 4,
                  created_at: '2025-06-18 12:04:48',
                  updated_at: null,
                },
                {
                  uuid: '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34',
                  name: 'payments',
                  type: 'private',
                  subnet: '10.120.0.0/26',
                  subnet_ipv6: '',
                  is_default: false,
                  vm_uuids: [],
                  resources_count: 1,
                  created_at: '2026-04-02 13:11:05',
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
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [
        { type: 'virtual_machine', kind: 'list', href: '/compute' },
        { type: 'virtual_machine', kind: 'detail', href: '/compute' },
        { type: 'vpc', kind: 'list', href: '/network/vpc' },
        { type: 'vpc', kind: 'detail', href: '/network/vpc' },
        { type: 'managed_service', kind: 'list', href: '/services' },
        { type: 'managed_service', kind: 'detail', href: '/services' },
      ],
    },
    {
      id: 'createNetwork',
      method: 'POST',
      path: '/{location}/network/network',
      title: 'Create network',
      text: [
        [
          'Creates a private network; the platform chooses its range. The first network of a location becomes its default one. Without a name the default network is returned, and created if there is none.',
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
      query: [
        {
          name: 'name',
          text: [['Name of the network. If left out, the default network is returned.']],
          type: { is: ['string'], minLength: 1, example: 'staging' },
        },
      ],
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
          text: [['The network.']],
          content: 'application/json',
          type: { schema: 'Network' },
          examples: [
            {
              id: 'created',
              title: 'A new network',
              value: {
                uuid: 'e51c09d7-3a8b-4f62-b7d4-1c60f8a2e935',
                name: 'staging',
                type: 'private',
                subnet: '10.64.1.0/24',
                subnet_ipv6: '',
                is_default: false,
                vm_uuids: [],
                resources_count: 0,
                created_at: '2026-11-21 08:47:20',
                updated_at: null,
              },
            },
          ],
        },
        '201': {
          text: [['The network, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'Network' },
          examples: [
            {
              id: 'created',
              title: 'A new network',
              value: {
                uuid: 'e51c09d7-3a8b-4f62-b7d4-1c60f8a2e935',
                name: 'staging',
                type: 'private',
                subnet: '10.64.1.0/24',
                subnet_ipv6: '',
                is_default: false,
                vm_uuids: [],
                resources_count: 0,
                created_at: '2026-11-21 08:47:20',
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
        '404': 'NotFound',
        '409': 'Conflict',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [{ type: 'vpc', kind: 'create', href: '/network/create/vpc' }],
    },
    {
      id: 'getNetwork',
      method: 'GET',
      path: '/{location}/network/network/{uuid}',
      title: 'Read network',
      text: [['One network.']],
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
          text: [['Identity of the network.']],
          type: { is: ['string'], format: 'uuid', example: '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The network.']],
          content: 'application/json',
          type: { schema: 'Network' },
          examples: [
            {
              id: 'network',
              title: 'payments, which one machine reaches through a VLAN',
              value: {
                uuid: '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34',
                name: 'payments',
                type: 'private',
                subnet: '10.120.0.0/26',
                subnet_ipv6: '',
                is_default: false,
                vm_uuids: [],
                resources_count: 1,
                created_at: '2026-04-02 13:11:05',
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
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'updateNetwork',
      method: 'PATCH',
      path: '/{location}/network/network/{uuid}',
      title: 'Rename network',
      text: [['Renames the network.']],
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
          text: [['Identity of the network.']],
          type: { is: ['string'], format: 'uuid', example: '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34' },
        },
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'UpdateNetworkBody' },
        examples: [{ id: 'rename', value: { name: 'payments' } }],
      },
      answers: {
        '200': {
          text: [['The network.']],
          content: 'application/json',
          type: { schema: 'Network' },
          examples: [
            {
              id: 'renamed',
              title: 'payments, which one machine reaches through a VLAN',
              value: {
                uuid: '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34',
                name: 'payments',
                type: 'private',
                subnet: '10.120.0.0/26',
                subnet_ipv6: '',
                is_default: false,
                vm_uuids: [],
                resources_count: 1,
                created_at: '2026-04-02 13:11:05',
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
        '404': 'NotFound',
        '409': 'Conflict',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [{ type: 'vpc', kind: 'action', action: 'rename', href: '/network/vpc' }],
    },
    {
      id: 'deleteNetwork',
      method: 'DELETE',
      path: '/{location}/network/network/{uuid}',
      title: 'Delete network',
      text: [
        [
          'Deletes the network. The default network and networks with resources cannot be deleted.',
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
          text: [['Identity of the network.']],
          type: { is: ['string'], format: 'uuid', example: '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34' },
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
      uses: [{ type: 'vpc', kind: 'action', action: 'delete', href: '/network/vpc' }],
    },
    {
      id: 'setDefaultNetwork',
      method: 'PUT',
      path: '/{location}/network/network/{uuid}/default',
      title: 'Make default',
      text: [
        [
          'Makes the network the one that resources of the location join if none is given. The former default network becomes an ordinary one.',
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
          text: [['Identity of the network.']],
          type: { is: ['string'], format: 'uuid', example: '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The network.']],
          content: 'application/json',
          type: { schema: 'Network' },
          examples: [
            {
              id: 'default',
              title: 'payments, now the default network',
              value: {
                uuid: '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34',
                name: 'payments',
                type: 'private',
                subnet: '10.120.0.0/26',
                subnet_ipv6: '',
                is_default: true,
                vm_uuids: [],
                resources_count: 1,
                created_at: '2026-04-02 13:11:05',
                updated_at: '2026-11-21 08:49:37',
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
      uses: [{ type: 'vpc', kind: 'action', action: 'makeDefault', href: '/network/vpc' }],
    },
  ],
  schemas: {
    Network: {
      text: [['A private network in one location.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the network.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'name',
            required: true,
            text: [['Name of the network.']],
            type: { is: ['string'] },
          },
          {
            name: 'type',
            text: [['Kind of network. May be absent.']],
            type: { schema: 'NetworkType' },
          },
          {
            name: 'subnet',
            required: true,
            text: [['IPv4 range in CIDR form.']],
            type: { is: ['string'], format: 'cidr' },
          },
          {
            name: 'subnet_ipv6',
            text: [
              [
                'IPv6 range as address and prefix length; empty if the network has none. May be absent.',
              ],
            ],
            type: { is: ['string'], pattern: '^(\\S+/\\d{1,3})?$' },
          },
          {
            name: 'vlan_id',
            text: [['VLAN ID of the network. Absent on newer deployments.']],
            type: { is: ['integer', 'null'], unit: 'vlan' },
          },
          {
            name: 'is_default',
            required: true,
            text: [
              [
                'Whether resources join it if no network is given. The default network cannot be deleted.',
              ],
            ],
            type: { is: ['boolean'] },
          },
          {
            name: 'vm_uuids',
            required: true,
            text: [['Machines in the network.']],
            type: { is: ['array'], items: { is: ['string'], format: 'uuid' } },
          },
          {
            name: 'resources_count',
            text: [
              [
                'Number of resources of any kind that have an address in the network: machines, also through a VLAN, load balancers and managed services. A network with resources cannot be deleted. May be absent.',
              ],
            ],
            type: { is: ['integer'], unit: 'count' },
          },
          {
            name: 'billing_account_id',
            text: [['Billing account of the network. May be absent.']],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'created_at',
            text: [['When the network was created. May be absent.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When the network was last changed. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['listNetworks', 'createNetwork', 'getNetwork', 'updateNetwork', 'setDefaultNetwork'],
    },
    NetworkType: {
      text: [['Kind of a network.']],
      type: {
        is: ['string'],
        values: [{ value: 'private', text: [['Reachable only by its members.']] }],
      },
      usedBy: ['listNetworks', 'createNetwork', 'getNetwork', 'updateNetwork', 'setDefaultNetwork'],
    },
    UpdateNetworkBody: {
      text: [['Changes to a network.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            required: true,
            text: [['New name.']],
            type: { is: ['string'], minLength: 1, example: 'payments' },
          },
        ],
      },
      usedBy: ['updateNetwork'],
    },
  },
}
