// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listFirewalls',
      method: 'GET',
      path: '/{location}/network/firewalls',
      title: 'List firewalls',
      text: [['All firewalls of the location.']],
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
          text: [['The firewalls.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'Firewall' } },
          examples: [
            {
              id: 'firewalls',
              title: 'Firewalls of Tallinn',
              value: [
                {
                  uuid: 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
                  display_name: 'web-public',
                  user_id: 20417,
                  billing_account_id: 120348,
                  rules: [
                    {
                      uuid: '1b7f04d9-c2e8-4a65-93b0-6d58f1a7e20c',
                      direction: 'inbound',
                      protocol: 'tcp',
                      port_start: 443,
                      port_end: 443,
                      endpoint_spec_type: 'any',
                      endpoint_spec: null,
                    },
                    {
                      uuid: '28a1c6e3-590d-4f7b-8e42-b3f0d97a615e',
                      direction: 'inbound',
                      protocol: 'tcp',
                      port_start: 80,
                      port_end: 80,
                      endpoint_spec_type: 'any',
                      endpoint_spec: null,
                    },
                    {
                      uuid: '3c92e8b5-7f14-4d06-a1c9-05e6b4d8f273',
                      direction: 'inbound',
                      protocol: 'tcp',
                      port_start: 22,
                      port_end: 22,
                      endpoint_spec_type: 'ip_prefixes',
                      endpoint_spec: ['203.0.113.0/24', '198.51.100.17'],
                    },
                    {
                      uuid: '4de05a71-86b3-4c98-9f2d-e17c0b35a84f',
                      direction: 'inbound',
                      protocol: 'tcp',
                      port_start: 9100,
                      port_end: 9100,
                      endpoint_spec_type: 'ip_prefixes',
                      endpoint_spec: ['10.84.12.0/24'],
                    },
                    {
                      uuid: '5f31b29c-0ad7-4e84-b650-9c8d2e71f0a6',
                      direction: 'inbound',
                      protocol: 'icmp',
                      port_start: null,
                      port_end: null,
                      endpoint_spec_type: 'any',
                      endpoint_spec: null,
                    },
                    {
                      uuid: '60c4d7e8-b159-4f32-8a0d-7e26f5c3917b',
                      direction: 'inbound',
                      protocol: 'tcp',
                      port_start: 8080,
                      port_end: 8080,
                      endpoint_spec_type: 'any',
                      endpoint_spec: null,
                    },
                    {
                      uuid: '71e58f0b-34ca-4d97-a2b6-1f09d6e8c54a',
                      direction: 'outbound',
                      protocol: 'tcp',
                      port_start: 443,
                      port_end: 443,
                      endpoint_spec_type: 'any',
                      endpoint_spec: null,
                    },
                    {
                      uuid: '82f6a91d-4b0e-4c75-93d8-c5e1b07f26a4',
                      direction: 'outbound',
                      protocol: 'udp',
                      port_start: 53,
                      port_end: 53,
                      endpoint_spec_type: 'any',
                      endpoint_spec: null,
                    },
                  ],
                  resources_assigned: [
                    { resource_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a', resource_type: 'vm' },
                    { resource_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f', resource_type: 'vm' },
                  ],
                  created_at: '2026-03-04 09:40:12',
                  updated_at: '2026-11-03 14:20:00',
                  deleted_at: null,
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
        { type: 'firewall', kind: 'list', href: '/network/firewall' },
        { type: 'firewall', kind: 'detail', href: '/network/firewall' },
      ],
    },
    {
      id: 'createFirewall',
      method: 'POST',
      path: '/{location}/network/firewalls',
      title: 'Create firewall',
      text: [['Creates a firewall with its rules. It protects nothing until a machine is assigned.']],
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
        type: { schema: 'CreateFirewallBody' },
        examples: [
          {
            id: 'web',
            value: {
              display_name: 'web-public',
              billing_account_id: 120348,
              rules: [
                {
                  direction: 'inbound',
                  protocol: 'tcp',
                  port_start: 443,
                  port_end: 443,
                  endpoint_spec_type: 'any',
                  endpoint_spec: null,
                },
                {
                  direction: 'inbound',
                  protocol: 'tcp',
                  port_start: 22,
                  port_end: 22,
                  endpoint_spec_type: 'ip_prefixes',
                  endpoint_spec: ['203.0.113.0/24', '198.51.100.17'],
                },
              ],
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The firewall.']],
          content: 'application/json',
          type: { schema: 'Firewall' },
          examples: [
            {
              id: 'created',
              title: 'A new firewall',
              value: {
                uuid: 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
                display_name: 'web-public',
                user_id: 20417,
                billing_account_id: 120348,
                rules: [
                  {
                    uuid: '1b7f04d9-c2e8-4a65-93b0-6d58f1a7e20c',
                    direction: 'inbound',
                    protocol: 'tcp',
                    port_start: 443,
                    port_end: 443,
                    endpoint_spec_type: 'any',
                    endpoint_spec: null,
                  },
                  {
                    uuid: '3c92e8b5-7f14-4d06-a1c9-05e6b4d8f273',
                    direction: 'inbound',
                    protocol: 'tcp',
                    port_start: 22,
                    port_end: 22,
                    endpoint_spec_type: 'ip_prefixes',
                    endpoint_spec: ['203.0.113.0/24', '198.51.100.17'],
                  },
                ],
                resources_assigned: [],
                created_at: '2026-03-04 09:40:12',
                updated_at: null,
                deleted_at: null,
              },
            },
          ],
        },
        '201': {
          text: [['The firewall, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'Firewall' },
          examples: [
            {
              id: 'created',
              title: 'A new firewall',
              value: {
                uuid: 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
                display_name: 'web-public',
                user_id: 20417,
                billing_account_id: 120348,
                rules: [
                  {
                    uuid: '1b7f04d9-c2e8-4a65-93b0-6d58f1a7e20c',
                    direction: 'inbound',
                    protocol: 'tcp',
                    port_start: 443,
                    port_end: 443,
                    endpoint_spec_type: 'any',
                    endpoint_spec: null,
                  },
                  {
                    uuid: '3c92e8b5-7f14-4d06-a1c9-05e6b4d8f273',
                    direction: 'inbound',
                    protocol: 'tcp',
                    port_start: 22,
                    port_end: 22,
                    endpoint_spec_type: 'ip_prefixes',
                    endpoint_spec: ['203.0.113.0/24', '198.51.100.17'],
                  },
                ],
                resources_assigned: [],
                created_at: '2026-03-04 09:40:12',
                updated_at: null,
                deleted_at: null,
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
      uses: [{ type: 'firewall', kind: 'create', href: '/network/create/firewall' }],
    },
    {
      id: 'replaceFirewall',
      method: 'PUT',
      path: '/{location}/network/firewalls/{uuid}',
      title: 'Change firewall',
      text: [
        [
          'Replaces the firewall and all its rules, for every machine assigned to it. To change one rule, send all of them; send the ',
          { code: 'uuid' },
          ' of each rule to keep. Change one firewall at a time: concurrent changes fail with 500.',
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
          text: [['Identity of the firewall.']],
          type: { is: ['string'], format: 'uuid', example: 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df' },
        },
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'ReplaceFirewallBody' },
        examples: [
          {
            id: 'web',
            value: {
              display_name: 'web-public',
              billing_account_id: 120348,
              rules: [
                {
                  uuid: '1b7f04d9-c2e8-4a65-93b0-6d58f1a7e20c',
                  direction: 'inbound',
                  protocol: 'tcp',
                  port_start: 443,
                  port_end: 443,
                  endpoint_spec_type: 'any',
                  endpoint_spec: null,
                },
                {
                  direction: 'inbound',
                  protocol: 'tcp',
                  port_start: 22,
                  port_end: 22,
                  endpoint_spec_type: 'ip_prefixes',
                  endpoint_spec: ['203.0.113.0/24', '198.51.100.17'],
                },
              ],
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The firewall.']],
          content: 'application/json',
          type: { schema: 'Firewall' },
          examples: [
            {
              id: 'replaced',
              title: 'The firewall with its new rules',
              value: {
                uuid: 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
                display_name: 'web-public',
                user_id: 20417,
                billing_account_id: 120348,
                rules: [
                  {
                    uuid: '1b7f04d9-c2e8-4a65-93b0-6d58f1a7e20c',
                    direction: 'inbound',
                    protocol: 'tcp',
                    port_start: 443,
                    port_end: 443,
                    endpoint_spec_type: 'any',
                    endpoint_spec: null,
                  },
                  {
                    uuid: '3c92e8b5-7f14-4d06-a1c9-05e6b4d8f273',
                    direction: 'inbound',
                    protocol: 'tcp',
                    port_start: 22,
                    port_end: 22,
                    endpoint_spec_type: 'ip_prefixes',
                    endpoint_spec: ['203.0.113.0/24', '198.51.100.17'],
                  },
                ],
                resources_assigned: [
                  { resource_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a', resource_type: 'vm' },
                  { resource_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f', resource_type: 'vm' },
                ],
                created_at: '2026-03-04 09:40:12',
                updated_at: '2026-11-03 14:20:00',
                deleted_at: null,
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
        { type: 'firewall', kind: 'action', action: 'rename', href: '/network/firewall' },
        { type: 'firewall', kind: 'action', action: 'rules', href: '/network/firewall' },
      ],
    },
    {
      id: 'deleteFirewall',
      method: 'DELETE',
      path: '/{location}/network/firewalls/{uuid}',
      title: 'Delete firewall',
      text: [['Deletes the firewall. Machines assigned to it lose its protection.']],
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
          text: [['Identity of the firewall.']],
          type: { is: ['string'], format: 'uuid', example: 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df' },
        },
      ],
      query: [],
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
      uses: [{ type: 'firewall', kind: 'action', action: 'delete', href: '/network/firewall' }],
    },
    {
      id: 'assignFirewall',
      method: 'POST',
      path: '/{location}/network/firewalls/{uuid}/vms',
      title: 'Assign machine',
      text: [['Assigns a machine to the firewall. Assigning it again changes nothing.']],
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
          text: [['Identity of the firewall.']],
          type: { is: ['string'], format: 'uuid', example: 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df' },
        },
      ],
      query: [
        {
          name: 'vm_uuid',
          required: true,
          text: [['Identity of the machine.']],
          type: { is: ['string'], format: 'uuid', example: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a' },
        },
      ],
      answers: {
        '200': {
          text: [['All resources assigned to the firewall, with the machine listed once.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'FirewallResource' } },
          examples: [
            {
              id: 'assigned',
              title: 'Everything behind the firewall',
              value: [
                { resource_uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a', resource_type: 'vm' },
                { resource_uuid: 'ef3347f9-0259-467b-ac51-8fe4b1c8810f', resource_type: 'vm' },
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
        '409': 'Conflict',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      changes: ['listFirewalls'],
      uses: [
        { type: 'virtual_machine', kind: 'create', href: '/compute/create' },
        { type: 'virtual_machine', kind: 'action', action: 'attachFirewall', href: '/compute' },
        { type: 'firewall', kind: 'action', action: 'assign', href: '/network/firewall' },
      ],
    },
    {
      id: 'unassignFirewall',
      method: 'DELETE',
      path: '/{location}/network/firewalls/{uuid}/vms',
      title: 'Take machine off',
      text: [['Unassigns a machine from the firewall.']],
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
          text: [['Identity of the firewall.']],
          type: { is: ['string'], format: 'uuid', example: 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df' },
        },
      ],
      query: [
        {
          name: 'vm_uuid',
          required: true,
          text: [['Identity of the machine.']],
          type: { is: ['string'], format: 'uuid', example: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a' },
        },
      ],
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
      changes: ['listFirewalls'],
      uses: [
        { type: 'virtual_machine', kind: 'action', action: 'detachFirewall', href: '/compute' },
        { type: 'firewall', kind: 'action', action: 'takeOff', href: '/network/firewall' },
      ],
    },
  ],
  schemas: {
    CreateFirewallBody: {
      text: [['A new firewall.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'display_name',
            required: true,
            text: [['Name of the firewall.']],
            type: { is: ['string'], minLength: 1, example: 'web-public' },
          },
          {
            name: 'billing_account_id',
            text: [
              [
                'Billing account the firewall belongs to. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.',
              ],
            ],
            type: { is: ['integer'], unit: 'id', example: 120348 },
          },
          {
            name: 'rules',
            required: true,
            text: [['The rules; may be empty.']],
            type: { is: ['array'], items: { schema: 'FirewallRuleInput' } },
          },
          {
            name: 'resources_assigned',
            text: [['Resources to assign to the firewall at once.']],
            type: { is: ['array'], items: { schema: 'FirewallResource' } },
          },
        ],
      },
      usedBy: ['createFirewall'],
    },
    Firewall: {
      text: [
        [
          'A set of rules that can be assigned to machines of one location. Traffic that no rule allows is blocked.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the firewall.']],
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
            text: [['User the firewall belongs to.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account the firewall belongs to.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'rules',
            required: true,
            text: [['The rules. Their order has no meaning and is not kept.']],
            type: { is: ['array'], items: { schema: 'FirewallRule' } },
          },
          {
            name: 'resources_assigned',
            required: true,
            text: [['Resources assigned to the firewall; never absent.']],
            type: { is: ['array'], items: { schema: 'FirewallResource' } },
          },
          {
            name: 'created_at',
            text: [['When the firewall was created. May be absent.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When the firewall was last changed. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
          {
            name: 'deleted_at',
            text: [['When the firewall was deleted; ', { code: 'null' }, ' or absent while it exists.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['listFirewalls', 'createFirewall', 'replaceFirewall'],
    },
    FirewallDirection: {
      text: [['Direction of the traffic, seen from the machine.']],
      type: {
        is: ['string'],
        values: [
          { value: 'inbound', text: [['To the machine.']] },
          { value: 'outbound', text: [['From the machine.']] },
        ],
      },
      usedBy: ['listFirewalls', 'createFirewall', 'replaceFirewall'],
    },
    FirewallEndpointType: {
      text: [['How a firewall rule specifies the remote endpoint.']],
      type: {
        is: ['string'],
        values: [
          {
            value: 'ip_prefixes',
            text: [['IP addresses and CIDR ranges in ', { code: 'endpoint_spec' }, '.']],
          },
          {
            value: 'group_tag',
            text: [['Tags of groups of machines in ', { code: 'endpoint_spec' }, '.']],
          },
          { value: 'any', text: [['Any endpoint; ', { code: 'endpoint_spec' }, ' is not used.']] },
          { value: 'vlan', text: [['VLAN IDs in ', { code: 'endpoint_spec' }, '.']] },
        ],
      },
      usedBy: ['listFirewalls', 'createFirewall', 'replaceFirewall'],
    },
    FirewallProtocol: {
      text: [['Protocol a firewall rule applies to.']],
      type: {
        is: ['string'],
        values: [
          { value: 'tcp', text: [['TCP; can be limited to ports.']] },
          { value: 'udp', text: [['UDP; can be limited to ports.']] },
          { value: 'icmp', text: [['ICMP, such as ping over IPv4.']] },
          { value: 'icmp6', text: [['ICMP for IPv6.']] },
          { value: 'any', text: [['Every protocol.']] },
        ],
      },
      usedBy: ['listFirewalls', 'createFirewall', 'replaceFirewall'],
    },
    FirewallResource: {
      text: [['A resource assigned to a firewall.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'resource_uuid',
            required: true,
            text: [['Identity of the resource.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'resource_type',
            required: true,
            text: [['Kind of the resource.']],
            type: { schema: 'FirewallResourceType' },
          },
        ],
      },
      usedBy: ['listFirewalls', 'createFirewall', 'replaceFirewall', 'assignFirewall'],
    },
    FirewallResourceType: {
      text: [['Kind of resource assigned to a firewall.']],
      type: { is: ['string'], values: [{ value: 'vm', text: [['A virtual machine.']] }] },
      usedBy: ['listFirewalls', 'createFirewall', 'replaceFirewall', 'assignFirewall'],
    },
    FirewallRule: {
      text: [['A rule of a firewall, as returned by the platform.']],
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
            name: 'direction',
            required: true,
            text: [['Direction of the traffic.']],
            type: { schema: 'FirewallDirection' },
          },
          {
            name: 'protocol',
            required: true,
            text: [['Protocol of the traffic.']],
            type: { schema: 'FirewallProtocol' },
          },
          {
            name: 'policy_action',
            text: [
              [
                'Action on the traffic, in the platform\'s own terms; passed through unread. Absent on many deployments.',
              ],
            ],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'port_start',
            text: [['First port. ', { code: 'null' }, ' means all ports.']],
            type: { is: ['integer', 'null'], unit: 'port', min: 1, max: 65535 },
          },
          {
            name: 'port_end',
            text: [['Last port. Equal to ', { code: 'port_start' }, ' for a single port.']],
            type: { is: ['integer', 'null'], unit: 'port', min: 1, max: 65535 },
          },
          {
            name: 'endpoint_spec_type',
            required: true,
            text: [['How the remote endpoint is specified.']],
            type: { schema: 'FirewallEndpointType' },
          },
          {
            name: 'endpoint_spec',
            text: [
              [
                'Remote endpoints: sources of inbound, destinations of outbound traffic. ',
                { code: 'null' },
                ' or empty for ',
                { code: 'any' },
                '.',
              ],
            ],
            type: { is: ['array', 'null'], items: { is: ['string'] } },
          },
        ],
      },
      usedBy: ['listFirewalls', 'createFirewall', 'replaceFirewall'],
    },
    FirewallRuleInput: {
      text: [['A rule of a firewall, as sent to the platform.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            text: [['Identity of an existing rule to keep. Leave it out for a new rule.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'direction',
            required: true,
            text: [['Direction of the traffic.']],
            type: { schema: 'FirewallDirection' },
          },
          {
            name: 'protocol',
            required: true,
            text: [
              [
                'Protocol of the traffic. Ports are for ',
                { code: 'tcp' },
                ' and ',
                { code: 'udp' },
                '.',
              ],
            ],
            type: { schema: 'FirewallProtocol' },
          },
          {
            name: 'policy_action',
            text: [['Action on the traffic. Send it back as received, otherwise leave it out.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'port_start',
            text: [['First port. ', { code: 'null' }, ' means all ports.']],
            type: { is: ['integer', 'null'], unit: 'port', min: 1, max: 65535, example: 443 },
          },
          {
            name: 'port_end',
            text: [
              [
                'Last port, not below ',
                { code: 'port_start' },
                '. Left out or ',
                { code: 'null' },
                ' for a single port.',
              ],
            ],
            type: { is: ['integer', 'null'], unit: 'port', min: 1, max: 65535, example: 443 },
          },
          {
            name: 'endpoint_spec_type',
            required: true,
            text: [['How the remote endpoint is specified.']],
            type: { schema: 'FirewallEndpointType' },
          },
          {
            name: 'endpoint_spec',
            text: [
              [
                'Remote endpoints: sources of inbound, destinations of outbound traffic. ',
                { code: 'null' },
                ' for ',
                { code: 'any' },
                '.',
              ],
            ],
            type: { is: ['array', 'null'], items: { is: ['string'], example: '203.0.113.0/24' } },
          },
        ],
      },
      usedBy: ['createFirewall', 'replaceFirewall'],
    },
    ReplaceFirewallBody: {
      text: [
        [
          'The complete set of rules. Rules that are not sent are removed; a rule sent with its ',
          { code: 'uuid' },
          ' keeps its identity.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'display_name',
            text: [['Name of the firewall. Leave it out to keep the current one.']],
            type: { is: ['string'], minLength: 1, example: 'web-public' },
          },
          {
            name: 'billing_account_id',
            text: [
              [
                'Billing account the firewall belongs to from now on. Leave it out to keep the current one.',
              ],
            ],
            type: { is: ['integer'], unit: 'id', example: 120348 },
          },
          {
            name: 'rules',
            required: true,
            text: [['All rules; may be empty.']],
            type: { is: ['array'], items: { schema: 'FirewallRuleInput' } },
          },
        ],
      },
      usedBy: ['replaceFirewall'],
    },
  },
}
