import { useMemo, useState } from 'react'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../../platform/platform'
import { useAnswers } from '../data/use-answers'

/** The locations that are offered, in their order: published ones with a slug. Empty for an answer that is no list. */
export function published(data: unknown): Record<string, unknown>[] {
  if (!Array.isArray(data)) return []
  return data
    .filter(isRecord)
    .filter(({ is_published: isPublished, slug }) => {
      return isPublished !== false && typeof slug === 'string' && slug !== ''
    })
    .sort((one, other) => Number(one.order_nr ?? 0) - Number(other.order_nr ?? 0))
}

/**
 * The location a form works in: the one that is wanted where it is among those `offered`, otherwise the usual one of those
 * that answer. An address or a draft may name one that is not offered, or is not any more.
 */
export function locationOf(
  wanted: unknown,
  offered: readonly Readonly<Record<string, unknown>>[],
  silent: ReadonlySet<unknown> = new Set(),
): string | undefined {
  if (typeof wanted === 'string' && offered.some(({ slug }) => slug === wanted)) return wanted
  const open = offered.filter((each) => each.create_resource_disabled !== true)
  const heard = open.filter(({ slug }) => !silent.has(slug))
  const usual = heard.find((each) => each.is_default === true) ?? heard[0] ?? open[0]
  return typeof usual?.slug === 'string' ? usual.slug : undefined
}

/** The location of a form that asks for one, read from what its field offers; `asks` says whether it does. */
export function useFormLocation(asks: boolean, wanted: unknown): string | undefined {
  const { site, client } = usePlatform()
  // Once passed over, a location is not put back under what was filled in meanwhile.
  const [known, setKnown] = useState<ReadonlySet<string>>(() => client.reach.silent())
  const silent = [...client.reach.silent()].filter((slug) => !known.has(slug))
  const passedOver = silent.length > 0 ? new Set([...known, ...silent]) : known
  if (passedOver !== known) setKnown(passedOver)
  const calls = useMemo(
    () => (asks ? [{ operation: 'listLocations', location: undefined } as const] : []),
    [asks],
  )
  const answers = useAnswers(calls, true)
  const data = (asks ? answers('listLocations', undefined)?.data : undefined) ?? site.config.locations
  const offered = useMemo(() => published(data), [data])
  return asks ? locationOf(wanted, offered, passedOver) : undefined
}
