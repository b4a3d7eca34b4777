import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useHeld } from '../../ui/feedback/use-held'
import { lateAfter } from '../data/use-type-lists'
import type { AllRecords, RecordList } from '../data/use-all-records'

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

/** What did not answer, in words, and how to ask for it again. */
export interface MissingLine {
  id: string
  /** Display name of the location, where it is about one. */
  place: string | undefined
  strong: string
  text: string
  retry: () => void
}

/** One line for each location, or list that lies nowhere, that did not answer. */
export function useMissingLines({ lists }: Pick<AllRecords, 'lists'>): readonly MissingLine[] {
  const t = useScreenTexts('overview')
  const { typeName } = useTexts()
  const { site } = usePlatform()
  return missingOf(lists, 'failed').map(({ location, whole, lists: those }): MissingLine => {
    const what = those.map(({ resource }) => typeName(resource.type, 'many')).join(', ')
    const place = location === undefined ? undefined : (site.location(location)?.display_name ?? location)
    const priced = those.some(({ resource }) => resource.price.length > 0)
    return {
      id: location ?? what,
      place,
      strong:
        place === undefined
          ? t('failed', { what })
          : whole
            ? t('down', { location: place })
            : t('failedIn', { what, location: place }),
      text: t(whole ? 'downText' : priced ? 'failedText' : 'failedUnpriced'),
      retry: () => {
        for (const each of those) each.refetch()
      },
    }
  })
}

/** What keeps everybody waiting though others have answered, as one sentence, and how to ask again; undefined while nothing does. */
export function useLate({
  lists,
}: Pick<AllRecords, 'lists'>): Pick<MissingLine, 'text' | 'retry'> | undefined {
  const t = useScreenTexts('overview')
  const { typeName, locale } = useTexts()
  const { site } = usePlatform()
  const waiting = lists.filter(({ status }) => status === 'pending')
  const late = useHeld(waiting.length > 0 && lists.some(({ status }) => status === 'ok'), lateAfter)
  if (!late || waiting.length === 0) return undefined
  const nameOf = ({ location, whole, lists: those }: Missing<RecordList>): string => {
    const what = those.map(({ resource }) => typeName(resource.type, 'many')).join(', ')
    if (location === undefined) return what
    const place = site.location(location)?.display_name ?? location
    return whole ? place : t('inPlace', { what, location: place })
  }
  const names = missingOf(lists, 'pending').map(nameOf)
  return {
    text: t('waiting', { what: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) }),
    retry: () => {
      for (const each of waiting) each.refetch()
    },
  }
}
