// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'listDisks',
      method: 'GET',
      path: '/{location}/storage/disks',
      title: 'List disks',
      text: [['All disks of the location, including the primary disks of machines.']],
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
          name: 'read_only_bootable',
          text: [
            [
              { code: 'true' },
              ' returns only disks that machines can boot from read-only, ',
              { code: 'false' },
              ' only the others.',
            ],
          ],
          type: { is: ['boolean'], example: true },
          beyond: true,
        },
      ],
      answers: {
        '200': {
          text: [['The disks.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'Disk' } },
          examples: [
            {
              id: 'disks',
              title: 'A primary disk and a disk of its own',
              value: [
                {
                  uuid: '5b8e2c70-1f3d-4a96-8d52-0e7c4b9a6f13',
                  status: 'Active',
                  user_id: 20417,
                  billing_account_id: 120348,
                  size_gb: 160,
                  source_image_type: 'OS_BASE',
                  source_image: 'ubuntu_24.04',
                  storage_pool_uuid: '61d0f7b3-0a5e-4c2d-9f18-7b6e2c4d8a05',
                  read_only_bootable: false,
                  snapshots: [
                    {
                      uuid: '3a947bbb-72f8-428d-a4b9-f0f83bbc527c',
                      disk_uuid: '5b8e2c70-1f3d-4a96-8d52-0e7c4b9a6f13',
                      size_gb: 160,
                      display_name: 'php upgrade',
                      created_at: '2026-11-17T11:30:26.000+0000',
                    },
                  ],
                  created_at: '2026-03-04T09:15:02.104+0000',
                  updated_at: '2026-11-17T11:30:26.000+0000',
                },
                {
                  uuid: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264',
                  status: 'Active',
                  display_name: 'data',
                  user_id: 20417,
                  billing_account_id: 120348,
                  size_gb: 500,
                  source_image_type: 'EMPTY',
                  storage_pool_uuid: 'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648',
                  read_only_bootable: false,
                  snapshots: [],
                  created_at: '2026-03-04T09:31:47.518+0000',
                  updated_at: '2026-03-04T09:31:47.518+0000',
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
        { type: 'disk', kind: 'list', href: '/disks' },
        { type: 'disk', kind: 'detail', href: '/disks' },
        { type: 'disk', kind: 'choices', href: '/disks/create' },
      ],
    },
    {
      id: 'createDisk',
      method: 'POST',
      path: '/{location}/storage/disks',
      title: 'Create disk',
      text: [
        [
          'Creates an unattached disk, empty or filled from a system, another disk or a snapshot. It is kept in the storage pool of the location\'s default host pool.',
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
        encoding: 'form',
        required: true,
        type: { schema: 'CreateDiskBody' },
        examples: [
          {
            id: 'empty',
            value: {
              size_gb: 500,
              display_name: 'data',
              billing_account_id: 120348,
              source_image_type: 'EMPTY',
            },
          },
          {
            id: 'snapshot',
            value: {
              size_gb: 160,
              display_name: 'php-upgrade',
              billing_account_id: 120348,
              source_image_type: 'SNAPSHOT',
              source_image: '3a947bbb-72f8-428d-a4b9-f0f83bbc527c',
            },
          },
        ],
      },
      answers: {
        '201': {
          text: [['The disk.']],
          content: 'application/json',
          type: { schema: 'Disk' },
          examples: [
            {
              id: 'created',
              title: 'The new disk, which has no snapshots yet',
              value: {
                uuid: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264',
                status: 'Active',
                display_name: 'data',
                user_id: 20417,
                billing_account_id: 120348,
                size_gb: 500,
                source_image_type: 'EMPTY',
                storage_pool_uuid: 'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648',
                read_only_bootable: false,
                created_at: '2026-03-04T09:31:47.518+0000',
                updated_at: '2026-03-04T09:31:47.518+0000',
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
      uses: [{ type: 'disk', kind: 'create', href: '/disks/create' }],
    },
    {
      id: 'getDisk',
      method: 'GET',
      path: '/{location}/storage/disks/{uuid}',
      title: 'Read disk',
      text: [['One disk.']],
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
          text: [['Identity of the disk.']],
          type: { is: ['string'], format: 'uuid', example: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The disk.']],
          content: 'application/json',
          type: { schema: 'Disk' },
          examples: [
            {
              id: 'disk',
              title: 'The disk named data',
              value: {
                uuid: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264',
                status: 'Active',
                display_name: 'data',
                user_id: 20417,
                billing_account_id: 120348,
                size_gb: 500,
                source_image_type: 'EMPTY',
                storage_pool_uuid: 'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648',
                read_only_bootable: false,
                snapshots: [],
                created_at: '2026-03-04T09:31:47.518+0000',
                updated_at: '2026-03-04T09:31:47.518+0000',
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
      uses: [{ type: 'disk', kind: 'detail', href: '/disks' }],
    },
    {
      id: 'updateDisk',
      method: 'PATCH',
      path: '/{location}/storage/disks/{uuid}',
      title: 'Change disk',
      text: [
        [
          'Renames the disk, moves it to another billing account, or sets ',
          { code: 'read_only_bootable' },
          '.',
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
          text: [['Identity of the disk.']],
          type: { is: ['string'], format: 'uuid', example: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264' },
        },
      ],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'UpdateDiskBody' },
        examples: [
          { id: 'rename', value: { display_name: 'data' } },
          { id: 'move', value: { billing_account_id: 120351 } },
        ],
      },
      answers: {
        '200': {
          text: [['The disk.']],
          content: 'application/json',
          type: { schema: 'Disk' },
          examples: [
            {
              id: 'changed',
              title: 'The disk named data',
              value: {
                uuid: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264',
                status: 'Active',
                display_name: 'data',
                user_id: 20417,
                billing_account_id: 120348,
                size_gb: 500,
                source_image_type: 'EMPTY',
                storage_pool_uuid: 'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648',
                read_only_bootable: false,
                snapshots: [],
                created_at: '2026-03-04T09:31:47.518+0000',
                updated_at: '2026-03-04T09:31:47.518+0000',
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
        { type: 'disk', kind: 'action', action: 'rename', href: '/disks' },
        { type: 'disk', kind: 'action', action: 'moveBilling', href: '/disks' },
      ],
    },
    {
      id: 'deleteDisk',
      method: 'DELETE',
      path: '/{location}/storage/disks/{uuid}',
      title: 'Delete disk',
      text: [
        [
          'Deletes the disk and its snapshots. Detach it first. It may stay readable for a while.',
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
          text: [['Identity of the disk.']],
          type: { is: ['string'], format: 'uuid', example: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264' },
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
      uses: [{ type: 'disk', kind: 'action', action: 'delete', href: '/disks' }],
    },
    {
      id: 'getDiskAlias',
      method: 'GET',
      path: '/{location}/storage/disk/{uuid}',
      title: 'Read disk (older path)',
      text: [
        [
          'The same as ',
          { operation: 'getDisk' },
          ', at the path of an older generation of clients.',
        ],
      ],
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
          text: [['Identity of the disk.']],
          type: { is: ['string'], format: 'uuid', example: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The disk.']],
          content: 'application/json',
          type: { schema: 'Disk' },
          examples: [
            {
              id: 'disk',
              title: 'The disk named data',
              value: {
                uuid: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264',
                status: 'Active',
                display_name: 'data',
                user_id: 20417,
                billing_account_id: 120348,
                size_gb: 500,
                source_image_type: 'EMPTY',
                storage_pool_uuid: 'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648',
                read_only_bootable: false,
                snapshots: [],
                created_at: '2026-03-04T09:31:47.518+0000',
                updated_at: '2026-03-04T09:31:47.518+0000',
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
      id: 'updateDiskAlias',
      method: 'PATCH',
      path: '/{location}/storage/disk/{uuid}',
      title: 'Change disk (older path)',
      text: [
        [
          'The same as ',
          { operation: 'updateDisk' },
          ', at the path of an older generation of clients.',
        ],
      ],
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
          text: [['Identity of the disk.']],
          type: { is: ['string'], format: 'uuid', example: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264' },
        },
      ],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'UpdateDiskBody' },
        examples: [
          { id: 'rename', value: { display_name: 'data' } },
          { id: 'move', value: { billing_account_id: 120351 } },
        ],
      },
      answers: {
        '200': {
          text: [['The disk.']],
          content: 'application/json',
          type: { schema: 'Disk' },
          examples: [
            {
              id: 'changed',
              title: 'The disk named data',
              value: {
                uuid: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264',
                status: 'Active',
                display_name: 'data',
                user_id: 20417,
                billing_account_id: 120348,
                size_gb: 500,
                source_image_type: 'EMPTY',
                storage_pool_uuid: 'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648',
                read_only_bootable: false,
                snapshots: [],
                created_at: '2026-03-04T09:31:47.518+0000',
                updated_at: '2026-03-04T09:31:47.518+0000',
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
      uses: [],
    },
    {
      id: 'deleteDiskAlias',
      method: 'DELETE',
      path: '/{location}/storage/disk/{uuid}',
      title: 'Delete disk (older path)',
      text: [
        [
          'The same as ',
          { operation: 'deleteDisk' },
          ', at the path of an older generation of clients.',
        ],
      ],
      beyond: true,
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
          text: [['Identity of the disk.']],
          type: { is: ['string'], format: 'uuid', example: '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264' },
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
      uses: [],
    },
  ],
  schemas: {
    CreateDiskBody: {
      text: [['A new disk. Sent form-encoded; the platform ignores a JSON body.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'size_gb',
            required: true,
            text: [['Size in GB. Not smaller than the source.']],
            type: { is: ['integer'], unit: 'GB', min: 1, example: 500 },
          },
          {
            name: 'display_name',
            text: [['Name of the disk.']],
            type: { is: ['string'], example: 'data' },
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
            name: 'source_image_type',
            text: [['Source of the disk\'s content.']],
            type: { schema: 'DiskSourceImageType', default: 'EMPTY' },
          },
          {
            name: 'source_image',
            text: [
              [
                'Identity of the source: the UUID of a disk or snapshot, or the name of a system such as ',
                { code: 'ubuntu_24.04' },
                '. Leave it out for an empty disk.',
              ],
            ],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: ['createDisk'],
    },
    Disk: {
      text: [
        [
          'A disk in one location. The primary disks of machines are included, as ',
          { code: 'OS_BASE' },
          ' and without a name. The ',
          { code: 'storage' },
          ' of a machine lists the disks attached to it.',
        ],
      ],
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
            name: 'status',
            required: true,
            text: [
              [
                'State of the disk. A deleted disk may stay readable for a while as ',
                { code: 'Deleted' },
                '.',
              ],
            ],
            type: { schema: 'DiskStatus' },
          },
          {
            name: 'display_name',
            text: [['Name given by the customer. Absent if never set.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'user_id',
            required: true,
            text: [['User the disk belongs to.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'billing_account_id',
            required: true,
            text: [['Billing account that pays for the disk.']],
            type: { is: ['integer'], unit: 'id' },
          },
          {
            name: 'size_gb',
            required: true,
            text: [['Size in GB.']],
            type: { is: ['integer'], unit: 'GB', min: 1 },
          },
          {
            name: 'source_image_type',
            text: [['Source of the disk\'s content. May be absent.']],
            type: { schema: 'DiskSourceImageType' },
          },
          {
            name: 'source_image',
            text: [
              [
                'Identity of the source: the UUID of a disk or snapshot, or the name of a system such as ',
                { code: 'ubuntu_24.04' },
                '. Absent for an empty disk.',
              ],
            ],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'storage_pool_uuid',
            text: [['Storage pool that holds the disk. May be absent.']],
            type: { is: ['string', 'null'], format: 'uuid' },
          },
          {
            name: 'read_only_bootable',
            text: [['Whether machines can boot from the disk read-only. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'snapshots',
            text: [['Snapshots of the disk. Absent in the answer of ', { operation: 'createDisk' }, '.']],
            type: { is: ['array'], items: { schema: 'DiskSnapshot' } },
          },
          {
            name: 'created_at',
            required: true,
            text: [['When the disk was created.']],
            type: { is: ['string'], format: 'date-time' },
          },
          {
            name: 'updated_at',
            text: [
              [
                'When the disk was last changed. ',
                { code: 'null' },
                ' or equal to ',
                { code: 'created_at' },
                ' if never.',
              ],
            ],
            type: { is: ['string', 'null'], format: 'date-time' },
          },
        ],
      },
      usedBy: ['listDisks', 'createDisk', 'getDisk', 'updateDisk', 'getDiskAlias', 'updateDiskAlias'],
    },
    DiskSnapshot: {
      text: [['A snapshot of a disk.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the snapshot.']],
            type: { is: ['string'] },
          },
          {
            name: 'disk_uuid',
            text: [['Disk the snapshot was taken from.']],
            type: { is: ['string'], format: 'uuid' },
          },
          { name: 'size_gb', text: [['Size in GB.']], type: { is: ['integer'], unit: 'GB' } },
          {
            name: 'display_name',
            text: [['Name of the snapshot. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'created_at',
            text: [['When the snapshot was taken.']],
            type: { is: ['string'], format: 'date-time' },
          },
        ],
      },
      usedBy: ['listDisks', 'createDisk', 'getDisk', 'updateDisk', 'getDiskAlias', 'updateDiskAlias'],
    },
    DiskSourceImageType: {
      text: [['Source of a disk\'s content.']],
      type: {
        is: ['string'],
        values: [
          { value: 'OS_BASE', text: [['An operating system.']] },
          { value: 'DISK', text: [['Another disk.']] },
          { value: 'SNAPSHOT', text: [['A snapshot of a disk.']] },
          { value: 'EMPTY', text: [['No source; the disk is empty.']] },
        ],
      },
      usedBy: ['listDisks', 'createDisk', 'getDisk', 'updateDisk', 'getDiskAlias', 'updateDiskAlias'],
    },
    DiskStatus: {
      text: [['State of a disk.']],
      type: {
        is: ['string'],
        values: [
          { value: 'Active', text: [['The disk can be used.']] },
          { value: 'Reserved', text: [['The disk is reserved and cannot be used yet.']] },
        ],
      },
      usedBy: ['listDisks', 'createDisk', 'getDisk', 'updateDisk', 'getDiskAlias', 'updateDiskAlias'],
    },
    UpdateDiskBody: {
      text: [
        [
          'Changes to a disk. Omitted fields stay unchanged. Use ',
          { operation: 'resizeVmDisk' },
          ' to change the size.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'display_name',
            text: [['New name.']],
            type: { is: ['string'], example: 'data' },
          },
          {
            name: 'billing_account_id',
            text: [['Billing account that pays from now on.']],
            type: { is: ['integer'], unit: 'id', example: 120351 },
          },
          {
            name: 'read_only_bootable',
            text: [['Whether machines can boot from the disk read-only.']],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['updateDisk', 'updateDiskAlias'],
    },
  },
}
