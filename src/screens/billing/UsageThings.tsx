import { useState } from 'react'
import { shownDigits } from '../../lib/money'
import { formatNumber } from '../../lib/quantity'
import { columnPriceDigits } from '../../platform/account/invoice'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { useMedia } from '../../ui/use-media'
import { LinkText, TextButton } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { Amount } from './Amount'
import { BillingTable, type BillingColumn, type BillingGroup, type FootLine } from './BillingTable'
import styles from './billing.module.css'
import { usageKinds, type UsageKind } from './usage'
import { groupThings, type Grouping, type ThingGroup } from './usage-groups'
import { nowhere, type UsedThing } from './usage-month'
import type { AccountRecords } from './use-account-records'

/** Rows of a group shown at first. */
const shownAtFirst = 5
/** Resources shown at first. */
const resourcesAtFirst = 15

/** A row: a single item, a resource with the sum of its parts, or one part. */
interface ThingRow extends UsedThing {
  key: string
  level: 'alone' | 'whole' | 'part'
}

const isKind = (id: string): id is UsageKind => usageKinds.some((kind) => kind === id)

/** Rows of a resource: one for the resource, one for each part. */
function resourceRows(
  { id, cost, things }: ThingGroup,
  titleOf: (id: string) => string | undefined,
  about: (count: number) => string,
): ThingRow[] {
  const [first] = things
  if (!first) return []
  const own = things.find((thing) => thing.id === id)
  if (things.length === 1 && own) return [{ ...own, key: id, level: 'alone' }]
  const whole: ThingRow = {
    ...(own ?? first),
    key: id,
    level: 'whole',
    id,
    name: titleOf(id) ?? own?.name ?? first.name,
    about: about(things.length),
    hours: undefined,
    perHour: things.every(({ perHour }) => perHour !== undefined)
      ? things.reduce((sum, { perHour = 0 }) => sum + perHour, 0)
      : undefined,
    cost,
  }
  return [
    whole,
    ...things.map((thing, index): ThingRow => ({ ...thing, key: `${id} ${index}`, level: 'part' })),
  ]
}

interface UsageThingsProps {
  label: string
  things: readonly UsedThing[]
  by: Exclude<Grouping, 'day'>
  records: AccountRecords
  /** Shows every row at once. */
  whole: boolean
  foot: readonly FootLine[]
}

/** Used items in groups with sums; every row in print. */
export function UsageThings({ label, things, by, records, whole, foot }: UsageThingsProps) {
  const t = useScreenTexts('billing')
  const { t: common, locale } = useTexts()
  const { site } = usePlatform()
  const money = useMoney()
  const isPrinted = useMedia('print')
  const everything = whole || isPrinted
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const locationName = (slug: string): string =>
    slug === nowhere ? t('nowhere') : (site.location(slug)?.display_name ?? slug)
  const groups = groupThings(things, by, site.config.siteCurrency)
  const digits = columnPriceDigits(
    things.flatMap(({ hours, perHour, cost }) =>
      hours === undefined || perHour === undefined ? [] : [{ qty: hours, item_price: perHour, amount: cost }],
    ),
    shownDigits(money.charged),
  )
  const columns: readonly BillingColumn<ThingRow>[] = [
    {
      id: 'name',
      label: t('item'),
      wraps: true,
      phone: 'title',
      cell: ({ id, name, level }) => {
        const href = id === undefined ? undefined : records.byId.get(id)?.href
        const isPart = level === 'part'
        const words = <Text strong={!isPart}>{name}</Text>
        return (
          <span className={isPart ? styles.part : undefined}>
            {href === undefined ? (
              words
            ) : (
              <LinkText look="name" href={href}>
                {words}
              </LinkText>
            )}
          </span>
        )
      },
    },
    {
      id: 'about',
      label: t('about'),
      dim: true,
      phone: 'summary',
      yields: true,
      cell: ({ about }) => <Text>{about}</Text>,
    },
    {
      id: 'place',
      label: t('location'),
      dim: true,
      yields: true,
      cell: ({ location }) => (location === undefined ? '—' : <Text>{locationName(location)}</Text>),
    },
    {
      id: 'hours',
      label: t('hours'),
      numeric: true,
      dim: true,
      phone: 'summary',
      cell: ({ hours }) => (hours === undefined ? '' : t('hoursOf', { hours: formatNumber(hours, locale) })),
    },
    {
      id: 'price',
      label: t('perHour'),
      numeric: true,
      dim: true,
      cell: ({ perHour }) =>
        perHour === undefined ? (
          '—'
        ) : (
          <Text numeric nowrap>
            {money.unit(perHour, digits)}
          </Text>
        ),
    },
    {
      id: 'cost',
      label: t('cost'),
      numeric: true,
      phone: 'end',
      cell: ({ cost, level }) => <Amount value={cost} tone={level === 'part' ? 'dim' : undefined} />,
    },
  ]
  const more = (id: string, count: number) => (
    <TextButton onPress={() => setOpened((before) => new Set([...before, id]))}>
      {common('detail.showAll', { count })}
    </TextButton>
  )
  const listed = (): BillingGroup<ThingRow>[] => {
    if (by === 'resource') {
      const shown = everything || opened.has('all') ? groups : groups.slice(0, resourcesAtFirst)
      const rows = shown.flatMap((group) =>
        resourceRows(
          group,
          (id) => records.byId.get(id)?.title,
          (count) => t('parts', { count }),
        ),
      )
      return [
        { id: 'all', rows, ...(shown.length < groups.length ? { more: more('all', groups.length) } : {}) },
      ]
    }
    return groups.map(({ id, cost, things: all }) => {
      const shown = everything || opened.has(id) ? all : all.slice(0, shownAtFirst)
      return {
        id,
        title: (
          <>
            {isKind(id) && by === 'type' ? t(`usage.${id}`) : <Text>{locationName(id)}</Text>}{' '}
            <Text tone="faint">{t('items', { count: all.length })}</Text>
          </>
        ),
        sum: <Amount value={cost} />,
        rows: shown.map((thing, index): ThingRow => ({ ...thing, key: `${id} ${index}`, level: 'alone' })),
        ...(shown.length < all.length ? { more: more(id, all.length) } : {}),
      }
    })
  }
  return (
    <BillingTable label={label} columns={columns} groups={listed()} rowKey={({ key }) => key} foot={foot} />
  )
}
