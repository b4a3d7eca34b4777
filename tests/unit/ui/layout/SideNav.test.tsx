// @vitest-environment jsdom
import '../browser-stubs'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SideNav } from '../../../../src/ui/layout/SideNav'
import { UiRouterContext } from '../../../../src/ui/router-context'

it('draws its links as the application does and marks the open place', () => {
  render(
    <UiRouterContext
      value={{
        Link: ({ href, ...props }) => <a {...props} href={`/app${href}`} />,
        navigate: () => undefined,
      }}
    >
      <SideNav
        label="Main"
        home={{ href: '/', label: 'Aldera Cloud', logo: null }}
        groups={[
          [{ href: '/compute', label: 'Compute', icon: 'server', current: true }],
          [{ href: '/billing', label: 'Billing', icon: 'wallet', current: false }],
        ]}
        foot={[]}
        more={{ label: 'More' }}
      />
    </UiRouterContext>,
  )
  const compute = screen.getByRole('link', { name: 'Compute' })
  expect(compute.getAttribute('href')).toBe('/app/compute')
  expect(compute.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Billing' }).hasAttribute('aria-current')).toBe(false)
})
