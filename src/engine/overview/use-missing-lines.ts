import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useHeld } from '../../ui/feedback/use-held'
import { lateAfter } from '../data/late'
import { missingOf, type Missing } from './missing'
import type { AllRecords, RecordList } from './use-all-records'

/** What did not answer, in words, and how to ask for it again. */
export interface MissingLine {
  id: string
  /** Display name of the location, where it is about one. */
  place: string | undefined
  strong: string
  text: string
  retry: () => void
}

/** One line for each location, or list that lies nowhere, that did not answer, or keeps everybody waiting. */
export function useMissingLines({ lists }: Pick<AllRecords, 'lists'>): readonly MissingLine[] {
  const t = useScreenTexts('overview')
  const { typeName } = useTexts()
  const { site } = usePlatform()
  const waits = lists.some(({ status }) => status === 'pending')
  const late = useHeld(waits && lists.some(({ status }) => status === 'ok'), lateAfter)
  const lineOf = ({ location, whole, lists: those }: Missing<RecordList>, isLate: boolean): MissingLine => {
    const what = those.map(({ resource }) => typeName(resource.type, 'many')).join(', ')
    const place = location === undefined ? undefined : (site.location(location)?.display_name ?? location)
    return {
      id: `${isLate ? 'late ' : ''}${location ?? what}`,
      place,
      strong:
        place === undefined
          ? t(isLate ? 'lateFor' : 'failed', { what })
          : whole
            ? t(isLate ? 'late' : 'down', { location: place })
            : t(isLate ? 'lateIn' : 'failedIn', { what, location: place }),
      text: whole && !isLate ? t('downText') : t('failedText'),
      retry: () => {
        for (const each of those) each.refetch()
      },
    }
  }
  return [
    ...missingOf(lists, 'failed').map((each) => lineOf(each, false)),
    ...(late ? missingOf(lists, 'pending').map((each) => lineOf(each, true)) : []),
  ]
}
