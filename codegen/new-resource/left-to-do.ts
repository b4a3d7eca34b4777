import type { NewResource } from './new-resource'

/** What a draft leaves to whoever asked for it, a sentence each; `missing` are calls that the sandbox does not answer. */
export function leftToDo(
  { leftOut, nested }: Pick<NewResource, 'leftOut' | 'nested'>,
  missing: readonly string[],
): string[] {
  const lists = nested.filter(({ kind }) => kind === 'list').map(({ name }) => name)
  const objects = nested.filter(({ kind }) => kind === 'object').map(({ name }) => name)
  return [
    ...leftOut.map(
      ({ operation, names }) => `${operation} also takes ${names.join(', ')}; the form does not ask for it.`,
    ),
    ...(lists.length > 0
      ? [
          `The page does not show ${lists.join(', ')}: a list of objects is a section "collection", with the calls about one ` +
            'element as its rowActions, or an "editor" where it is written as a whole (docs/manifests.md).',
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
