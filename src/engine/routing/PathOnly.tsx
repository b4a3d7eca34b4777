import { createContext, use, useMemo, type ReactNode } from 'react'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  type Location,
} from 'react-router'

const PlaceContext = createContext<Location | undefined>(undefined)

/**
 * Around what stands beside the pages: of the address it sees the path alone, so that it is not drawn again for each key
 * of a search that a page keeps in the address. Pages see all of it, by `usePlace`.
 */
export function PathOnly({ children }: { children: ReactNode }) {
  const place = useLocation()
  const { pathname } = place
  const path = useMemo(
    () => ({
      location: { pathname, search: '', hash: '', state: null, key: 'path' },
      navigationType: NavigationType.Pop,
    }),
    [pathname],
  )
  return (
    <PlaceContext value={place}>
      <LocationContext.Provider value={path}>{children}</LocationContext.Provider>
    </PlaceContext>
  )
}

/** The whole present address, also where only its path is seen. */
export function usePlace(): Location {
  const near = useLocation()
  return use(PlaceContext) ?? near
}
