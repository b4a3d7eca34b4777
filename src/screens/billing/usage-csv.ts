import type { ScreenKeys } from '../../generated/locale-keys'
import type { TextValues } from '../../platform/i18n/texts'
import type { Site } from '../../platform/site/site'
import type { UsedThing } from './usage-month'

interface CsvTexts {
  t: (key: ScreenKeys['billing'], values?: TextValues) => string
  site: Pick<Site, 'location'>
  /** Code of the charged currency. */
  currency: string
}

/** Used items as table rows, the head first. Amounts are plain numbers of the charged currency, before VAT. */
export function usageRows(
  things: readonly UsedThing[],
  { t, site, currency }: CsvTexts,
): (string | number)[][] {
  return [
    [
      t('item'),
      t('about'),
      t('by.type'),
      t('location'),
      t('csv.id'),
      t('csv.owner'),
      t('csv.hours'),
      t('csv.perHour'),
      t('csv.cost'),
      t('csv.currency'),
    ],
    ...things.map(({ name, about, kind, location, id, owner, hours, perHour, cost }) => [
      name,
      about,
      t(`usage.${kind}`),
      location === undefined ? '' : (site.location(location)?.display_name ?? location),
      id ?? '',
      owner ?? '',
      hours ?? '',
      perHour ?? '',
      cost,
      currency,
    ]),
  ]
}
