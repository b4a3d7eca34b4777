// @vitest-environment jsdom
import { stubBrowser } from '../browser-stubs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { SelectInput } from '../../../../src/ui/form-controls/SelectInput'

const options = [
  { value: 'nvme', label: 'Performance NVMe', note: '— newest processors' },
  { value: 'ssd', label: 'Standard SSD' },
  { value: 'gpu', label: 'GPU', disabledReason: 'Not in Tallinn' },
]

function Pool({ long = false, more = [] }: { readonly long?: boolean; readonly more?: typeof options }) {
  const [value, setValue] = useState<string | undefined>('nvme')
  return (
    <SelectInput
      bare
      label="Host pool"
      value={value}
      onChange={setValue}
      options={[...options, ...more]}
      placeholder="Choose"
      emptyText="None"
      filter={long ? { label: 'Filter pools', noMatchText: 'No pool matches.' } : undefined}
    />
  )
}

beforeEach(() => stubBrowser())

const control = () => screen.getByRole('combobox', { name: 'Host pool', hidden: true })

it('opens by keyboard, moves past what cannot be chosen, chooses and gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Pool />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const list = await screen.findByRole('listbox', { name: 'Host pool' })
  expect(screen.getByRole('option', { name: /NVMe/ }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('option', { name: 'GPU' }).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(list.isConnected).toBe(false)
  expect(control().textContent).toContain('Standard SSD')
  await expect.poll(() => document.activeElement).toBe(control())
})

it('jumps to an option by its letters', async () => {
  const user = userEvent.setup()
  render(<Pool />)
  await user.click(control())
  await screen.findByRole('listbox')
  await user.keyboard('st{Enter}')
  expect(control().textContent).toContain('Standard SSD')
})

it('closes with Escape and with the value that is chosen already', async () => {
  const user = userEvent.setup()
  render(<Pool />)
  await user.click(control())
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(control())
  await user.click(await screen.findByRole('option', { name: /NVMe/ }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(control().textContent).toContain('Performance NVMe')
})

it('narrows a long list by what is typed', async () => {
  const user = userEvent.setup()
  render(<Pool long />)
  await user.click(control())
  await user.keyboard('stand')
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Standard SSD'])
  await user.keyboard('{Enter}')
  expect(control().textContent).toContain('Standard SSD')
})

it('stays open when it grows long while it is open, and narrows then', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Pool />)
  await user.click(control())
  await screen.findByRole('listbox', { name: 'Host pool' })
  rerender(<Pool long />)
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('searchbox', { name: 'Filter pools' }))
  await user.keyboard('stand{Enter}')
  expect(control().textContent).toContain('Standard SSD')
})

it('filters by the words of a label in any order, as they are typed on any keyboard', async () => {
  const user = userEvent.setup()
  render(<Pool long more={[{ value: 'lodz', label: 'Łódź, Lange Straße' }]} />)
  await user.click(control())
  await user.type(await screen.findByRole('searchbox', { name: 'Filter pools' }), 'STRASSE lodz')
  await expect
    .poll(() => screen.getAllByRole('option').map(({ textContent }) => textContent))
    .toEqual([expect.stringContaining('Łódź, Lange Straße')])
})
