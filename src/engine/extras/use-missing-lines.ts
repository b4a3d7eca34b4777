import { listed, listOfAll } from '../../lib/format-list'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { errorReference, joinFailures, platformWords } from '../../platform/failures/failure-message'
import { usePlatform } from '../../platform/platform'
import { useTrueFor } from '../../ui/feedback/use-true-for'
import { slowAfterMs } from '../data/use-type-lists'
import type { AllRecords } from '../data/use-all-records'
import { missingOf, useMissingName } from './missing-of'

/** Text of a missing answer, with the platform's message, its correlation id and a retry. */
export interface MissingLine {
  id: string
  /** Display name of the location, if any. */
  place: string | undefined
  strong: string
  text: string
  retry: () => void
}

/** One line per location or global list that failed. */
export function useMissingLines({ lists }: Pick<AllRecords, 'lists'>): readonly MissingLine[] {
  const t = useScreenTexts('overview')
  const { typeName, locale } = useTexts()
  const platform = usePlatform()
  const { site } = platform
  return missingOf(lists, 'failed').map(({ location, whole, lists: those }): MissingLine => {
    const what = listed(
      those.map(({ resource }) => typeName(resource.type, 'many')),
      locale,
    )
    const place = location === undefined ? undefined : (site.location(location)?.display_name ?? location)
    const failure = joinFailures(
      platform,
      those.map(({ error }) => error),
    )
    const reason = platformWords(failure)
    const reference = errorReference(failure)
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
      text: [
        t(whole ? 'downText' : priced ? 'failedText' : 'failedUnpriced'),
        reason,
        reference && `[${reference}]`,
      ]
        .filter(Boolean)
        .join(' '),
      retry: () => {
        for (const each of those) each.refetch()
      },
    }
  })
}

/**
 * One sentence about pending lists once others have answered and 4 s have passed, with a retry; undefined if there are
 * none.
 */
export function useSlowLists({
  lists,
}: Pick<AllRecords, 'lists'>): Pick<MissingLine, 'text' | 'retry'> | undefined {
  const t = useScreenTexts('overview')
  const { locale } = useTexts()
  const nameOf = useMissingName()
  const waiting = lists.filter(({ status }) => status === 'pending')
  const late = useTrueFor(waiting.length > 0 && lists.some(({ status }) => status === 'ok'), slowAfterMs)
  if (!late || waiting.length === 0) return undefined
  const names = missingOf(lists, 'pending').map(nameOf)
  return {
    text: t('waiting', { what: listOfAll(names, locale) }),
    retry: () => {
      for (const each of waiting) each.refetch()
    },
  }
}
