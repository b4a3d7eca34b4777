/** The field that identifies a record of a schema, by its usual names. */
export function usualKey(fields: ReadonlyMap<string, unknown>): string | undefined {
  return ['uuid', 'id'].find((name) => fields.has(name))
}

/** The field that names a record of a schema, by its usual names. */
export function usualTitle(fields: ReadonlyMap<string, unknown>, key: string): string | undefined {
  return ['display_name', 'name'].find((each) => fields.has(each) && each !== key)
}
