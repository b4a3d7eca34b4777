import type { Condition } from '../../src/manifest/words/values'

/** The chosen system is Windows, whose licence is charged. */
export const windows = {
  form: 'os_name',
  option: 'license_type',
  is: 'WINDOWS',
} as const satisfies Condition

const image = {
  kind: 'operation',
  operation: 'listVmImages',
  value: 'os_name',
  icon: 'icon',
  marks: [{ id: 'licence', when: { option: 'license_type', present: true } }],
  sort: 'ui_position',
} as const

const isApp = { option: 'is_app_catalog', is: true } as const satisfies Condition

const isReleased = { not: { option: 'published', is: false } } as const

const versions = {
  kind: 'operation',
  operation: 'listVmImages',
  each: 'versions',
  value: 'os_version',
} as const

/** The published versions of the system that is chosen. */
export const systemVersion = {
  id: 'os_version',
  at: 'os_version',
  required: true,
  options: {
    ...versions,
    when: { all: [{ option: 'parent.os_name', is: { form: 'os_name' } }, isReleased] },
  },
} as const

/** The systems of a new machine as tiles (specification section 3, VM image), and their versions. */
export const systems = [
  {
    id: 'os_name',
    at: 'os_name',
    widget: 'tiles',
    required: true,
    options: { ...image, when: { not: isApp }, initial: { option: 'is_default', is: true } },
  },
  { ...systemVersion, width: 'narrow' },
] as const

/** The applications, and their versions. */
export const applications = [
  {
    id: 'app_name',
    at: 'os_name',
    widget: 'tiles',
    required: true,
    options: { ...image, when: isApp },
  },
  {
    id: 'app_version',
    at: 'os_version',
    width: 'narrow',
    required: true,
    options: {
      ...versions,
      when: { all: [{ option: 'parent.os_name', is: { form: 'app_name' } }, isReleased] },
    },
  },
] as const
