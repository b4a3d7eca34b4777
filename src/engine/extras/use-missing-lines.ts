import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useHeld } from '../../ui/feedback/use-held'
import { lateAfter } from '../data/late'
import { missingOf, type Missing } from './missing'
import type { AllRecords, RecordList } from '../data/use-all-records'

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
