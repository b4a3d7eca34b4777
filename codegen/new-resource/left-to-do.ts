import type { Draft } from './draft-manifest'

/** Tasks left to the developer, a sentence each; `missing` are calls that the sandbox does not answer. */
export function leftToDo(
  { leftOut, calls, others, unshown }: Omit<Draft, 'manifest' | 'lists'>,
  missing: readonly string[],
): string[] {
  const lists = unshown.filter(({ kind }) => kind === 'list').map(({ name }) => name)
  const objects = unshown.filter(({ kind }) => kind === 'object').map(({ name }) => name)
  return [
    ...leftOut.map(
      ({ operation, names }) =>
        `${operation} also takes ${names.join(', ')}; the form does not ask for it, since it is more than plain values. A field "at: ${names[0]}.member" asks for a member of an object, "of" for the rows of a list.`,
    ),
    ...calls.map(({ operation, why }) => `${operation} is not drafted: ${why}`),
    ...(others.length > 0
      ? [
          `Nothing in the draft calls ${others.join(', ')}: write an action for each that a customer should have, with the "when" ` +
            'in which it can be done (docs/manifests.md).',
        ]
      : []),
    ...(lists.length > 0
      ? [
          `The page does not show ${lists.join(', ')}: a table needs plain members and a list right in the record. A section ` +
            `"collection" with "at: ${lists[0]}" names its columns.`,
        ]
      : []),
    ...(objects.length > 0
      ? [
          `The page does not show what lies in ${objects.join(', ')}: name it by its path, "${objects[0]}.member".`,
        ]
      : []),
    'What a record costs is not drafted: "price" in the manifest names the lines of the price list and the fields they count.',
    ...(missing.length > 0
      ? [
          `The sandbox does not answer ${missing.join(', ')} yet: the type of the record goes into sandbox/entities.ts, its kind ` +
            'and schema into sandbox/store/kinds.ts, a handler into sandbox/handlers/ with a line in handlers/all.ts, what it ' +
            'costs into sandbox/charging/priced/all.ts, a few records into sandbox/seed/.',
        ]
      : []),
  ]
}
