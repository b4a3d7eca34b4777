// @vitest-environment jsdom
import { stubBrowser } from '../browser-stubs'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FilterButton } from '../../../../src/ui/form-controls/FilterButton'
import { MenuButton } from '../../../../src/ui/overlay/MenuButton'
import type { MenuGroup } from '../../../../src/ui/overlay/menu-model'
import { UiRouterContext } from '../../../../src/ui/router-context'

const groups: readonly MenuGroup[] = [
  { entries: [{ id: 'terminal', label: 'Open terminal', icon: 'square-terminal' }] },
  {
    entries: [
      { id: 'resize', label: 'Resize', disabledReason: 'Stop the machine first' },
      { id: 'delete', label: 'Delete…', danger: true },
    ],
  },
]

const button = () => screen.getByRole('button', { name: 'Actions for web-prod-01', hidden: true })

describe.each([
  ['wide screen', false],
  ['phone', true],
])('menu on a %s', (_, phone) => {
  beforeEach(() => stubBrowser({ phone }))

  it('mounts nothing until it is opened, and closes with the choice', async () => {
    const user = userEvent.setup()
    const act = vi.fn()
    render(<MenuButton label="Actions for web-prod-01" groups={groups} onAction={act} />)
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(button())
    const menu = await screen.findByRole('menu', { name: 'Actions for web-prod-01' })
    expect(button().getAttribute('aria-expanded')).toBe('true')
    await user.click(within(menu).getByRole('menuitem', { name: 'Delete…' }))
    expect(act).toHaveBeenCalledExactlyOnceWith('delete')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('says why an entry cannot be chosen and does not act on it', async () => {
    const user = userEvent.setup()
    const act = vi.fn()
    render(<MenuButton label="Actions for web-prod-01" groups={groups} onAction={act} />)
    await user.click(button())
    const entry = await screen.findByRole('menuitem', { name: /^Resize/ })
    expect(entry.getAttribute('aria-disabled')).toBe('true')
    expect(entry.textContent).toContain('Stop the machine first')
    await user.click(entry)
    expect(act).not.toHaveBeenCalled()
  })

  it('closes with Escape and gives the focus back', async () => {
    const user = userEvent.setup()
    render(<MenuButton label="Actions for web-prod-01" groups={groups} onAction={() => undefined} />)
    await user.click(button())
    await screen.findByRole('menu')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(button())
  })
})

describe('menu of addresses and of choices', () => {
  beforeEach(() => stubBrowser())

  it('goes to an address through the router of the page', async () => {
    const user = userEvent.setup()
    const navigate = vi.fn()
    render(
      <UiRouterContext value={{ Link: () => null, navigate }}>
        <MenuButton
          label="Create"
          groups={[{ entries: [{ id: 'vm', label: 'Machine', href: '/compute/create' }] }]}
          onAction={() => undefined}
        />
      </UiRouterContext>,
    )
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Machine' }))
    expect(navigate.mock.calls[0]?.[0]).toBe('/compute/create')
  })

  it('distinguishes radio items, check boxes and actions, and closes on all but check boxes', async () => {
    const user = userEvent.setup()
    const chosen: string[] = []
    render(
      <MenuButton
        label="Profile"
        groups={[
          {
            title: 'Currency',
            exclusive: true,
            entries: [
              { id: 'eur', label: 'Euro', checked: true },
              { id: 'usd', label: 'US dollar', checked: false },
            ],
          },
          { entries: [{ id: 'keys', label: 'Single-key shortcuts', checked: true }] },
          { entries: [{ id: 'out', label: 'Log out' }] },
        ]}
        onAction={(id) => chosen.push(id)}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Profile' }))
    expect((await screen.findByRole('menuitemradio', { name: 'Euro' })).getAttribute('aria-checked')).toBe(
      'true',
    )
    expect(screen.getByRole('menuitem', { name: 'Log out' }).getAttribute('aria-checked')).toBeNull()
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'US dollar' }))
    expect(screen.queryByRole('menu')).toBeNull()
    expect(chosen).toEqual(['keys', 'usd'])
  })

  it('stays open while several values are chosen', async () => {
    const user = userEvent.setup()
    function Filter() {
      const [selected, setSelected] = useState<readonly ('a' | 'b')[]>([])
      return (
        <>
          <FilterButton
            label="Status"
            options={[
              { value: 'a', label: 'Running' },
              { value: 'b', label: 'Stopped' },
            ]}
            selected={selected}
            onChange={setSelected}
          />
          <output>{selected.join()}</output>
        </>
      )
    }
    render(<Filter />)
    await user.click(screen.getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Stopped' }))
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Running' }))
    expect(screen.getByRole('menuitemcheckbox', { name: 'Running' }).getAttribute('aria-checked')).toBe(
      'true',
    )
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('a,b')
  })
})
