import { isRecord } from '../../lib/is-record'
import { readListQuery, writeListQuery, type ListQuery } from '../rows/list-query'

/** A list as somebody likes to see it, under a name. */
export interface SavedView {
  name: string
  /** What the address says of it: what is filtered, and in which order. */
  query: string
}

/** Most views kept for one list, and most characters of a name. */
export const mostViews = 20
export const longestName = 40

/** What is kept until something is saved. */
export const noViews: readonly SavedView[] = []

/** Whether something stored is a list of views. */
export function areViews(value: unknown): value is readonly SavedView[] {
  return (
    Array.isArray(value) &&
    value.every((view) => isRecord(view) && typeof view.name === 'string' && typeof view.query === 'string')
  )
}

/** What an address says of a list, without anything else in it. */
export function viewOf(query: ListQuery): string {
  return writeListQuery(new URLSearchParams(), query).toString()
}

/** The list as a view has it. */
export function queryOf(view: SavedView): ListQuery {
  return readListQuery(new URLSearchParams(view.query))
}

/** What saving a view under a name takes the place of: the one of that name, or the oldest when there are too many. */
export function givesWay(
  views: readonly SavedView[],
  added: string,
): { view: SavedView; because: 'name' | 'oldest' } | undefined {
  const same = views.find(({ name }) => name === added)
  if (same) return { view: same, because: 'name' }
  const [oldest] = views
  return oldest && views.length >= mostViews ? { view: oldest, because: 'oldest' } : undefined
}

/** The views with one more, in the place of what gives way to it. */
export function withView(views: readonly SavedView[], added: SavedView): readonly SavedView[] {
  return [...views.filter(({ name }) => name !== added.name), added].slice(-mostViews)
}
