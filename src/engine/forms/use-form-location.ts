import { useMemo } from 'react'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../../platform/platform'
import { useAnswers } from '../data/use-answers'

/** The locations that are offered, in their order; empty for an answer that is no list. */
export function published(data: unknown): Record<string, unknown>[] {
  if (!Array.isArray(data)) return []
  return data
    .filter(isRecord)
    .filter((location) => location.is_published !== false)
    .sort((one, other) => Number(one.order_nr ?? 0) - Number(other.order_nr ?? 0))
}

/**
 * The location a form works in: the one that is wanted where it is among those `offered`, otherwise the usual one. An
 * address or a draft may name one that is not, or is not any more.
 */
export function locationOf(
  wanted: unknown,
  offered: readonly Readonly<Record<string, unknown>>[],
): string | undefined {
  if (typeof wanted === 'string' && offered.some(({ slug }) => slug === wanted)) return wanted
  const open = offered.filter((each) => each.create_resource_disabled !== true)
  const usual = open.find((each) => each.is_default === true) ?? open[0]
  return typeof usual?.slug === 'string' ? usual.slug : undefined
}

/** The location of a form that asks for one, read from what its field offers; `asks` says whether it does. */
export function useFormLocation(asks: boolean, wanted: unknown): string | undefined {
  const { site } = usePlatform()
  const calls = useMemo(
    () => (asks ? [{ operation: 'listLocations', location: undefined } as const] : []),
    [asks],
  )
  const answers = useAnswers(calls, true)
  const data = (asks ? answers('listLocations', undefined)?.data : undefined) ?? site.config.locations
  const offered = useMemo(() => published(data), [data])
  return asks ? locationOf(wanted, offered) : undefined
}
