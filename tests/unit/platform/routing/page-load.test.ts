import { expect, it } from 'vitest'
import { linkState, pageLoad } from '../../../../src/platform/routing/page-load'

it.for(['/compute/create', '/compute/create?osName=ubuntu', '/network/create/vpc', '/billing/create#x'])(
  '[ROUTE-28] a link to %s passes the page load',
  (href) => {
    expect(linkState(href)).toEqual({ pageLoad })
    expect(pageLoad).toMatch(/^[0-9a-f]{32}$/)
  },
)

it.for(['/compute', '/compute/vm/tll/1', 'https://example.com/compute/create'])(
  'a link to %s passes nothing',
  (href) => {
    expect(linkState(href)).toBeUndefined()
  },
)
