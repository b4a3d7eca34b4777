import type { Condition } from '../../src/manifest/words/values'
import type { Field } from '../../src/manifest/words/fields'

/** A licence is charged with the system that was chosen. */
export const windows: Condition = { chosen: 'os_name', path: 'license_type', is: 'WINDOWS' }

/** The systems of a new machine, or the applications, as tiles (specification section 3, VM image). */
export function systemField({ id, app }: { id: string; app: boolean }): Field {
  const isApp: Condition = { field: 'is_app_catalog', is: true }
  return {
    id,
    at: 'os_name',
    widget: 'tiles',
    show: { form: 'source', is: app ? 'app' : 'os' },
    required: true,
    leads: app ? 'app_version' : 'os_version',
    options: {
      kind: 'operation',
      operation: 'listVmImages',
      value: 'os_name',
      picture: 'icon',
      flags: [{ id: 'licence', when: { field: 'license_type', present: true } }],
      where: app ? isApp : { not: isApp },
      ...(app ? {} : { initial: { field: 'is_default', is: true } }),
      order: 'ui_position',
    },
  }
}

/** The published versions of the system chosen in the field `of`. */
export function versionField({ id, of, app }: { id: string; of: string; app?: boolean }): Field {
  return {
    id,
    at: 'os_version',
    ...(app === undefined
      ? { half: true }
      : { narrow: true, show: { form: 'source', is: app ? 'app' : 'os' } }),
    required: true,
    options: {
      kind: 'operation',
      operation: 'listVmImages',
      each: 'versions',
      value: 'os_version',
      where: {
        all: [{ field: 'parent.os_name', equals: { form: of } }, { not: { field: 'published', is: false } }],
      },
    },
  }
}
