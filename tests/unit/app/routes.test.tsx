// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { isValidElement } from 'react'
import { createMemoryRouter, matchRoutes, Navigate, RouterProvider, type RouteObject } from 'react-router'
import { expect, it, vi } from 'vitest'
import { NotFound } from '../../../src/app/NotFound'
import { Pages } from '../../../src/app/Pages'
import { allRoutes, consoleRoutes } from '../../../src/app/routes'
import { stand } from '../platform/stand'

/** True for routes that load nothing: redirects, and the page for unknown URLs. */
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

it('puts every page and the one for unknown addresses under one frame', async () => {
  const { platform } = await stand(async () => Response.json([]))
  const routes = consoleRoutes(platform, null)
  for (const path of ['/', '/compute', '/compute/vm/tll/7', '/profile', '/no/such/page']) {
    const [frame, page, ...more] = matchRoutes(routes, path) ?? []
    expect(more).toEqual([])
    expect(frame?.route).toBe(routes[0])
    expect(page?.route.path).toBe(matchRoutes(allRoutes(platform), path)?.at(-1)?.route.path)
    expect(page?.params).toEqual(matchRoutes(allRoutes(platform), path)?.at(-1)?.params)
  }
})

it('draws a page in its own place without a warning of the library', async () => {
  const { platform } = await stand(async () => Response.json([]))
  const [frame] = consoleRoutes(platform, null)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const routes = [
    {
      path: frame?.path ?? '',
      element: <Pages />,
      children: [{ path: '/compute/vm/:location/:id', element: <p>The page</p> }],
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/compute/vm/tll/7'] })} />)
  expect(screen.getByText('The page')).toBeTruthy()
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
