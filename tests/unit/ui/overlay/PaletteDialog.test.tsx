// @vitest-environment jsdom
import { stubBrowser } from '../browser-stubs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PaletteDialog, type PaletteGroup } from '../../../../src/ui/overlay/PaletteDialog'

const groups: readonly PaletteGroup[] = [
  {
    id: 'resources',
    title: 'Resources',
    options: [
      { id: 'vm-1', icon: 'server', label: 'web-prod-01', more: true },
      { id: 'vm-2', icon: 'server', label: 'web-prod-02' },
    ],
  },
  { id: 'actions', title: 'Actions', options: [{ id: 'create', icon: 'plus', label: 'Create machine' }] },
]

const ofOne: readonly PaletteGroup[] = [
  {
    id: 'actions',
    title: 'Actions',
    options: [
      {
        id: 'start',
        icon: 'circle-play',
        label: 'Start',
        disabledReason: 'Only a stopped machine can be started',
      },
      { id: 'stop', icon: 'circle-stop', label: 'Stop' },
    ],
  },
]

const chosen = vi.fn()
const closed = vi.fn()

function Palette({ shown }: { readonly shown?: readonly PaletteGroup[] }) {
  const [query, setQuery] = useState('')
  const [inside, setInside] = useState(false)
  return (
    <PaletteDialog
      label="Search or jump to…"
      query={query}
      onQuery={setQuery}
      groups={shown ?? (inside ? ofOne : groups)}
      scope={inside ? { name: 'web-prod-01', leave: () => setInside(false) } : undefined}
      onMore={() => setInside(true)}
      emptyText="Nothing matches."
      countText="3 results"
      hints={[]}
      onChoose={chosen}
      onClose={closed}
    />
  )
}

beforeEach(() => {
  stubBrowser()
  chosen.mockReset()
  closed.mockReset()
})

const field = () => screen.getByRole('combobox')
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

it('keeps the focus in the field and moves over the options', async () => {
  const user = userEvent.setup()
  render(<Palette />)
  expect(document.activeElement).toBe(field())
  expect(active()).toContain('web-prod-01')
  await user.keyboard('{ArrowDown}')
  expect(active()).toContain('web-prod-02')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toContain('web-prod-01')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(document.activeElement).toBe(field())
  expect(chosen).toHaveBeenCalledExactlyOnceWith('create')
})

it('starts again at the first option when the query changes', async () => {
  const user = userEvent.setup()
  render(<Palette />)
  await user.keyboard('{ArrowDown}w')
  expect(active()).toContain('web-prod-01')
})

it('says so when there is nothing, and closes with Escape', async () => {
  const user = userEvent.setup()
  render(<Palette shown={[]} />)
  expect(screen.getByText('Nothing matches.')).toBeTruthy()
  await user.keyboard('{Enter}{Escape}')
  expect(chosen).not.toHaveBeenCalled()
  expect(closed).toHaveBeenCalledOnce()
})

it('leads with Tab to what can be done to an option, and back', async () => {
  const user = userEvent.setup()
  render(<Palette />)
  await user.keyboard('{ArrowDown}{Tab}')
  expect(active()).toContain('web-prod-02')
  await user.keyboard('{ArrowUp}')
  for (const back of ['{Backspace}', '{Shift>}{Tab}{/Shift}', '{Escape}']) {
    await user.keyboard('{Tab}')
    expect(active()).toContain('Start')
    await user.keyboard(back)
    expect(active()).toContain('web-prod-01')
  }
  expect(document.activeElement).toBe(field())
  expect(closed).not.toHaveBeenCalled()
})

it('shows what cannot be done with its reason, and does not do it', async () => {
  const user = userEvent.setup()
  render(<Palette shown={ofOne} />)
  await user.keyboard('{Enter}')
  await user.click(screen.getByText('Only a stopped machine can be started'))
  expect(chosen).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('stop')
})
