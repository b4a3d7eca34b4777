import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { missingOf } from './missing'
import type { AllRecords } from './use-all-records'

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
  return missingOf(lists).map(({ location, whole, lists: those }): MissingLine => {
    const what = those.map(({ resource }) => typeName(resource.type, 'many')).join(', ')
    const place = location === undefined ? undefined : (site.location(location)?.display_name ?? location)
    return {
      id: location ?? what,
      place,
      strong:
        place === undefined
          ? t('failed', { what })
          : whole
            ? t('down', { location: place })
            : t('failedIn', { what, location: place }),
      text: whole ? t('downText') : t('failedText'),
      retry: () => {
        for (const each of those) each.refetch()
      },
    }
  })
}
