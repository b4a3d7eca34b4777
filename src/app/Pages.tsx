import { Activity, memo, useState, type ReactNode } from 'react'
import { useLocation, useOutlet, useRoutes, type Location } from 'react-router'
import { pageAt } from '../start/page-at'
import { PageBoundary } from './PageBoundary'

/** A location with its page. The key identifies the page and ignores the query. */
interface Placed {
  place: Location
  page: ReactNode
  key: string
}

/** Renders a page with its own location, also while another one is shown. */
const PageAt = memo(function PageAt({ place, page }: Omit<Placed, 'key'>) {
  return (
    <PageBoundary place={place.pathname}>{useRoutes([{ path: '*', element: page }], place)}</PageBoundary>
  )
})

/** The open page, and the list it was opened from. */
function usePlaces(): readonly Placed[] {
  const place = useLocation()
  const page = useOutlet()
  const { pathname, search } = place
  // A form with other prefilled values is another form.
  const fresh = { place, page, key: pathname + search }
  const [last, setLast] = useState<Placed>(fresh)
  const [list, setList] = useState<Placed>()
  const kept = [last, list].find((each) => each?.place.pathname === pathname)
  const shown = last.place === place ? last : { ...fresh, key: kept?.key ?? fresh.key }
  if (last !== shown) setLast(shown)
  if (pageAt(pathname)?.page.kind === 'list' && list !== shown) setList(shown)
  // The list is always first, because moving it in the document is expensive.
  return list && list.place.pathname !== pathname ? [list, shown] : [shown]
}

/** The page of the current URL. The list it was opened from stays mounted but hidden, so that going back is instant. */
export function Pages() {
  const places = usePlaces()
  return places.map(({ place, page, key }, index) => (
    <Activity key={key} mode={index === places.length - 1 ? 'visible' : 'hidden'}>
      <PageAt place={place} page={page} />
    </Activity>
  ))
}
