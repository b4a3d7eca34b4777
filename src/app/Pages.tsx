import { useMemo, useState } from 'react'
import { useLocation, useRoutes } from 'react-router'
import { usePlatform } from '../platform/platform'
import { PageBoundary } from './PageBoundary'
import { allRoutes } from './routes'

/** The page of the present address. */
export function Pages() {
  const { site } = usePlatform()
  const { pathname } = useLocation()
  const routes = useMemo(() => allRoutes(site), [site])
  const [first] = useState(pathname)
  return (
    <PageBoundary place={pathname} first={first}>
      {useRoutes(routes)}
    </PageBoundary>
  )
}
