import { Activity, memo, useState, type ReactNode } from 'react'
import { useLocation, useOutlet, useRoutes, type Location } from 'react-router'
import { pageAt } from '../start/page-at'
import { PageBoundary } from './PageBoundary'

/** A place with its page. The key tells the page from that of another place, and stays while the query changes. */
interface Placed {
  place: Location
  page: ReactNode
  key: string
}

/** The page of a place; what it reads of the address stays that of its own place, also while another one is shown. */
const PageAt = memo(function PageAt({ place, page }: Omit<Placed, 'key'>) {
  return (
    <PageBoundary place={place.pathname}>{useRoutes([{ path: '*', element: page }], place)}</PageBoundary>
  )
})

/** The page that is shown, and the list it was opened from. */
function usePlaces(): readonly Placed[] {
  const place = useLocation()
  const page = useOutlet()
  const { pathname, search } = place
  // A form with other values to begin with is another form.
  const fresh = { place, page, key: pathname + search }
  const [last, setLast] = useState<Placed>(fresh)
  const [list, setList] = useState<Placed>()
  const kept = [last, list].find((each) => each?.place.pathname === pathname)
  const shown = last.place === place ? last : { ...fresh, key: kept?.key ?? fresh.key }
  if (last !== shown) setLast(shown)
  if (pageAt(pathname)?.page.kind === 'list' && list !== shown) setList(shown)
  // The list first, whichever is shown: moving a page within the document costs.
  return list && list.place.pathname !== pathname ? [list, shown] : [shown]
}

/**
 * The page of the present address. The list it was opened from is kept behind it, hidden and at rest, so that the way back
 * draws nothing anew.
 */
export function Pages() {
  const places = usePlaces()
  return places.map(({ place, page, key }, index) => (
    <Activity key={key} mode={index === places.length - 1 ? 'visible' : 'hidden'}>
      <PageAt place={place} page={page} />
    </Activity>
  ))
}
