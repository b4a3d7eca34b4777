// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listMetalSystems',
      method: 'GET',
      path: '/metal/os',
      title: 'List operating systems',
      text: [
        [
          'The operating systems servers can be set up with. The ',
          { code: 'ready_os_ids' },
          ' of a spec list those available for it.',
        ],
      ],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The operating systems.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'MetalOs' } },
          examples: [
            {
              id: 'systems',
              title: 'Two systems, one of them not offered',
              value: [
                {
                  os_id: 'debian-12',
                  os_type_id: 'debian',
                  os_type: { title: 'Debian', icon: 'debian' },
                  version_title: '12',
                  is_published: true,
                },
                {
                  os_id: 'centos-7',
                  os_type_id: 'centos',
                  os_type: { title: 'CentOS', icon: 'centos' },
                  version_title: '7',
                  is_published: false,
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
        { type: 'bare_metal', kind: 'list', href: '/metal' },
        { type: 'bare_metal', kind: 'detail', href: '/metal' },
        { type: 'bare_metal', kind: 'choices', href: '/metal/create' },
      ],
    },
    {
      id: 'listMetalSpecs',
      method: 'GET',
      path: '/metal/specs',
      title: 'List specs',
      text: [
        [
          'All kinds of servers, including those without a free server and those not shown to customers.',
        ],
      ],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The specs.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'MetalSpec' } },
          examples: [
            {
              id: 'specs',
              title: 'A spec with a free server and one without',
              value: [
                {
                  uuid: '8f1c3b52-07ae-4d96-b2e8-4a6f90c15d37',
                  title: 'Compute S',
                  subtitle: 'AMD EPYC 4244P, 64 GB, 2 × 960 GB NVMe',
                  description: 'For build servers and databases of a few hundred gigabytes.',
                  is_visible: true,
                  is_available: true,
                  ready_os_ids: ['debian-12', 'ubuntu-24_04', 'centos-7'],
                },
                {
                  uuid: 'd25e7f90-6c13-4ab8-91f4-0be8c73a5162',
                  title: 'Storage XL',
                  subtitle: 'AMD EPYC 9124, 128 GB, 12 × 18 TB',
                  description: 'For archives and backups.',
                  is_visible: true,
                  is_available: false,
                  ready_os_ids: ['debian-12'],
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
      uses: [{ type: 'bare_metal', kind: 'choices', href: '/metal/create' }],
    },
    {
      id: 'listMetalLeases',
      method: 'GET',
      path: '/metal/leases',
      title: 'List leases',
      text: [['All leases. Leases that have ended are not included.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The leases.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'MetalLease' } },
          examples: [
            {
              id: 'leases',
              title: 'The lease of build-metal-01',
              value: [
                {
                  uuid: 'f10884e2-21e1-45e8-a75f-25514ba95ec8',
                  machine_uuid: 'a7c41f08-93e5-4d2b-b6a0-5e18d7f3c092',
                  user_id: 20417,
                  billing_account_id: 120348,
                  display_name: 'build-metal-01',
                  requested_os_id: 'debian-12',
                  os_id: 'debian-12',
                  status: 'in_use',
                  machine: {
                    label: 'tll-r04-u12',
                    mac_addresses: ['3c:ec:ef:5a:10:42', '3c:ec:ef:5a:10:43'],
                    ip_public_v4: '185.7.240.12',
                    ip_public_v6: '2a0b:4880:f0::12',
                    ssh_credentials: 'root:Vana-Toomas-1433',
                    current_state_id: 9304,
                  },
                  state_history: [
                    {
                      state_id: 9303,
                      lease_id: 'f10884e2-21e1-45e8-a75f-25514ba95ec8',
                      billing_account_id: 120348,
                      os_id: null,
                      status: 'pending',
                      changed_at: '2026-05-05 08:46:00',
                      ended_at: '2026-05-05 08:49:00',
                      acting_user_id: 20417,
                      action: 'user_request',
                    },
                    {
                      state_id: 9304,
                      lease_id: 'f10884e2-21e1-45e8-a75f-25514ba95ec8',
                      billing_account_id: 120348,
                      os_id: 'debian-12',
                      status: 'in_use',
                      changed_at: '2026-05-05 08:49:00',
                      ended_at: null,
                      acting_user_id: null,
                      action: 'admin_update',
                    },
                  ],
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
        { type: 'bare_metal', kind: 'list', href: '/metal' },
        { type: 'bare_metal', kind: 'detail', href: '/metal' },
      ],
    },
    {
      id: 'createMetalLease',
      method: 'POST',
      path: '/metal/leases',
      title: 'Lease server',
      text: [
        [
          'Leases a free server of a spec. It is ',
          { code: 'pending' },
          ' until it is set up, then ',
          { code: 'in_use' },
          '. Without a free server the call fails with \'No available machines\'.',
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
        encoding: 'json',
        required: true,
        type: { schema: 'CreateMetalLeaseBody' },
        examples: [
          {
            id: 'lease',
            value: {
              spec_uuid: '8f1c3b52-07ae-4d96-b2e8-4a6f90c15d37',
              display_name: 'build-metal-02',
              requested_os_id: 'debian-12',
              billing_account_id: 120348,
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The lease.']],
          content: 'application/json',
          type: { schema: 'MetalLease' },
          examples: [
            {
              id: 'created',
              title: 'build-metal-02, being set up',
              value: {
                uuid: 'c61f8b27-40da-4e93-a5b7-1d3f09e8c264',
                machine_uuid: '1e83b5d0-f72a-4c69-90e1-b48a5c7d2f36',
                user_id: 20417,
                billing_account_id: 120348,
                display_name: 'build-metal-02',
                requested_os_id: 'debian-12',
                os_id: null,
                status: 'pending',
                machine: {
                  label: 'tll-r04-u13',
                  mac_addresses: ['3c:ec:ef:5a:10:66', '3c:ec:ef:5a:10:67'],
                  ip_public_v4: '185.7.240.13',
                  ip_public_v6: '2a0b:4880:f0::13',
                  current_state_id: 9417,
                },
                state_history: [
                  {
                    state_id: 9417,
                    lease_id: 'c61f8b27-40da-4e93-a5b7-1d3f09e8c264',
                    billing_account_id: 120348,
                    os_id: null,
                    status: 'pending',
                    changed_at: '2026-11-21 08:47:20',
                    ended_at: null,
                    acting_user_id: 20417,
                    action: 'user_request',
                  },
                ],
              },
            },
          ],
        },
        '201': {
          text: [['The lease, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'MetalLease' },
          examples: [
            {
              id: 'created',
              title: 'build-metal-02, being set up',
              value: {
                uuid: 'c61f8b27-40da-4e93-a5b7-1d3f09e8c264',
                machine_uuid: '1e83b5d0-f72a-4c69-90e1-b48a5c7d2f36',
                user_id: 20417,
                billing_account_id: 120348,
                display_name: 'build-metal-02',
                requested_os_id: 'debian-12',
                os_id: null,
                status: 'pending',
                machine: {
                  label: 'tll-r04-u13',
                  mac_addresses: ['3c:ec:ef:5a:10:66', '3c:ec:ef:5a:10:67'],
                  ip_public_v4: '185.7.240.13',
                  ip_public_v6: '2a0b:4880:f0::13',
                  current_state_id: 9417,
                },
                state_history: [
                  {
                    state_id: 9417,
                    lease_id: 'c61f8b27-40da-4e93-a5b7-1d3f09e8c264',
                    billing_account_id: 120348,
                    os_id: null,
                    status: 'pending',
                    changed_at: '2026-11-21 08:47:20',
                    ended_at: null,
                    acting_user_id: 20417,
                    action: 'user_request',
                  },
                ],
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
      changes: ['listMetalSpecs'],
      uses: [{ type: 'bare_metal', kind: 'create', href: '/metal/create' }],
    },
    {
      id: 'updateMetalLease',
      method: 'PATCH',
      path: '/metal/leases/{uuid}',
      title: 'Rename lease',
      text: [['Renames the lease.']],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the lease.']],
          type: { is: ['string'], format: 'uuid', example: 'f10884e2-21e1-45e8-a75f-25514ba95ec8' },
        },
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'UpdateMetalLeaseBody' },
        examples: [{ id: 'rename', value: { display_name: 'build-metal-01' } }],
      },
      answers: {
        '200': {
          text: [['The lease.']],
          content: 'application/json',
          type: { schema: 'MetalLease' },
          examples: [
            {
              id: 'renamed',
              title: 'build-metal-01, in use',
              value: {
                uuid: 'f10884e2-21e1-45e8-a75f-25514ba95ec8',
                machine_uuid: 'a7c41f08-93e5-4d2b-b6a0-5e18d7f3c092',
                user_id: 20417,
                billing_account_id: 120348,
                display_name: 'build-metal-01',
                requested_os_id: 'debian-12',
                os_id: 'debian-12',
                status: 'in_use',
                machine: {
                  label: 'tll-r04-u12',
                  mac_addresses: ['3c:ec:ef:5a:10:42', '3c:ec:ef:5a:10:43'],
                  ip_public_v4: '185.7.240.12',
                  ip_public_v6: '2a0b:4880:f0::12',
                  ssh_credentials: 'root:Vana-Toomas-1433',
                  current_state_id: 9304,
                },
                state_history: [
                  {
                    state_id: 9303,
                    lease_id: 'f10884e2-21e1-45e8-a75f-25514ba95ec8',
                    billing_account_id: 120348,
                    os_id: null,
                    status: 'pending',
                    changed_at: '2026-05-05 08:46:00',
                    ended_at: '2026-05-05 08:49:00',
                    acting_user_id: 20417,
                    action: 'user_request',
                  },
                  {
                    state_id: 9304,
                    lease_id: 'f10884e2-21e1-45e8-a75f-25514ba95ec8',
                    billing_account_id: 120348,
                    os_id: 'debian-12',
                    status: 'in_use',
                    changed_at: '2026-05-05 08:49:00',
                    ended_at: null,
                    acting_user_id: null,
                    action: 'admin_update',
                  },
                ],
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
      uses: [{ type: 'bare_metal', kind: 'action', action: 'rename', href: '/metal' }],
    },
    {
      id: 'deleteMetalLease',
      method: 'DELETE',
      path: '/metal/leases/{uuid}',
      title: 'Release server',
      text: [
        [
          'Ends the lease. Everything on the server is erased, and its addresses and credentials are lost. Shortly after leasing, the call fails with \'Too soon to release machine\'.',
        ],
      ],
      loses: true,
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the lease.']],
          type: { is: ['string'], format: 'uuid', example: 'f10884e2-21e1-45e8-a75f-25514ba95ec8' },
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
      changes: ['listMetalSpecs'],
      uses: [{ type: 'bare_metal', kind: 'action', action: 'release', href: '/metal' }],
    },
  ],
  schemas: {
    CreateMetalLeaseBody: {
      text: [['A server to lease.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'spec_uuid',
            required: true,
            text: [['Kind of server, from ', { operation: 'listMetalSpecs' }, '.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'display_name',
            required: true,
            text: [['Name of the lease.']],
            type: { is: ['string'], minLength: 1, example: 'build-metal-02' },
          },
          {
            name: 'requested_os_id',
            required: true,
            text: [
              [
                'Operating system to set up, a published one of the ',
                { code: 'ready_os_ids' },
                ' of the spec.',
              ],
            ],
            type: { schema: 'MetalId' },
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
      usedBy: ['createMetalLease'],
    },
    MetalChangeAction: {
      text: [['Event that changes the state of a server.']],
      type: {
        is: ['string'],
        values: [
          { value: 'admin_create', text: [['An administrator added the server.']] },
          {
            value: 'admin_update',
            text: [['An administrator, or the platform by itself, changed it.']],
          },
          { value: 'admin_delete', text: [['An administrator removed it.']] },
          { value: 'admin_lease_create', text: [['An administrator leased it to a customer.']] },
          { value: 'user_request', text: [['A customer leased it.']] },
          { value: 'user_release', text: [['A customer released it.']] },
        ],
      },
      usedBy: ['listMetalLeases', 'createMetalLease', 'updateMetalLease'],
    },
    MetalId: {
      text: [
        [
          'An identity chosen by the deployment: a lower case letter, then lower case letters, digits, underscores and hyphens.',
        ],
      ],
      type: { is: ['string'], pattern: '^[a-z][a-z0-9_-]*$', example: 'debian-12' },
      usedBy: [
        'listMetalSystems',
        'listMetalSpecs',
        'listMetalLeases',
        'createMetalLease',
        'updateMetalLease',
      ],
    },
    MetalLease: {
      text: [
        [
          'A server leased to a customer. A leased server is ',
          { code: 'pending' },
          ' or ',
          { code: 'in_use' },
          '; a lease that has ended is no longer returned.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the lease.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'machine_uuid',
            text: [['Identity of the server. May be absent.']],
            type: { is: ['string', 'null'], format: 'uuid' },
          },
          {
            name: 'user_id',
            required: true,
            text: [['User the lease belongs to.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account that pays for the lease.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'display_name',
            required: true,
            text: [['Name given by the customer.']],
            type: { is: ['string'] },
          },
          {
            name: 'requested_os_id',
            text: [['Operating system that was requested. May be absent.']],
            type: { schema: 'MetalId' },
          },
          {
            name: 'os_id',
            text: [['Operating system that is set up; ', { code: 'null' }, ' or absent until it is.']],
            type: { is: ['string', 'null'], pattern: '^[a-z][a-z0-9_-]*$' },
          },
          {
            name: 'status',
            required: true,
            text: [['State of the server.']],
            type: { schema: 'MetalStatus' },
          },
          {
            name: 'machine',
            text: [['The server, as far as the key may see it. May be absent.']],
            type: { schema: 'MetalMachine' },
          },
          {
            name: 'state_history',
            text: [['States the server had in this lease, the oldest first. May be absent.']],
            type: { is: ['array'], items: { schema: 'MetalStateChange' } },
          },
        ],
      },
      usedBy: ['listMetalLeases', 'createMetalLease', 'updateMetalLease'],
    },
    MetalMachine: {
      text: [['A server.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'label',
            text: [['Name of the server in the data centre.']],
            type: { is: ['string'] },
          },
          {
            name: 'mac_addresses',
            text: [['MAC addresses of its network cards.']],
            type: { is: ['array'], items: { is: ['string'] } },
          },
          {
            name: 'ip_public_v4',
            text: [['Public IPv4 address. May be absent.']],
            type: { is: ['string', 'null'], format: 'ipv4' },
          },
          {
            name: 'ip_public_v6',
            text: [['Public IPv6 address. May be absent.']],
            type: { is: ['string', 'null'], format: 'ipv6' },
          },
          {
            name: 'ssh_credentials',
            text: [['Credentials for SSH, as free text. Absent until the server is in use.']],
            type: { is: ['string', 'null'], format: 'password' },
            secret: true,
          },
          {
            name: 'admin_notes',
            text: [['Notes of the administrators. Absent for all other users.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'current_state_id',
            text: [['Current state of the server, a ', { code: 'state_id' }, ' of its history.']],
            type: { is: ['integer'], unit: 'id' },
          },
        ],
      },
      usedBy: ['listMetalLeases', 'createMetalLease', 'updateMetalLease'],
    },
    MetalOs: {
      text: [['A version of an operating system a server can be set up with.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'os_id',
            required: true,
            text: [['Identity of the operating system.']],
            type: { schema: 'MetalId' },
          },
          {
            name: 'os_type_id',
            text: [['Identity of the type it is a version of. May be absent.']],
            type: { schema: 'MetalId' },
          },
          {
            name: 'os_type',
            text: [['The type it is a version of. May be absent.']],
            type: { schema: 'MetalOsType' },
          },
          {
            name: 'version_title',
            required: true,
            text: [['Human-readable version.']],
            type: { is: ['string'] },
          },
          {
            name: 'is_published',
            text: [
              [
                'Whether customers may choose it. One that is not published is refused. Absent means yes.',
              ],
            ],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['listMetalSystems'],
    },
    MetalOsType: {
      text: [['A type of operating system.']],
      type: {
        is: ['object'],
        fields: [
          { name: 'title', text: [['Human-readable name.']], type: { is: ['string'] } },
          {
            name: 'icon',
            text: [['URL or name of an icon. May be absent.']],
            type: { is: ['string', 'null'] },
          },
        ],
      },
      usedBy: ['listMetalSystems'],
    },
    MetalSpec: {
      text: [['A kind of server that can be leased.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the spec.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'title',
            required: true,
            text: [['Human-readable name.']],
            type: { is: ['string'] },
          },
          {
            name: 'subtitle',
            text: [['Short summary of processor, memory and disks. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'description',
            text: [['Intended use of the server. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'is_visible',
            text: [['Whether customers are offered the spec. Absent means yes.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_available',
            text: [['Whether a server of the spec is free. Absent means yes.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'ready_os_ids',
            text: [
              [
                'Operating systems a server of the spec can be set up with, from ',
                { operation: 'listMetalSystems' },
                '.',
              ],
            ],
            type: { is: ['array'], items: { schema: 'MetalId' } },
          },
        ],
      },
      usedBy: ['listMetalSpecs'],
    },
    MetalStateChange: {
      text: [['A state a server entered, and who caused it.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'state_id',
            required: true,
            text: [['Identity of the entry.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'lease_id',
            text: [['Lease at that time; ', { code: 'null' }, ' when there was none.']],
            type: { is: ['string', 'null'], format: 'uuid' },
          },
          {
            name: 'billing_account_id',
            text: [['Billing account that paid at that time; ', { code: 'null' }, ' without a lease.']],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'os_id',
            text: [['Operating system that was set up; ', { code: 'null' }, ' when there was none.']],
            type: { is: ['string', 'null'], pattern: '^[a-z][a-z0-9_-]*$' },
          },
          {
            name: 'status',
            required: true,
            text: [['State of the server.']],
            type: { schema: 'MetalStatus' },
          },
          {
            name: 'changed_at',
            required: true,
            text: [['When the server entered the state.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'ended_at',
            text: [['When the server left the state; ', { code: 'null' }, ' for the current one.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
          {
            name: 'acting_user_id',
            text: [['User who caused the state; ', { code: 'null' }, ' if the platform did.']],
            type: { is: ['integer', 'null'], unit: 'id' },
          },
          {
            name: 'action',
            required: true,
            text: [['Event that caused the state.']],
            type: { schema: 'MetalChangeAction' },
          },
        ],
      },
      usedBy: ['listMetalLeases', 'createMetalLease', 'updateMetalLease'],
    },
    MetalStatus: {
      text: [['State of a server.']],
      type: {
        is: ['string'],
        values: [
          { value: 'available', text: [['Free to be leased.']] },
          { value: 'pending', text: [['Leased and being set up.']] },
          { value: 'in_use', text: [['Leased and ready.']] },
          { value: 'cleaning', text: [['Released and being erased.']] },
          { value: 'offline', text: [['Out of service.']] },
          { value: 'deleted', text: [['Permanently removed.']] },
        ],
      },
      usedBy: ['listMetalLeases', 'createMetalLease', 'updateMetalLease'],
    },
    UpdateMetalLeaseBody: {
      text: [['Changes to a lease.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'display_name',
            required: true,
            text: [['New name.']],
            type: { is: ['string'], minLength: 1, example: 'build-metal-01' },
          },
        ],
      },
      usedBy: ['updateMetalLease'],
    },
  },
}
