import { useCallback } from 'react'
import { listed } from '../../lib/format-list'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { LocatedList } from '../data/use-all-records'

/** Lists without an answer: all of a location, some of it, or a global list. */
export interface Missing<L> {
  /** Slug; undefined for a global list. */
  location: string | undefined
  /** No list of the location has answered. */
  whole: boolean
  lists: readonly L[]
}

/** Lists without an answer, by location: failed or still pending. */
export function missingOf<L extends Pick<LocatedList, 'location' | 'status'>>(
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

/** Names what is missing: "Tartu", "Disks in Tartu", "Bare metal servers". */
export function useMissingName(): (missing: Missing<Pick<LocatedList, 'resource'>>) => string {
  const { t, typeName, locale } = useTexts()
  const { site } = usePlatform()
  return useCallback(
    ({ location, whole, lists }) => {
      const what = listed(
        lists.map(({ resource }) => typeName(resource.type, 'many')),
        locale,
      )
      if (location === undefined) return what
      const place = site.location(location)?.display_name ?? location
      return whole ? place : t('palette.inPlace', { what, location: place })
    },
    [t, typeName, locale, site],
  )
}
