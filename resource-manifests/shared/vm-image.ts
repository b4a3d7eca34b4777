import type { Condition } from '../../src/manifest/words/values'

/** A licence is charged with the system that was chosen. */
export const windows = {
  chosen: 'os_name',
  path: 'license_type',
  is: 'WINDOWS',
} as const satisfies Condition

/** The systems of a new machine, or the applications, as tiles (specification section 3, VM image). */
export function systemField({ id, app }: { id: string; app: boolean }) {
  const isApp = { field: 'is_app_catalog', is: true } as const satisfies Condition
  return {
    id,
    at: 'os_name',
    widget: 'tiles',
    when: { form: 'source', is: app ? 'app' : 'os' },
    required: true,
    leads: app ? 'app_version' : 'os_version',
    options: {
      kind: 'operation',
      operation: 'listVmImages',
      value: 'os_name',
      picture: 'icon',
      flags: [{ id: 'licence', when: { field: 'license_type', present: true } }],
      when: app ? isApp : { not: isApp },
      ...(app ? {} : ({ initial: { field: 'is_default', is: true } } as const)),
      order: 'ui_position',
    },
  } as const
}

/** The published versions of the system chosen in the field `of`. */
export function versionField({ id, of, app }: { id: string; of: string; app?: boolean }) {
  return {
    id,
    at: 'os_version',
    ...(app === undefined
      ? ({ half: true } as const)
      : ({ narrow: true, when: { form: 'source', is: app ? 'app' : 'os' } } as const)),
    required: true,
    options: {
      kind: 'operation',
      operation: 'listVmImages',
      each: 'versions',
      value: 'os_version',
      when: {
        all: [{ field: 'parent.os_name', equals: { form: of } }, { not: { field: 'published', is: false } }],
      },
    },
  } as const
}
