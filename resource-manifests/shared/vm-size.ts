import type { Field } from '../../src/manifest/vocabulary'

/** The row of the VM parameters call that bounds a field, narrowed by the operating system (platform facts, section 4). */
export function vmLimit(parameter: string): NonNullable<Field['limits']> {
  return { operation: 'listVmParameters', parameter, by: 'os_name' }
}
