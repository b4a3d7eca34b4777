import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pages } from '../../../src/generated/pages'
import { hasType, pageAt } from '../../../src/start/page-at'

const routes = pages.map(({ path }) => ({ path, id: path }))

/** An address of a page, with a value for every parameter. */
const addressOf = (path: string): string => path.replace(/:(\w+)\??/g, 'a%20$1')

describe('the page at a path', () => {
  it.each(pages.map(({ path }) => path))('is the one the router finds: %s', (path) => {
    for (const address of [addressOf(path), `${addressOf(path)}/`])
      expect(pageAt(address)?.page.path).toBe(matchRoutes(routes, address)?.at(-1)?.route.id)
  })

  it('is the first page at the bare base path', () => {
    expect(['', '/'].map((path) => pageAt(path)?.page)).toEqual([pages[0], pages[0]])
  })

  it('is none where nothing is', () => {
    expect(['/no', '/compute/vm/tll', '/compute/vm/tll/1/2', '/apiary'].map(pageAt)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('comes with its parameters as they stand in the address', () => {
    expect(pageAt('/compute/vm/t%20l/1')?.params).toEqual({ location: 't%20l', id: '1' })
    expect(pageAt('/api')?.params).toEqual({})
    expect(pageAt('/api/operations')?.params).toEqual({ kind: 'operations' })
  })
})

it('knows which types a site has', () => {
  const on = (name: string): boolean => name === 'vmsEnabled'
  expect(['virtual_machine', 'disk', 'ssh_key', 'nothing'].map((type) => hasType(type, on))).toEqual([
    true,
    false,
    true,
    false,
  ])
})
