// Generated from resource-manifests by `npm run generate`. Do not edit.
/** Parameters sent with every read of a list, by operation. */
export const listParams: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> = {}
