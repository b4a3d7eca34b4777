import type { FormSectionOf } from '../../src/manifest/typed-forms'
import { defaultPool } from '../shared/disk-price'

/** The form of a new disk: empty, or from a system, another disk or a snapshot. */
export const createSections = [
  { id: 'where', fields: ['location'] },
  {
    id: 'size',
    fields: [
      {
        at: 'size_gb',
        initial: 20,
        least: [
          { form: 'copyOf', option: 'size_gb' },
          { form: 'snapshot', option: 'size_gb' },
        ],
        price: 'BLOCK_STORAGE',
        help: true,
      },
      defaultPool,
    ],
  },
  {
    id: 'content',
    fields: [
      {
        at: 'source_image_type',
        widget: 'tiles',
        options: { kind: 'values', values: ['EMPTY', 'OS_BASE', 'DISK', 'SNAPSHOT'] },
        initial: 'EMPTY',
        variants: {
          OS_BASE: [
            {
              id: 'system',
              at: 'source_image',
              required: true,
              options: {
                kind: 'operation',
                operation: 'listVmImages',
                each: 'versions',
                value: '{parent.os_name}_{os_version}',
                title: ['parent.display_name', 'display_name'],
                when: {
                  all: [
                    { not: { option: 'parent.is_app_catalog', is: true } },
                    { not: { option: 'published', is: false } },
                  ],
                },
                sort: 'parent.ui_position',
              },
            },
          ],
          DISK: [
            {
              id: 'copyOf',
              at: 'source_image',
              required: true,
              options: { kind: 'resource', type: 'disk', note: 'size_gb' },
            },
          ],
          SNAPSHOT: [
            {
              id: 'snapshot',
              at: 'source_image',
              required: true,
              options: {
                kind: 'operation',
                operation: 'listDisks',
                each: 'snapshots',
                title: ['parent.display_name', 'created_at'],
                note: 'size_gb',
              },
            },
          ],
        },
      },
    ],
  },
  { id: 'naming', fields: [{ at: 'display_name', required: true }] },
] as const satisfies readonly FormSectionOf<'createDisk'>[]
