/** What narrows and orders a list; it lives in the address. */
export interface ListQuery {
  /** What was typed into the filter. */
  text: string
  /** Chosen values by filter id. */
  filters: Readonly<Record<string, readonly string[]>>
  sort: { by: string; descending: boolean } | undefined
  /** What its items are grouped by, in a list that has groups. */
  group?: string | undefined
}

/** Prefix of choice filters in the address. */
const filterPrefix = 'f.'

/** Reads the query from the address. */
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

/** Writes the query into a copy of the address; whatever else is there stays. */
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

/** True when something is filtered out on purpose. */
export function isNarrowed(query: Pick<ListQuery, 'text' | 'filters'>): boolean {
  return query.text.trim() !== '' || Object.values(query.filters).some((values) => values.length > 0)
}

/** Whether a text says more than words, so that it needs to be parsed (`parse-query.ts`). */
export function isSpoken(text: string): boolean {
  return /[:"<>=]/.test(text)
}
