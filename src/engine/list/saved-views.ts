import { isRecord } from '../../lib/is-record'
import { readListQuery, writeListQuery, type ListQuery } from '../rows/list-query'

/** A named query of a list. */
export interface SavedView {
  name: string
  /** Query string: filters and order. */
  query: string
}

/** Maximum views per list, and characters per name. */
export const maxViews = 20
export const maxNameLength = 40

/** Default before anything is saved. */
export const noViews: readonly SavedView[] = []

/** Validates stored views. */
export function areViews(value: unknown): value is readonly SavedView[] {
  return (
    Array.isArray(value) &&
    value.every((view) => isRecord(view) && typeof view.name === 'string' && typeof view.query === 'string')
  )
}

/** The part of a query string that belongs to a view. */
export function viewOf(query: ListQuery): string {
  return writeListQuery(new URLSearchParams(), query).toString()
}

/** The list query of a view. */
export function queryOf(view: SavedView): ListQuery {
  return readListQuery(new URLSearchParams(view.query))
}

/** Index of the view replaced by saving under a name: the one with that name, or the oldest if there are too many. */
export function isReplaceable(
  views: readonly SavedView[],
  added: string,
): { view: SavedView; because: 'name' | 'oldest' } | undefined {
  const same = views.find(({ name }) => name === added)
  if (same) return { view: same, because: 'name' }
  const [oldest] = views
  return oldest && views.length >= maxViews ? { view: oldest, because: 'oldest' } : undefined
}

/** Views with one added or replaced. */
export function withView(views: readonly SavedView[], added: SavedView): readonly SavedView[] {
  return [...views.filter(({ name }) => name !== added.name), added].slice(-maxViews)
}
