import { isValidElement } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { NotFound } from '../../../src/app/NotFound'
import { allRoutes } from '../../../src/app/routes'
import { stand } from '../platform/stand'

/** True for what is drawn without anything being fetched: pages that lead elsewhere, and the page for no page. */
function needsNothing({ path, element }: RouteObject): boolean {
  const leadsOn = isValidElement(element) && element.type === Navigate
  return leadsOn || path?.endsWith('/edit') === true || (isValidElement(element) && element.type === NotFound)
}

it('knows of every page what must be here before it can be drawn', async () => {
  const { platform } = await stand(async () => Response.json([]))
  const routes = allRoutes({ ...platform, site: { ...platform.site, feature: () => true } })
  const bare = routes.filter((route) => !needsNothing(route) && typeof route.lazy !== 'function')
  expect(routes.filter((route) => typeof route.lazy === 'function').length).toBeGreaterThan(10)
  expect(bare.map(({ path }) => path)).toEqual([])
})
