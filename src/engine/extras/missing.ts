import type { RecordList } from '../data/use-all-records'

/** Lists that did not answer: all of one location, some of it, or one that lies nowhere. */
export interface Missing<L> {
  /** Slug; undefined for a list that lies nowhere. */
  location: string | undefined
  /** Nothing of the location has answered. */
  whole: boolean
  lists: readonly L[]
}

/** What has no answer, by location: lists that failed, or those that are still waited for. */
export function missingOf<L extends Pick<RecordList, 'location' | 'status'>>(
  lists: readonly L[],
  without: 'failed' | 'pending',
): readonly Missing<L>[] {
  const failed = lists.filter(({ status }) => status === without)
  const places = [...new Set(failed.flatMap(({ location }) => location ?? []))]
  return [
    ...places.map((place): Missing<L> => ({
      location: place,
      whole: !lists.some(({ location, status }) => location === place && status === 'ok'),
      lists: failed.filter(({ location }) => location === place),
    })),
    ...failed
      .filter(({ location }) => location === undefined)
      .map((list): Missing<L> => ({ location: undefined, whole: false, lists: [list] })),
  ]
}
