// Generated from resource-manifests by `npm run generate`. Do not edit.
/** Parameters that every read of a list carries, by operation. */
export const listParams: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> = {}
