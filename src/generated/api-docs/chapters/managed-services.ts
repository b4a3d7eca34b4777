// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listServiceImages',
      method: 'GET',
      path: '/user-resource/service/configurations',
      title: 'List service images',
      text: [['Software that managed services can run, with versions and prices.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The images.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'ServiceImage' } },
          examples: [
            {
              id: 'images',
              title: 'Two databases and Kubernetes',
              value: [
                {
                  uuid: '0e5d7b92-c4f1-4d83-a6e9-2b70f18c5d34',
                  service_name: 'postgresql',
                  display_name: 'PostgreSQL',
                  description: 'A relational database with strict types and many extensions.',
                  icon: 'postgresql',
                  is_external: false,
                  is_multi_node_available: true,
                  multi_node_description: 'Two standbys take over when the first machine fails.',
                  multi_node_count: 3,
                  prices: [
                    { price_multiplier: 1.25, resource_type: 'CPU' },
                    { price_multiplier: 1.25, resource_type: 'RAM' },
                    { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                  ],
                  read_more_url: 'https://docs.aldera.example/services/postgresql',
                  versions: ['16.4', '15.8', '14.13'],
                  created_at: '2024-03-11 09:00:00',
                  updated_at: '2026-09-02 08:30:00',
                },
                {
                  uuid: 'b81f4c06-3a9e-4e57-8d20-75c6e9a1f0b3',
                  service_name: 'mariadb',
                  display_name: 'MariaDB',
                  description: 'A relational database that takes the place of MySQL.',
                  icon: 'mariadb',
                  is_external: false,
                  is_multi_node_available: true,
                  multi_node_description: 'Three machines hold the same data and all of them take writes.',
                  multi_node_count: 3,
                  prices: [
                    { price_multiplier: 1.25, resource_type: 'CPU' },
                    { price_multiplier: 1.25, resource_type: 'RAM' },
                    { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                  ],
                  read_more_url: 'https://docs.aldera.example/services/mariadb',
                  versions: ['11.4.3', '10.11.9'],
                  created_at: '2024-03-11 09:00:00',
                  updated_at: '2026-09-02 08:30:00',
                },
                {
                  uuid: '7c92e0d8-5f4b-4a16-9be3-d08a61f7c4e5',
                  service_name: 'kubernetes',
                  display_name: 'Kubernetes',
                  description: 'A cluster whose control plane the platform runs.',
                  icon: 'kubernetes',
                  is_external: false,
                  is_multi_node_available: false,
                  prices: [
                    { price_multiplier: 1, resource_type: 'CPU' },
                    { price_multiplier: 1, resource_type: 'RAM' },
                    { price_multiplier: 1, resource_type: 'BLOCK_STORAGE' },
                  ],
                  read_more_url: 'https://docs.aldera.example/services/kubernetes',
                  versions: ['1.31.4', '1.31.2', '1.30.8'],
                  specification: {
                    provider: {
                      workers: {
                        packages: [
                          { cpu: 2, ram: 4, ssd: 60, default: ['other'], os: ['other'] },
                          { cpu: 4, ram: 8, ssd: 80, default: [], os: ['other'] },
                          {
                            cpu: 8,
                            ram: 16,
                            ssd: 160,
                            default: [],
                            os: ['other'],
                            notice: 'For databases and builds',
                          },
                        ],
                      },
                    },
                  },
                  created_at: '2025-01-20 09:00:00',
                  updated_at: '2026-11-05 08:30:00',
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
        { type: 'managed_service', kind: 'list', href: '/services' },
        { type: 'managed_service', kind: 'detail', href: '/services' },
        { type: 'managed_service', kind: 'choices', href: '/services/create' },
      ],
    },
    {
      id: 'listServices',
      method: 'GET',
      path: '/user-resource/service/packages',
      title: 'List services',
      text: [['All managed services in all locations.']],
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
          text: [['The services.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'ManagedService' } },
          examples: [
            {
              id: 'services',
              title: 'A database and a cluster',
              value: [
                {
                  uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
                  service: 'postgresql',
                  version: '16.4',
                  display_name: 'shop-db',
                  status: 'active',
                  billing_account_id: 120348,
                  user_id: 20417,
                  is_multi_node: false,
                  is_deleted: false,
                  prices: [
                    { price_multiplier: 1.25, resource_type: 'CPU' },
                    { price_multiplier: 1.25, resource_type: 'RAM' },
                    { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                  ],
                  resources: [
                    {
                      resource_type: 'virtual_ip',
                      resource_id: '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
                      resource_location: 'tll',
                      resource_allocation: { address: '10.84.12.40' },
                    },
                    {
                      resource_type: 'network',
                      resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                      resource_location: 'tll',
                      resource_allocation: {},
                    },
                    {
                      resource_type: 'vm',
                      resource_id: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
                      resource_location: 'tll',
                      resource_allocation: {
                        memory: 4096,
                        vcpu: 2,
                        status: 'running',
                        storage: [
                          {
                            uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                            size: 100,
                            primary: true,
                            replica: [
                              {
                                uuid: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35',
                                master_uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                                type: 'backup',
                                size: 100,
                                pool: 'Performance NVMe',
                                created_at: '2026-11-18 02:00:00.000000',
                                updated_at: null,
                              },
                            ],
                          },
                        ],
                      },
                    },
                  ],
                  whitelist_addresses: ['10.84.12.0/24', '198.51.100.17'],
                  properties: { location: 'tll', service_ip: '10.84.12.40', sql_user: 'wadmin', port: 5432 },
                  created_at: '2026-02-09 12:31:44',
                  updated_at: '2026-11-18 02:00:00',
                  deleted_at: null,
                },
                {
                  uuid: '60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42',
                  service: 'kubernetes',
                  version: '1.31.4',
                  display_name: 'shop-cluster',
                  status: 'active',
                  billing_account_id: 120348,
                  user_id: 20417,
                  is_multi_node: false,
                  is_deleted: false,
                  prices: [
                    { price_multiplier: 1, resource_type: 'CPU' },
                    { price_multiplier: 1, resource_type: 'RAM' },
                    { price_multiplier: 1, resource_type: 'BLOCK_STORAGE' },
                  ],
                  resources: [
                    {
                      resource_type: 'virtual_ip',
                      resource_id: '97d25fa0-48b3-4e6c-b1d7-30ac6e85f914',
                      resource_location: 'tll',
                      resource_allocation: { address: '10.84.12.41' },
                    },
                    {
                      resource_type: 'network',
                      resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                      resource_location: 'tll',
                      resource_allocation: {},
                    },
                    {
                      resource_type: 'kong_token',
                      resource_id: '3061',
                      resource_location: 'tll',
                      resource_allocation: {},
                    },
                    {
                      resource_type: 'vm',
                      resource_id: 'a90e47c3-1f6d-4852-93b8-d2c57e0f1b64',
                      resource_location: 'tll',
                      resource_allocation: {
                        memory: 4096,
                        vcpu: 2,
                        status: 'running',
                        storage: [{ uuid: '2cf5a861-d07e-4b94-8a35-6e19bd40f7c2', size: 60, primary: true, replica: [] }],
                      },
                    },
                    {
                      resource_type: 'vm',
                      resource_id: '4e8b10d6-c7a5-4f39-b2e0-958d3fa6c171',
                      resource_location: 'tll',
                      resource_allocation: {
                        memory: 4096,
                        vcpu: 2,
                        status: 'running',
                        storage: [{ uuid: 'f73d9c04-85b2-46e1-a8d9-0b5c2e71f6a3', size: 60, primary: true, replica: [] }],
                      },
                    },
                  ],
                  whitelist_addresses: [],
                  properties: {
                    location: 'tll',
                    cluster_name: 'shop-cluster-60e8d2',
                    spec: {
                      maintenance: { autoUpdate: true, timeWindow: { begin: '030000+0000', end: '040000+0000' } },
                      provider: {
                        workers: [
                          {
                            name: 'general',
                            machine: { cpu: 2, ram: 4 },
                            min: 2,
                            max: 4,
                            maxSurge: 1,
                            volume: { size: 60 },
                            zones: ['tll-a', 'tll-b'],
                          },
                        ],
                      },
                    },
                    status: {
                      conditions: [
                        {
                          type: 'ControlPlaneHealthy',
                          status: 'True',
                          reason: 'ControlPlaneRunning',
                          message: 'All control plane components are healthy.',
                          lastTransitionTime: '2026-05-20T09:03:12.000Z',
                        },
                        {
                          type: 'APIServerAvailable',
                          status: 'True',
                          reason: 'HealthzRequestSucceeded',
                          message: 'API server /healthz endpoint responded with success status code.',
                          lastTransitionTime: '2026-05-20T09:03:42.000Z',
                        },
                        {
                          type: 'EveryNodeReady',
                          status: 'True',
                          reason: 'EveryNodeReady',
                          message: 'All nodes are ready.',
                          lastTransitionTime: '2026-05-20T09:04:42.000Z',
                        },
                        {
                          type: 'SystemComponentsHealthy',
                          status: 'True',
                          reason: 'SystemComponentsRunning',
                          message: 'All system components are healthy.',
                          lastTransitionTime: '2026-05-20T09:05:12.000Z',
                        },
                        {
                          type: 'ObservabilityComponentsHealthy',
                          status: 'True',
                          reason: 'ObservabilityComponentsRunning',
                          message: 'All observability components are healthy.',
                          lastTransitionTime: '2026-05-20T09:05:42.000Z',
                        },
                      ],
                    },
                    workers: [
                      {
                        name: 'general',
                        machine: { cpu: 2, ram: 4 },
                        min: 2,
                        max: 4,
                        maxSurge: 1,
                        volume: { size: 60 },
                        zones: ['tll-a', 'tll-b'],
                      },
                    ],
                    maintenance: { autoUpdate: true, timeWindow: { begin: '030000+0000', end: '040000+0000' } },
                  },
                  created_at: '2026-05-20 09:02:42',
                  updated_at: '2026-11-18 03:00:00',
                  deleted_at: null,
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
        { type: 'managed_service', kind: 'list', href: '/services' },
        { type: 'managed_service', kind: 'detail', href: '/services' },
      ],
    },
    {
      id: 'createService',
      method: 'POST',
      path: '/user-resource/service/package',
      title: 'Create service',
      text: [
        [
          'Orders a managed service. It is ',
          { code: 'requested' },
          ' until it is ready. Deployments that finish the work before they answer return it as ',
          { code: 'active' },
          '.',
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
        type: { schema: 'CreateServiceBody' },
        examples: [
          {
            id: 'database',
            value: {
              display_name: 'shop-db',
              service: 'postgresql',
              version: '16.4',
              billing_account_id: 120348,
              is_multi_node: false,
              vm_cpu: 2,
              vm_ram: 4096,
              vm_disk_gb: 100,
              reserve_public_ip: false,
              package_parameters: { location: 'tll', network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4' },
            },
          },
          {
            id: 'cluster',
            value: {
              display_name: 'shop-cluster',
              service: 'kubernetes',
              version: '1.31.4',
              billing_account_id: 120348,
              is_multi_node: false,
              reserve_public_ip: false,
              package_parameters: {
                location: 'tll',
                network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                spec: {
                  maintenance: { autoUpdate: true, timeWindow: { begin: '030000+0000', end: '040000+0000' } },
                  provider: {
                    workers: [
                      {
                        name: 'general',
                        machine: { cpu: 2, ram: 4 },
                        min: 2,
                        max: 4,
                        maxSurge: 1,
                        volume: { size: 60 },
                        zones: ['tll-a', 'tll-b'],
                      },
                    ],
                  },
                },
              },
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The service.']],
          content: 'application/json',
          type: { schema: 'ManagedService' },
          examples: [
            {
              id: 'created',
              title: 'A new database, being made',
              value: {
                uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
                service: 'postgresql',
                version: '16.4',
                display_name: 'shop-db',
                status: 'requested',
                billing_account_id: 120348,
                user_id: 20417,
                is_multi_node: false,
                is_deleted: false,
                prices: [
                  { price_multiplier: 1.25, resource_type: 'CPU' },
                  { price_multiplier: 1.25, resource_type: 'RAM' },
                  { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                ],
                resources: [
                  {
                    resource_type: 'virtual_ip',
                    resource_id: '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
                    resource_location: 'tll',
                    resource_allocation: { address: '10.84.12.40' },
                  },
                  {
                    resource_type: 'network',
                    resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'vm',
                    resource_id: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
                    resource_location: 'tll',
                    resource_allocation: {
                      memory: 4096,
                      vcpu: 2,
                      status: 'creating',
                      storage: [{ uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84', size: 100, primary: true, replica: [] }],
                    },
                  },
                ],
                whitelist_addresses: [],
                properties: { location: 'tll', service_ip: '10.84.12.40', sql_user: 'wadmin', port: 5432 },
                created_at: '2026-11-21 08:46:00',
                updated_at: '2026-11-21 08:46:00',
                deleted_at: null,
              },
            },
          ],
        },
        '201': {
          text: [['The service, on deployments that answer with this status.']],
          content: 'application/json',
          type: { schema: 'ManagedService' },
          examples: [
            {
              id: 'created',
              title: 'A new database, being made',
              value: {
                uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
                service: 'postgresql',
                version: '16.4',
                display_name: 'shop-db',
                status: 'requested',
                billing_account_id: 120348,
                user_id: 20417,
                is_multi_node: false,
                is_deleted: false,
                prices: [
                  { price_multiplier: 1.25, resource_type: 'CPU' },
                  { price_multiplier: 1.25, resource_type: 'RAM' },
                  { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                ],
                resources: [
                  {
                    resource_type: 'virtual_ip',
                    resource_id: '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
                    resource_location: 'tll',
                    resource_allocation: { address: '10.84.12.40' },
                  },
                  {
                    resource_type: 'network',
                    resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'vm',
                    resource_id: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
                    resource_location: 'tll',
                    resource_allocation: {
                      memory: 4096,
                      vcpu: 2,
                      status: 'creating',
                      storage: [{ uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84', size: 100, primary: true, replica: [] }],
                    },
                  },
                ],
                whitelist_addresses: [],
                properties: { location: 'tll', service_ip: '10.84.12.40', sql_user: 'wadmin', port: 5432 },
                created_at: '2026-11-21 08:46:00',
                updated_at: '2026-11-21 08:46:00',
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
      changes: ['listIpAddresses', 'listNetworks'],
      limits: {
        operation: 'listVmParameters',
        rows: {
          vm_cpu: 'vcpu',
          vm_ram: 'ram',
          vm_disk_gb: 'disks',
          'package_parameters.spec.provider.workers[].volume.size': 'disks',
        },
      },
      uses: [{ type: 'managed_service', kind: 'create', href: '/services/create' }],
    },
    {
      id: 'getService',
      method: 'GET',
      path: '/user-resource/service/package/{uuid}',
      title: 'Read service',
      text: [['One managed service. A deleted one stays readable.']],
      beyond: true,
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the managed service.']],
          type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The service.']],
          content: 'application/json',
          type: { schema: 'ManagedService' },
          examples: [
            {
              id: 'service',
              title: 'The database shop-db',
              value: {
                uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
                service: 'postgresql',
                version: '16.4',
                display_name: 'shop-db',
                status: 'active',
                billing_account_id: 120348,
                user_id: 20417,
                is_multi_node: false,
                is_deleted: false,
                prices: [
                  { price_multiplier: 1.25, resource_type: 'CPU' },
                  { price_multiplier: 1.25, resource_type: 'RAM' },
                  { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                ],
                resources: [
                  {
                    resource_type: 'virtual_ip',
                    resource_id: '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
                    resource_location: 'tll',
                    resource_allocation: { address: '10.84.12.40' },
                  },
                  {
                    resource_type: 'network',
                    resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'vm',
                    resource_id: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
                    resource_location: 'tll',
                    resource_allocation: {
                      memory: 4096,
                      vcpu: 2,
                      status: 'running',
                      storage: [
                        {
                          uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                          size: 100,
                          primary: true,
                          replica: [
                            {
                              uuid: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35',
                              master_uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                              type: 'backup',
                              size: 100,
                              pool: 'Performance NVMe',
                              created_at: '2026-11-18 02:00:00.000000',
                              updated_at: null,
                            },
                          ],
                        },
                      ],
                    },
                  },
                ],
                whitelist_addresses: ['10.84.12.0/24', '198.51.100.17'],
                properties: { location: 'tll', service_ip: '10.84.12.40', sql_user: 'wadmin', port: 5432 },
                created_at: '2026-02-09 12:31:44',
                updated_at: '2026-11-18 02:00:00',
                deleted_at: null,
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
      uses: [],
    },
    {
      id: 'updateService',
      method: 'PATCH',
      path: '/user-resource/service/package/{uuid}',
      title: 'Change service',
      text: [['Renames the service or moves it to another billing account.']],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the managed service.']],
          type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
        },
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'UpdateServiceBody' },
        examples: [
          { id: 'rename', value: { display_name: 'shop-db' } },
          { id: 'move', value: { billing_account_id: 120351 } },
        ],
      },
      answers: {
        '200': {
          text: [['The service.']],
          content: 'application/json',
          type: { schema: 'ManagedService' },
          examples: [
            {
              id: 'changed',
              title: 'The database shop-db',
              value: {
                uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
                service: 'postgresql',
                version: '16.4',
                display_name: 'shop-db',
                status: 'active',
                billing_account_id: 120348,
                user_id: 20417,
                is_multi_node: false,
                is_deleted: false,
                prices: [
                  { price_multiplier: 1.25, resource_type: 'CPU' },
                  { price_multiplier: 1.25, resource_type: 'RAM' },
                  { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                ],
                resources: [
                  {
                    resource_type: 'virtual_ip',
                    resource_id: '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
                    resource_location: 'tll',
                    resource_allocation: { address: '10.84.12.40' },
                  },
                  {
                    resource_type: 'network',
                    resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'vm',
                    resource_id: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
                    resource_location: 'tll',
                    resource_allocation: {
                      memory: 4096,
                      vcpu: 2,
                      status: 'running',
                      storage: [
                        {
                          uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                          size: 100,
                          primary: true,
                          replica: [
                            {
                              uuid: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35',
                              master_uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                              type: 'backup',
                              size: 100,
                              pool: 'Performance NVMe',
                              created_at: '2026-11-18 02:00:00.000000',
                              updated_at: null,
                            },
                          ],
                        },
                      ],
                    },
                  },
                ],
                whitelist_addresses: ['10.84.12.0/24', '198.51.100.17'],
                properties: { location: 'tll', service_ip: '10.84.12.40', sql_user: 'wadmin', port: 5432 },
                created_at: '2026-02-09 12:31:44',
                updated_at: '2026-11-18 02:00:00',
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
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [
        { type: 'managed_service', kind: 'action', action: 'rename', href: '/services' },
        { type: 'managed_service', kind: 'action', action: 'moveBilling', href: '/services' },
      ],
    },
    {
      id: 'deleteService',
      method: 'DELETE',
      path: '/user-resource/service/package/{uuid}',
      title: 'Delete service',
      text: [
        [
          'Deletes the service, its data and its backups. A floating IP stays reserved, unassigned and charged. The answer is the record of the deleted service.',
        ],
      ],
      loses: true,
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the managed service.']],
          type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The service, deleted.']],
          content: 'application/json',
          type: { schema: 'ManagedService' },
          examples: [
            {
              id: 'deleted',
              title: 'shop-db, deleted',
              value: {
                uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
                service: 'postgresql',
                version: '16.4',
                display_name: 'shop-db',
                status: 'deleted',
                billing_account_id: 120348,
                user_id: 20417,
                is_multi_node: false,
                is_deleted: true,
                prices: [
                  { price_multiplier: 1.25, resource_type: 'CPU' },
                  { price_multiplier: 1.25, resource_type: 'RAM' },
                  { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                ],
                resources: [
                  {
                    resource_type: 'virtual_ip',
                    resource_id: '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'network',
                    resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'vm',
                    resource_id: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                ],
                whitelist_addresses: ['10.84.12.0/24', '198.51.100.17'],
                properties: { location: 'tll', service_ip: '10.84.12.40', sql_user: 'wadmin', port: 5432 },
                created_at: '2026-02-09 12:31:44',
                updated_at: '2026-11-21 08:46:00',
                deleted_at: '2026-11-21 08:46:00',
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
      uses: [{ type: 'managed_service', kind: 'action', action: 'delete', href: '/services' }],
    },
    {
      id: 'startServiceResource',
      method: 'POST',
      path: '/user-resource/service/package/{uuid}/resources/{target_uuid}/start',
      title: 'Start machine',
      text: [['Starts a stopped machine of the service.']],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the managed service.']],
          type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
        },
        {
          name: 'target_uuid',
          required: true,
          text: [
            [
              'Identity of the machine, the ',
              { code: 'resource_id' },
              ' of a resource of the service of type ',
              { code: 'vm' },
              '.',
            ],
          ],
          type: { is: ['string'], format: 'uuid', example: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The service.']],
          content: 'application/json',
          type: { schema: 'ManagedService' },
          examples: [
            {
              id: 'service',
              title: 'The database shop-db',
              value: {
                uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
                service: 'postgresql',
                version: '16.4',
                display_name: 'shop-db',
                status: 'active',
                billing_account_id: 120348,
                user_id: 20417,
                is_multi_node: false,
                is_deleted: false,
                prices: [
                  { price_multiplier: 1.25, resource_type: 'CPU' },
                  { price_multiplier: 1.25, resource_type: 'RAM' },
                  { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                ],
                resources: [
                  {
                    resource_type: 'virtual_ip',
                    resource_id: '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
                    resource_location: 'tll',
                    resource_allocation: { address: '10.84.12.40' },
                  },
                  {
                    resource_type: 'network',
                    resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'vm',
                    resource_id: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
                    resource_location: 'tll',
                    resource_allocation: {
                      memory: 4096,
                      vcpu: 2,
                      status: 'running',
                      storage: [
                        {
                          uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                          size: 100,
                          primary: true,
                          replica: [
                            {
                              uuid: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35',
                              master_uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                              type: 'backup',
                              size: 100,
                              pool: 'Performance NVMe',
                              created_at: '2026-11-18 02:00:00.000000',
                              updated_at: null,
                            },
                          ],
                        },
                      ],
                    },
                  },
                ],
                whitelist_addresses: ['10.84.12.0/24', '198.51.100.17'],
                properties: { location: 'tll', service_ip: '10.84.12.40', sql_user: 'wadmin', port: 5432 },
                created_at: '2026-02-09 12:31:44',
                updated_at: '2026-11-18 02:00:00',
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
      uses: [{ type: 'managed_service', kind: 'action', action: 'startMachine', href: '/services' }],
    },
    {
      id: 'stopServiceResource',
      method: 'POST',
      path: '/user-resource/service/package/{uuid}/resources/{target_uuid}/stop',
      title: 'Stop machine',
      text: [['Shuts down a running machine of the service. Its work for the service stops.']],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the managed service.']],
          type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
        },
        {
          name: 'target_uuid',
          required: true,
          text: [
            [
              'Identity of the machine, the ',
              { code: 'resource_id' },
              ' of a resource of the service of type ',
              { code: 'vm' },
              '.',
            ],
          ],
          type: { is: ['string'], format: 'uuid', example: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The service.']],
          content: 'application/json',
          type: { schema: 'ManagedService' },
          examples: [
            {
              id: 'stopping',
              title: 'shop-db, its machine still shutting down',
              value: {
                uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
                service: 'postgresql',
                version: '16.4',
                display_name: 'shop-db',
                status: 'active',
                billing_account_id: 120348,
                user_id: 20417,
                is_multi_node: false,
                is_deleted: false,
                prices: [
                  { price_multiplier: 1.25, resource_type: 'CPU' },
                  { price_multiplier: 1.25, resource_type: 'RAM' },
                  { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                ],
                resources: [
                  {
                    resource_type: 'virtual_ip',
                    resource_id: '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
                    resource_location: 'tll',
                    resource_allocation: { address: '10.84.12.40' },
                  },
                  {
                    resource_type: 'network',
                    resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'vm',
                    resource_id: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
                    resource_location: 'tll',
                    resource_allocation: {
                      memory: 4096,
                      vcpu: 2,
                      status: 'stopping',
                      storage: [
                        {
                          uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                          size: 100,
                          primary: true,
                          replica: [
                            {
                              uuid: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35',
                              master_uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                              type: 'backup',
                              size: 100,
                              pool: 'Performance NVMe',
                              created_at: '2026-11-18 02:00:00.000000',
                              updated_at: null,
                            },
                          ],
                        },
                      ],
                    },
                  },
                ],
                whitelist_addresses: ['10.84.12.0/24', '198.51.100.17'],
                properties: { location: 'tll', service_ip: '10.84.12.40', sql_user: 'wadmin', port: 5432 },
                created_at: '2026-02-09 12:31:44',
                updated_at: '2026-11-21 08:46:00',
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
      uses: [{ type: 'managed_service', kind: 'action', action: 'stopMachine', href: '/services' }],
    },
    {
      id: 'getServiceSecrets',
      method: 'GET',
      path: '/user-resource/service/package/{uuid}/secrets',
      title: 'Read secrets',
      text: [['Credentials of the service that are not part of its record.']],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the managed service.']],
          type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The secrets.']],
          content: 'application/json',
          type: { schema: 'ServiceSecrets' },
          examples: [
            {
              id: 'secrets',
              title: 'Secrets of a database',
              value: { sql_pass: 'Vq4kD8mT2xRb6Ws9Zc3LfHnJ7PgYu5Ea' },
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
      uses: [{ type: 'managed_service', kind: 'detail', href: '/services' }],
    },
    {
      id: 'listServiceWhitelist',
      method: 'GET',
      path: '/user-resource/service/package/{uuid}/whitelist_addresses',
      title: 'List who may connect',
      text: [['IP addresses and CIDR ranges allowed to connect. An empty list allows all.']],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the managed service.']],
          type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The list.']],
          content: 'application/json',
          type: { is: ['array'], items: { is: ['string'] } },
          examples: [
            {
              id: 'whitelist',
              title: 'A range and an address',
              value: ['10.84.12.0/24', '198.51.100.17'],
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
      id: 'addServiceWhitelistEntry',
      method: 'POST',
      path: '/user-resource/service/package/{uuid}/whitelist_addresses',
      title: 'Let somebody connect',
      text: [
        [
          'Adds an address or a range. Adding an existing one changes nothing. The answer is the whole list.',
        ],
      ],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the managed service.']],
          type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
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
        type: { schema: 'ServiceWhitelistBody' },
        examples: [{ id: 'range', value: { ip_address: '198.51.100.17' } }],
      },
      answers: {
        '200': {
          text: [['The list.']],
          content: 'application/json',
          type: { is: ['array'], items: { is: ['string'] } },
          examples: [
            {
              id: 'whitelist',
              title: 'A range and an address',
              value: ['10.84.12.0/24', '198.51.100.17'],
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
      uses: [{ type: 'managed_service', kind: 'action', action: 'allow', href: '/services' }],
    },
    {
      id: 'deleteServiceWhitelistEntry',
      method: 'DELETE',
      path: '/user-resource/service/package/{uuid}/whitelist_addresses',
      title: 'Take off who may connect',
      text: [
        [
          'Removes an address or a range. Removing the last one allows all to connect. The answer is the whole list.',
        ],
      ],
      loses: true,
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the managed service.']],
          type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
        },
      ],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'ServiceWhitelistBody' },
        examples: [{ id: 'range', value: { ip_address: '198.51.100.17' } }],
      },
      answers: {
        '200': {
          text: [['The list.']],
          content: 'application/json',
          type: { is: ['array'], items: { is: ['string'] } },
          examples: [{ id: 'whitelist', title: 'What is left', value: ['10.84.12.0/24'] }],
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
      uses: [{ type: 'managed_service', kind: 'action', action: 'disallow', href: '/services' }],
    },
    {
      id: 'updateServiceProperties',
      method: 'PATCH',
      path: '/user-resource/service/package/{uuid}/properties',
      title: 'Change maintenance',
      text: [['Changes when a cluster is maintained. Not applicable to databases.']],
      pathParameters: [
        {
          name: 'uuid',
          required: true,
          text: [['Identity of the cluster.']],
          type: { is: ['string'], format: 'uuid', example: '60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42' },
        },
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'UpdateServicePropertiesBody' },
        examples: [
          {
            id: 'maintenance',
            value: {
              maintenance: { autoUpdate: true, timeWindow: { begin: '030000+0000', end: '040000+0000' } },
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The service.']],
          content: 'application/json',
          type: { schema: 'ManagedService' },
          examples: [
            {
              id: 'changed',
              title: 'The cluster shop-cluster',
              value: {
                uuid: '60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42',
                service: 'kubernetes',
                version: '1.31.4',
                display_name: 'shop-cluster',
                status: 'active',
                billing_account_id: 120348,
                user_id: 20417,
                is_multi_node: false,
                is_deleted: false,
                prices: [
                  { price_multiplier: 1, resource_type: 'CPU' },
                  { price_multiplier: 1, resource_type: 'RAM' },
                  { price_multiplier: 1, resource_type: 'BLOCK_STORAGE' },
                ],
                resources: [
                  {
                    resource_type: 'virtual_ip',
                    resource_id: '97d25fa0-48b3-4e6c-b1d7-30ac6e85f914',
                    resource_location: 'tll',
                    resource_allocation: { address: '10.84.12.41' },
                  },
                  {
                    resource_type: 'network',
                    resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'kong_token',
                    resource_id: '3061',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'vm',
                    resource_id: 'a90e47c3-1f6d-4852-93b8-d2c57e0f1b64',
                    resource_location: 'tll',
                    resource_allocation: {
                      memory: 4096,
                      vcpu: 2,
                      status: 'running',
                      storage: [{ uuid: '2cf5a861-d07e-4b94-8a35-6e19bd40f7c2', size: 60, primary: true, replica: [] }],
                    },
                  },
                  {
                    resource_type: 'vm',
                    resource_id: '4e8b10d6-c7a5-4f39-b2e0-958d3fa6c171',
                    resource_location: 'tll',
                    resource_allocation: {
                      memory: 4096,
                      vcpu: 2,
                      status: 'running',
                      storage: [{ uuid: 'f73d9c04-85b2-46e1-a8d9-0b5c2e71f6a3', size: 60, primary: true, replica: [] }],
                    },
                  },
                ],
                whitelist_addresses: [],
                properties: {
                  location: 'tll',
                  cluster_name: 'shop-cluster-60e8d2',
                  spec: {
                    maintenance: { autoUpdate: true, timeWindow: { begin: '030000+0000', end: '040000+0000' } },
                    provider: {
                      workers: [
                        {
                          name: 'general',
                          machine: { cpu: 2, ram: 4 },
                          min: 2,
                          max: 4,
                          maxSurge: 1,
                          volume: { size: 60 },
                          zones: ['tll-a', 'tll-b'],
                        },
                      ],
                    },
                  },
                  status: {
                    conditions: [
                      {
                        type: 'ControlPlaneHealthy',
                        status: 'True',
                        reason: 'ControlPlaneRunning',
                        message: 'All control plane components are healthy.',
                        lastTransitionTime: '2026-05-20T09:03:12.000Z',
                      },
                      {
                        type: 'APIServerAvailable',
                        status: 'True',
                        reason: 'HealthzRequestSucceeded',
                        message: 'API server /healthz endpoint responded with success status code.',
                        lastTransitionTime: '2026-05-20T09:03:42.000Z',
                      },
                      {
                        type: 'EveryNodeReady',
                        status: 'True',
                        reason: 'EveryNodeReady',
                        message: 'All nodes are ready.',
                        lastTransitionTime: '2026-05-20T09:04:42.000Z',
                      },
                      {
                        type: 'SystemComponentsHealthy',
                        status: 'True',
                        reason: 'SystemComponentsRunning',
                        message: 'All system components are healthy.',
                        lastTransitionTime: '2026-05-20T09:05:12.000Z',
                      },
                      {
                        type: 'ObservabilityComponentsHealthy',
                        status: 'True',
                        reason: 'ObservabilityComponentsRunning',
                        message: 'All observability components are healthy.',
                        lastTransitionTime: '2026-05-20T09:05:42.000Z',
                      },
                    ],
                  },
                  workers: [
                    {
                      name: 'general',
                      machine: { cpu: 2, ram: 4 },
                      min: 2,
                      max: 4,
                      maxSurge: 1,
                      volume: { size: 60 },
                      zones: ['tll-a', 'tll-b'],
                    },
                  ],
                  maintenance: { autoUpdate: true, timeWindow: { begin: '030000+0000', end: '040000+0000' } },
                },
                created_at: '2026-05-20 09:02:42',
                updated_at: '2026-11-18 03:00:00',
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
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [{ type: 'managed_service', kind: 'action', action: 'maintain', href: '/services' }],
    },
    {
      id: 'rebuildServiceVm',
      method: 'POST',
      path: '/{location}/user-resource/service/package/vm/rebuild',
      title: 'Restore machine',
      text: [
        [
          'Restores a machine of the service from a backup of its disk. Everything written since is lost.',
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
      ],
      query: [],
      body: {
        encoding: 'json',
        required: true,
        type: { schema: 'RebuildServiceVmBody' },
        examples: [
          {
            id: 'backup',
            value: {
              replica_uuid: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35',
              service_package_uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
            },
          },
        ],
      },
      answers: {
        '200': {
          text: [['The service.']],
          content: 'application/json',
          type: { schema: 'ManagedService' },
          examples: [
            {
              id: 'rebuilt',
              title: 'shop-db, its machine being restored',
              value: {
                uuid: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936',
                service: 'postgresql',
                version: '16.4',
                display_name: 'shop-db',
                status: 'active',
                billing_account_id: 120348,
                user_id: 20417,
                is_multi_node: false,
                is_deleted: false,
                prices: [
                  { price_multiplier: 1.25, resource_type: 'CPU' },
                  { price_multiplier: 1.25, resource_type: 'RAM' },
                  { price_multiplier: 1.25, resource_type: 'BLOCK_STORAGE' },
                ],
                resources: [
                  {
                    resource_type: 'virtual_ip',
                    resource_id: '5f0c83d7-a2e4-4b19-96d8-1e7b40c9f352',
                    resource_location: 'tll',
                    resource_allocation: { address: '10.84.12.40' },
                  },
                  {
                    resource_type: 'network',
                    resource_id: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
                    resource_location: 'tll',
                    resource_allocation: {},
                  },
                  {
                    resource_type: 'vm',
                    resource_id: '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062',
                    resource_location: 'tll',
                    resource_allocation: {
                      memory: 4096,
                      vcpu: 2,
                      status: 'creating',
                      storage: [
                        {
                          uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                          size: 100,
                          primary: true,
                          replica: [
                            {
                              uuid: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35',
                              master_uuid: 'd4a70b18-63c9-4e5f-8f21-b09e5d7c3a84',
                              type: 'backup',
                              size: 100,
                              pool: 'Performance NVMe',
                              created_at: '2026-11-18 02:00:00.000000',
                              updated_at: null,
                            },
                          ],
                        },
                      ],
                    },
                  },
                ],
                whitelist_addresses: ['10.84.12.0/24', '198.51.100.17'],
                properties: { location: 'tll', service_ip: '10.84.12.40', sql_user: 'wadmin', port: 5432 },
                created_at: '2026-02-09 12:31:44',
                updated_at: '2026-11-21 08:46:00',
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
      uses: [{ type: 'managed_service', kind: 'action', action: 'rebuild', href: '/services' }],
    },
  ],
  schemas: {
    ClusterCondition: {
      text: [['A condition for a cluster to work.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'type',
            required: true,
            text: [['Subject of the condition.']],
            type: { schema: 'ClusterConditionType' },
          },
          {
            name: 'status',
            required: true,
            text: [['Whether the condition is met.']],
            type: { schema: 'ClusterConditionStatus' },
          },
          {
            name: 'reason',
            text: [['Reason as one machine-readable word. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'message',
            text: [['Reason as a human-readable message. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'lastTransitionTime',
            text: [['When ', { code: 'status' }, ' last changed. May be absent.']],
            type: { is: ['string'], format: 'date-time' },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ClusterConditionStatus: {
      text: [['Whether a condition of a cluster is met.']],
      type: {
        is: ['string'],
        values: [
          { value: 'True', text: [['The condition is met.']] },
          { value: 'False', text: [['The condition is not met.']] },
          {
            value: 'Progressing',
            text: [['The condition is not met yet; the platform is working on it.']],
          },
          { value: 'Unknown', text: [['It is unknown whether the condition is met.']] },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ClusterConditionType: {
      text: [['Subject of a condition of a cluster.']],
      type: {
        is: ['string'],
        values: [
          { value: 'APIServerAvailable', text: [['The API of the cluster answers.']] },
          { value: 'EveryNodeReady', text: [['Every node accepts workloads.']] },
          {
            value: 'SystemComponentsHealthy',
            text: [['The system components on the nodes work.']],
          },
          { value: 'ControlPlaneHealthy', text: [['The control plane works.']] },
          { value: 'ObservabilityComponentsHealthy', text: [['Logs and metrics are collected.']] },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ClusterMaintenance: {
      text: [['When a Kubernetes cluster is maintained.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'autoUpdate',
            required: true,
            text: [['Whether newer patches of its version are installed during maintenance.']],
            type: { is: ['boolean'], example: true },
          },
          {
            name: 'timeWindow',
            required: true,
            text: [['When maintenance may happen.']],
            type: { schema: 'ClusterTimeWindow' },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ClusterProvider: {
      text: [['Nodes a Kubernetes cluster runs on.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'workers',
            required: true,
            text: [['Node pools, at least one of them with a minimum of 1 or more.']],
            type: { is: ['array'], items: { schema: 'WorkerPool' } },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ClusterSpec: {
      text: [['Specification of a Kubernetes cluster.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'maintenance',
            text: [['When the cluster is maintained. If left out, the platform chooses.']],
            type: { schema: 'ClusterMaintenance' },
          },
          {
            name: 'provider',
            text: [['Nodes the cluster runs on.']],
            type: { schema: 'ClusterProvider' },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ClusterState: {
      text: [['State of a Kubernetes cluster.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'conditions',
            required: true,
            text: [
              [
                'Conditions for the cluster to work. They are met one after the other while it is created.',
              ],
            ],
            type: { is: ['array'], items: { schema: 'ClusterCondition' } },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ClusterTimeWindow: {
      text: [
        ['A daily time window, each end as hours, minutes and seconds with the offset from UTC.'],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'begin',
            required: true,
            text: [['When it begins.']],
            type: {
              is: ['string'],
              pattern: '^([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9][+-]([01][0-9]|2[0-3])[0-5][0-9]$',
              example: '030000+0000',
            },
          },
          {
            name: 'end',
            required: true,
            text: [['When it ends; on the next day if earlier than ', { code: 'begin' }, '.']],
            type: {
              is: ['string'],
              pattern: '^([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9][+-]([01][0-9]|2[0-3])[0-5][0-9]$',
              example: '040000+0000',
            },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    CreateServiceBody: {
      text: [
        [
          'A new managed service. A database needs the size of its machines, a cluster its node pools in ',
          { code: 'package_parameters.spec' },
          '.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'display_name',
            required: true,
            text: [['Name of the service.']],
            type: { is: ['string'], minLength: 1, example: 'shop-db' },
          },
          {
            name: 'service',
            required: true,
            text: [['Software to run.']],
            type: { schema: 'ServiceType' },
          },
          {
            name: 'version',
            required: true,
            text: [['Version of the software, exactly as the service image lists it.']],
            type: { is: ['string'], minLength: 1, example: '16.4' },
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
            name: 'is_multi_node',
            text: [['Whether to run the service on several machines.']],
            type: { is: ['boolean'], default: false, example: false },
          },
          {
            name: 'vm_cpu',
            text: [['Number of virtual processors of each machine of a database.']],
            type: { is: ['integer'], unit: 'count', min: 1, example: 2 },
          },
          {
            name: 'vm_ram',
            text: [['Memory of each machine of a database in MB.']],
            type: { is: ['integer'], unit: 'MB', min: 1, example: 4096 },
          },
          {
            name: 'vm_disk_gb',
            text: [['Disk size of each machine of a database in GB.']],
            type: { is: ['integer'], unit: 'GB', min: 1, example: 100 },
          },
          {
            name: 'reserve_public_ip',
            text: [['Whether to reserve a floating IP and assign it to the service.']],
            type: { is: ['boolean'], default: true, example: false },
          },
          {
            name: 'package_parameters',
            required: true,
            text: [['Location of the service, and specification of a cluster.']],
            type: { schema: 'ServicePackageParameters' },
          },
        ],
        needs: [['vm_cpu', 'vm_ram', 'vm_disk_gb'], ['package_parameters.spec']],
      },
      usedBy: ['createService'],
    },
    ManagedService: {
      text: [
        [
          'A database or a Kubernetes cluster that the platform runs. Its calls take no location; its machines are in ',
          { code: 'properties.location' },
          '.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the service.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'service',
            required: true,
            text: [['Software the service runs.']],
            type: { schema: 'ServiceType' },
          },
          {
            name: 'version',
            required: true,
            text: [['Version of the software.']],
            type: { is: ['string'] },
          },
          {
            name: 'display_name',
            required: true,
            text: [['Name of the service.']],
            type: { is: ['string'] },
          },
          {
            name: 'status',
            required: true,
            text: [['State of the service.']],
            type: { schema: 'ServiceStatus' },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account that pays for the service.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'user_id',
            required: true,
            text: [['User the service belongs to.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'is_multi_node',
            required: true,
            text: [['Whether the service runs on several machines.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_deleted',
            text: [['Whether the service was deleted. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'prices',
            text: [['Prices of its resources relative to the price list. May be absent.']],
            type: { is: ['array'], items: { schema: 'ServicePrice' } },
          },
          {
            name: 'resources',
            required: true,
            text: [['Resources the service consists of.']],
            type: { is: ['array'], items: { schema: 'ServiceResource' } },
          },
          {
            name: 'whitelist_addresses',
            text: [
              [
                'IP addresses and CIDR ranges allowed to connect. An empty list allows all. May be absent.',
              ],
            ],
            type: { is: ['array'], items: { is: ['string'] } },
          },
          {
            name: 'properties',
            text: [['Connection details and configuration of the service.']],
            type: { schema: 'ServiceProperties' },
          },
          {
            name: 'created_at',
            text: [['When the service was ordered.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When the service was last changed. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
          {
            name: 'deleted_at',
            text: [['When the service was deleted; ', { code: 'null' }, ' or absent while it exists.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    RebuildServiceVmBody: {
      text: [['The backup to restore a machine of a service from.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'replica_uuid',
            required: true,
            text: [['Identity of the backup, from a disk of a machine of the service.']],
            type: { is: ['string'], minLength: 1, example: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35' },
          },
          {
            name: 'service_package_uuid',
            required: true,
            text: [['Identity of the service.']],
            type: { is: ['string'], format: 'uuid', example: '3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936' },
          },
        ],
      },
      usedBy: ['rebuildServiceVm'],
    },
    ServiceImage: {
      text: [['Software a managed service can run.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the image.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'service_name',
            required: true,
            text: [
              [
                'Software the service runs; sent as ',
                { code: 'service' },
                ' in ',
                { operation: 'createService' },
                '.',
              ],
            ],
            type: { schema: 'ServiceType' },
          },
          {
            name: 'display_name',
            required: true,
            text: [['Human-readable name.']],
            type: { is: ['string'] },
          },
          {
            name: 'description',
            text: [['Description in a few sentences. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'icon',
            text: [['URL or name of an icon. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'is_external',
            text: [['Whether a third party runs it. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_multi_node_available',
            text: [['Whether it can run on several machines. May be absent, which means no.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'multi_node_description',
            text: [['Purpose of running on several machines. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'multi_node_count',
            text: [
              [
                'Number of machines if it runs on several; each of them is charged. May be absent; the number is then known once the service runs. Beyond the specification.',
              ],
            ],
            type: { is: ['integer'], unit: 'count', min: 2 },
          },
          {
            name: 'prices',
            text: [['Prices of its resources relative to the price list. May be absent.']],
            type: { is: ['array'], items: { schema: 'ServicePrice' } },
          },
          {
            name: 'read_more_url',
            text: [['Page with more information. May be absent.']],
            type: { is: ['string', 'null'], format: 'uri' },
          },
          {
            name: 'versions',
            required: true,
            text: [['Versions that can be ordered, the newest first, exactly as they must be sent.']],
            type: { is: ['array'], items: { is: ['string'] } },
          },
          {
            name: 'specification',
            text: [['Options besides the version. Present only if nodes can be chosen.']],
            type: { schema: 'ServiceImageSpecification' },
          },
          {
            name: 'created_at',
            text: [['When it was first offered. May be absent.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When the offer last changed. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['listServiceImages'],
    },
    ServiceImageProvider: {
      text: [['Nodes a service can run on.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'workers',
            text: [['Nodes it can run on.']],
            type: { schema: 'ServiceImageWorkers' },
          },
        ],
      },
      usedBy: ['listServiceImages'],
    },
    ServiceImageSpecification: {
      text: [['Options of a service besides its version.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'provider',
            text: [['Nodes it can run on.']],
            type: { schema: 'ServiceImageProvider' },
          },
        ],
      },
      usedBy: ['listServiceImages'],
    },
    ServiceImageWorkers: {
      text: [['Nodes a service can run on.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'packages',
            text: [['Sizes of nodes.']],
            type: { is: ['array'], items: { schema: 'WorkerPackage' } },
          },
        ],
      },
      usedBy: ['listServiceImages'],
    },
    ServicePackageParameters: {
      text: [['Location of a managed service, and specification of a cluster.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'location',
            required: true,
            text: [['Slug of the location.']],
            type: { is: ['string'], minLength: 1, example: 'tll' },
          },
          {
            name: 'network_uuid',
            text: [['Private network to join. If left out, the default network of the location is used.']],
            type: { is: ['string'], format: 'uuid', example: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4' },
          },
          {
            name: 'spec',
            text: [['Specification of the cluster. Only for Kubernetes.']],
            type: { schema: 'ClusterSpec' },
          },
        ],
      },
      usedBy: ['createService'],
    },
    ServicePrice: {
      text: [['Price of one kind of resource of a service.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'price_multiplier',
            required: true,
            text: [['Factor applied to the price in the price list.']],
            type: { is: ['number'], unit: 'rate' },
          },
          {
            name: 'resource_type',
            required: true,
            text: [['Kind of resource.']],
            type: { schema: 'PricedResourceType' },
          },
        ],
      },
      usedBy: [
        'listServiceImages',
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ServiceProperties: {
      text: [
        [
          'Connection details and configuration of the service. A database has ',
          { code: 'service_ip' },
          ', ',
          { code: 'sql_user' },
          ' and ',
          { code: 'port' },
          ', a cluster has the others.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          { name: 'location', text: [['Slug of the location.']], type: { is: ['string'] } },
          {
            name: 'service_ip',
            text: [['Private address a database listens on.']],
            type: { is: ['string'], format: 'ipv4' },
          },
          {
            name: 'sql_user',
            text: [['User of a database; the password is among the secrets.']],
            type: { is: ['string'] },
          },
          {
            name: 'port',
            text: [['Port a database listens on.']],
            type: { is: ['integer'], unit: 'port' },
          },
          {
            name: 'cluster_name',
            text: [['Name of a cluster, unique on the platform.']],
            type: { is: ['string'] },
          },
          {
            name: 'spec',
            text: [['Specification the cluster was ordered with, and its current maintenance.']],
            type: { schema: 'ClusterSpec' },
          },
          { name: 'status', text: [['State of the cluster.']], type: { schema: 'ClusterState' } },
          {
            name: 'workers',
            text: [['Node pools of the cluster, the same as in ', { code: 'spec' }, '.']],
            type: { is: ['array'], items: { schema: 'WorkerPool' } },
          },
          {
            name: 'maintenance',
            text: [['When the cluster is maintained, the same as in ', { code: 'spec' }, '.']],
            type: { schema: 'ClusterMaintenance' },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ServiceResource: {
      text: [['A resource of a service.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'resource_type',
            required: true,
            text: [['Kind of the resource.']],
            type: { schema: 'ServiceResourceType' },
          },
          {
            name: 'resource_id',
            required: true,
            text: [['Identity of the resource.']],
            type: { is: ['string'] },
          },
          {
            name: 'resource_location',
            required: true,
            text: [['Slug of the location of the resource.']],
            type: { is: ['string'] },
          },
          {
            name: 'resource_allocation',
            required: true,
            text: [['Properties of the resource. Empty once the service is deleted.']],
            type: { schema: 'ServiceResourceAllocation' },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ServiceResourceAllocation: {
      text: [['Properties of a resource of a service. Which are present depends on its kind.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'address',
            text: [['Private address of a virtual IP.']],
            type: { is: ['string'], format: 'ipv4' },
          },
          {
            name: 'memory',
            text: [['Memory of a machine in MB.']],
            type: { is: ['integer'], unit: 'MB' },
          },
          {
            name: 'vcpu',
            text: [['Number of virtual processors of a machine.']],
            type: { is: ['integer'], unit: 'count' },
          },
          { name: 'status', text: [['State of a machine.']], type: { schema: 'VmStatus' } },
          {
            name: 'storage',
            text: [['Disks of a machine.']],
            type: { is: ['array'], items: { schema: 'ServiceStorage' } },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ServiceResourceType: {
      text: [['Kind of a resource of a service.']],
      type: {
        is: ['string'],
        values: [
          { value: 'vm', text: [['A machine.']] },
          { value: 'virtual_ip', text: [['The private address clients connect to.']] },
          { value: 'network', text: [['The private network the machines share.']] },
          {
            value: 'kong_token',
            text: [['The API token a cluster manages its own resources with.']],
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ServiceSecrets: {
      text: [['Credentials of a service that are not part of its record.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'sql_pass',
            text: [
              ['Password of the user ', { code: 'sql_user' }, ' of a database. Absent for a cluster.'],
            ],
            type: { is: ['string'], format: 'password' },
            secret: true,
          },
        ],
      },
      usedBy: ['getServiceSecrets'],
    },
    ServiceStatus: {
      text: [['State of a managed service.']],
      type: {
        is: ['string'],
        values: [
          { value: 'active', text: [['The service is ready to use.']] },
          {
            value: 'requested',
            text: [['The service is being created. It becomes active by itself.']],
          },
          { value: 'deleted', text: [['The service was deleted; only the record remains.']] },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ServiceStorage: {
      text: [['A disk of a machine of a service, with its backups.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the disk.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'size',
            required: true,
            text: [['Size in GB.']],
            type: { is: ['integer'], unit: 'GB', min: 1 },
          },
          {
            name: 'primary',
            required: true,
            text: [['Whether the machine boots from the disk.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'replica',
            text: [
              [
                'Backups of the disk. The platform takes one every Wednesday at 02:00 UTC and keeps it for 7 days. May be absent.',
              ],
            ],
            type: { is: ['array'], items: { schema: 'VmReplica' } },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ServiceType: {
      text: [['Software a managed service runs.']],
      type: {
        is: ['string'],
        values: [
          { value: 'mariadb', text: [['The database MariaDB.']] },
          { value: 'postgresql', text: [['The database PostgreSQL.']] },
          { value: 'kubernetes', text: [['A Kubernetes cluster.']] },
        ],
      },
      usedBy: [
        'listServiceImages',
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ServiceWhitelistBody: {
      text: [['An entry of the list of addresses allowed to connect.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'ip_address',
            required: true,
            text: [['An IPv4 address, or a range in CIDR form.']],
            type: {
              is: ['string'],
              pattern: '^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(/(3[0-2]|[12]?[0-9]))?$',
              example: '203.0.113.0/24',
            },
          },
        ],
      },
      usedBy: ['addServiceWhitelistEntry', 'deleteServiceWhitelistEntry'],
    },
    UpdateServiceBody: {
      text: [['Changes to a managed service. Omitted fields stay unchanged.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'display_name',
            text: [['New name.']],
            type: { is: ['string'], minLength: 1, example: 'shop-db' },
          },
          {
            name: 'billing_account_id',
            text: [['Billing account that pays from now on.']],
            type: { is: ['integer'], unit: 'id', example: 120351 },
          },
        ],
      },
      usedBy: ['updateService'],
    },
    UpdateServicePropertiesBody: {
      text: [['New maintenance of a cluster.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'maintenance',
            required: true,
            text: [['When the cluster is maintained from now on.']],
            type: { schema: 'ClusterMaintenance' },
          },
        ],
      },
      usedBy: ['updateServiceProperties'],
    },
    WorkerMachine: {
      text: [['Size of a node, from a worker package of the service image.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'cpu',
            required: true,
            text: [['Number of virtual processors.']],
            type: { is: ['integer'], unit: 'count', min: 1, max: 128, example: 2 },
          },
          {
            name: 'ram',
            required: true,
            text: [['Memory in GB, as in packages.']],
            type: { is: ['integer'], unit: 'GB', min: 1, max: 1024, example: 4 },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    WorkerPackage: {
      text: [
        [
          'A size of a node. Its lists contain ',
          { code: 'win' },
          ' (Windows) and ',
          { code: 'other' },
          ' (everything else). Systems in ',
          { code: 'disabled' },
          ' or ',
          { code: 'default' },
          ' are also in ',
          { code: 'os' },
          ', and none is in both.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'cpu',
            required: true,
            text: [['Number of virtual processors.']],
            type: { is: ['integer'], unit: 'count', min: 1 },
          },
          {
            name: 'ram',
            required: true,
            text: [['Memory in GB.']],
            type: { is: ['integer'], unit: 'GB', min: 1 },
          },
          {
            name: 'ssd',
            required: true,
            text: [['Size of the disk in GB.']],
            type: { is: ['integer'], unit: 'GB', min: 1 },
          },
          {
            name: 'default',
            required: true,
            text: [['Systems it is the default for.']],
            type: { is: ['array'], items: { schema: 'WorkerSystem' } },
          },
          {
            name: 'disabled',
            text: [['Systems it is shown for but cannot be chosen for. May be absent.']],
            type: { is: ['array'], items: { schema: 'WorkerSystem' } },
          },
          {
            name: 'os',
            required: true,
            text: [['Systems it is shown for.']],
            type: { is: ['array'], items: { schema: 'WorkerSystem' } },
          },
          {
            name: 'notice',
            text: [['A remark about the package. May be absent.']],
            type: { is: ['string', 'null'] },
          },
        ],
      },
      usedBy: ['listServiceImages'],
    },
    WorkerPool: {
      text: [['A pool of nodes of one kind. The cluster adds and removes nodes as needed.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'name',
            text: [
              [
                'Name of the pool in the cluster: up to 15 lowercase letters, digits and hyphens. If left out, the platform assigns one.',
              ],
            ],
            type: { is: ['string'], pattern: '^[a-z]([a-z0-9-]{0,13}[a-z0-9])?$', example: 'general' },
          },
          {
            name: 'machine',
            required: true,
            text: [['Size of each node.']],
            type: { schema: 'WorkerMachine' },
          },
          {
            name: 'min',
            required: true,
            text: [['Minimum number of nodes.']],
            type: { is: ['integer'], unit: 'count', min: 0, max: 100, example: 1 },
          },
          {
            name: 'max',
            required: true,
            text: [['Maximum number of nodes, not less than ', { code: 'min' }, '.']],
            type: { is: ['integer'], unit: 'count', min: 1, max: 100, example: 3 },
          },
          {
            name: 'maxSurge',
            text: [['Number of nodes allowed above ', { code: 'max' }, ' while nodes are replaced.']],
            type: { is: ['integer'], unit: 'count', min: 0, max: 100, default: 1, example: 1 },
          },
          {
            name: 'volume',
            required: true,
            text: [['Disk of each node.']],
            type: { schema: 'WorkerVolume' },
          },
          {
            name: 'zones',
            text: [['Zones of the location the nodes are spread over. If left out, the platform chooses.']],
            type: { is: ['array'], items: { is: ['string'], minLength: 1, example: 'tll-a' } },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    WorkerSystem: {
      text: [['Kind of system on a node.']],
      type: {
        is: ['string'],
        values: [
          { value: 'win', text: [['Windows.']] },
          { value: 'other', text: [['Everything else.']] },
        ],
      },
      usedBy: ['listServiceImages'],
    },
    WorkerVolume: {
      text: [['Disk of a node.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'size',
            required: true,
            text: [['Size in GB.']],
            type: { is: ['integer'], unit: 'GB', min: 1, max: 16384, example: 60 },
          },
        ],
      },
      usedBy: [
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
  },
}
