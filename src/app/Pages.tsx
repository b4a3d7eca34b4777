import { Activity, useEffect, useMemo, useState } from 'react'
import { matchRoutes, useRoutes, type Location, type RouteObject } from 'react-router'
import { enabledTypes } from '../engine/data/enabled-types'
import { usePlace } from '../engine/routing/PathOnly'
import type { ResourceSummary } from '../manifest/compiled'
import { usePlatform } from '../platform/platform'
import { useStore } from '../platform/use-store'
import { PageBoundary } from './PageBoundary'
import { nextPlace } from './next-place'
import { allRoutes } from './routes'

interface PageAtProps {
  routes: RouteObject[]
  location: Location
}

/** The page of one place; what it reads of the address stays that of its own place. */
function PageAt({ routes, location }: PageAtProps) {
  const { pathname } = location
  // Found once for its path: the search of a list changes with each key.
  const found = useMemo(
    () => matchRoutes(routes, { pathname })?.map(({ route }) => route) ?? [],
    [routes, pathname],
  )
  return <PageBoundary place={pathname}>{useRoutes(found, location)}</PageBoundary>
}

const listOf = ({ routes }: ResourceSummary): string => routes.list
const formOf = ({ routes }: ResourceSummary): string | null => routes.create

/** A place, and what tells its page from that of another place: kept while the address changes behind the path. */
interface Placed {
  place: Location
  key: string
}

/** The key of a page that is drawn for the first time: a form with other values to begin with is another form. */
const freshKey = ({ pathname, search }: Location): string => pathname + search

/** The place that is shown, and the list one came from. */
function useShown(location: Location, isList: boolean): { shown: Placed; list: Placed | undefined } {
  const [list, setList] = useState<Placed>()
  const [last, setLast] = useState<Placed>(() => ({ place: location, key: freshKey(location) }))
  const kept = [last, list].find((each) => each?.place.pathname === location.pathname)
  const key = kept?.key ?? freshKey(location)
  const shown = last.place === location ? last : { place: location, key }
  if (last !== shown) setLast(shown)
  if (isList && list !== shown) setList(shown)
  return { shown, list }
}

/** Places in the order in which they came: a page that is shown or hidden stays where it is in the document, as moving costs. */
function useUnmoved(places: readonly Placed[]): readonly Placed[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const keys = places.map(({ key }) => key)
  const stay = order.filter((key) => keys.includes(key))
  const next = [...stay, ...keys.filter((key) => !stay.includes(key))]
  if (next.join('\n') !== order.join('\n')) setOrder(next)
  return next.flatMap((key) => places.find((each) => each.key === key) ?? [])
}

/**
 * The page of the present address. The list one came from is kept behind it, not shown and at rest, so that the way back
 * draws nothing anew; behind a list is the record or the form somebody points at.
 */
export function Pages() {
  const { site } = usePlatform()
  const location = usePlace()
  const routes = useMemo(() => allRoutes(site), [site])
  const lists = useMemo(() => new Set(enabledTypes(site).map(listOf)), [site])
  const forms = useMemo(() => new Set(enabledTypes(site).map(formOf)), [site])
  const isList = lists.has(location.pathname)
  const { shown, list } = useShown(location, isList)
  const next = useStore(nextPlace)
  // Whoever is here next is shown nothing that somebody else has pointed at.
  useEffect(() => () => nextPlace.set(undefined), [])
  // A form that was opened is not kept behind its list: it begins anew.
  useEffect(() => {
    if (next?.pathname === location.pathname && forms.has(next.pathname)) nextPlace.set(undefined)
  }, [next, location, forms])
  const pointed = next && { place: next, key: freshKey(next) }
  const behind = isList ? pointed : list
  const places = useUnmoved(behind && behind.place.pathname !== location.pathname ? [shown, behind] : [shown])
  return places.map(({ place, key }) => (
    <Activity key={key} mode={place === location ? 'visible' : 'hidden'}>
      <PageAt routes={routes} location={place} />
    </Activity>
  ))
}
