import { Activity, useEffect, useMemo, useState } from 'react'
import { useLocation, useRoutes, type Location, type RouteObject } from 'react-router'
import { enabledTypes } from '../engine/data/enabled-types'
import { usePlatform } from '../platform/platform'
import { useStore } from '../platform/use-store'
import { PageBoundary } from './PageBoundary'
import { nextPlace } from './next-place'
import { allRoutes } from './routes'

interface PageAtProps {
  routes: RouteObject[]
  location: Location
  /** Where this load of the console began. */
  first: string
}

/** The page of one place; what it reads of the address stays that of its own place. */
function PageAt({ routes, location, first }: PageAtProps) {
  return (
    <PageBoundary place={location.pathname} first={first}>
      {useRoutes(routes, location)}
    </PageBoundary>
  )
}

/**
 * The page of the present address. The list one came from is kept behind it, not shown and at rest, so that the way back
 * draws nothing anew; behind a list is the record somebody points at. The page that is shown stands first: whoever looks
 * for a heading finds its own.
 */
export function Pages() {
  const { site } = usePlatform()
  const location = useLocation()
  const routes = useMemo(() => allRoutes(site), [site])
  const lists = useMemo(() => new Set(enabledTypes(site).map((type) => type.routes.list)), [site])
  const [first] = useState(location.pathname)
  const [list, setList] = useState<Location>()
  const isList = lists.has(location.pathname)
  if (isList && list !== location) setList(location)
  const next = useStore(nextPlace)
  // Whoever is here next is shown nothing that somebody else has pointed at.
  useEffect(() => () => nextPlace.set(undefined), [])
  const behind = isList ? next : list
  const places = behind && behind.pathname !== location.pathname ? [location, behind] : [location]
  return places.map((place) => (
    <Activity key={place.pathname} mode={place === location ? 'visible' : 'hidden'}>
      <PageAt routes={routes} location={place} first={first} />
    </Activity>
  ))
}
