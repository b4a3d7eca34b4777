/** Filter and order of a list, stored in the URL. */
export interface ListQuery {
  /** Text of the filter box. */
  text: string
  /** Selected values by filter id. */
  filters: Readonly<Record<string, readonly string[]>>
  sort: { by: string; descending: boolean } | undefined
  /** Grouping, in lists that have groups. */
  group?: string | undefined
}

/** URL prefix of choice filters. */
const filterPrefix = 'f.'

/** Reads the query from the URL. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const filters = Object.fromEntries(
    [...params]
      .filter(([name, value]) => name.startsWith(filterPrefix) && value !== '')
      .map(([name, value]) => [name.slice(filterPrefix.length), value.split(',')]),
  )
  const sort = params.get('sort')
  return {
    text: params.get('q') ?? '',
    filters,
    sort: sort ? { by: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : undefined,
    group: params.get('group') ?? undefined,
  }
}

/** Writes the query into a copy of the URL's parameters; others are kept. */
export function writeListQuery(params: URLSearchParams, query: ListQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...next.keys()])
    if (['q', 'sort', 'group'].includes(name) || name.startsWith(filterPrefix)) next.delete(name)
  if (query.text !== '') next.set('q', query.text)
  for (const [id, values] of Object.entries(query.filters)) {
    if (values.length > 0) next.set(`${filterPrefix}${id}`, values.join(','))
  }
  if (query.sort) next.set('sort', `${query.sort.descending ? '-' : ''}${query.sort.by}`)
  if (query.group !== undefined) next.set('group', query.group)
  return next
}

/** True if the query filters anything. */
export function isNarrowed(query: Pick<ListQuery, 'text' | 'filters'>): boolean {
  return query.text.trim() !== '' || Object.values(query.filters).some((values) => values.length > 0)
}

/** True if a text contains query syntax, so that it must be parsed (`parse-query.ts`). */
export function hasConditions(text: string): boolean {
  return /[:"<>=]/.test(text)
}
