/**
 * Modules that read answers without knowing their types and without making the call themselves: what they read by name
 * belongs to the answers of these calls.
 */
export const readByName: Readonly<Record<string, readonly string[]>> = {
  'src/start/boot.ts': ['getSiteConfig'],
  'src/engine/fields/field-options.ts': ['listLocations'],
  'src/manifest/limits.ts': ['listVmParameters'],
}
