// @vitest-environment jsdom
import { stubBrowser } from '../browser-stubs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '../../../../src/ui/overlay/ConfirmDialog'

const base = {
  title: 'Delete web-prod-01?',
  description: 'This cannot be undone.',
  confirm: { label: 'Delete machine', danger: true },
  cancelLabel: 'Cancel',
  closeLabel: 'Close',
  pending: false,
}
const typed = { expected: 'web-prod-01', ask: (mark: string) => `Type ${mark} to confirm` }

beforeEach(() => stubBrowser())

it('starts on Cancel where nothing is typed, so that Enter destroys nothing', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  render(<ConfirmDialog {...base} onConfirm={onConfirm} onClose={onClose} />)
  expect(screen.getByRole('alertdialog', { name: base.title })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

it('starts in the field and acts only when the name is equal', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  render(<ConfirmDialog {...base} typed={typed} onConfirm={onConfirm} onClose={() => undefined} />)
  const field = screen.getByRole('textbox', { name: 'Type web-prod-01 to confirm' })
  expect(document.activeElement).toBe(field)
  const button = screen.getByRole('button', { name: 'Delete machine' })
  await user.keyboard('web-prod-0{Enter}')
  await user.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onConfirm).not.toHaveBeenCalled()
  await user.type(field, '1{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('takes the name with whatever spaces are between and around its words', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  const spaced = { ...typed, expected: 'web prod' }
  render(<ConfirmDialog {...base} typed={spaced} onConfirm={onConfirm} onClose={() => undefined} />)
  await user.keyboard(' web  prod {Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('says why it cannot be done, asks for no name and does nothing', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  render(
    <ConfirmDialog
      {...base}
      typed={typed}
      refused="Detach it first"
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  )
  const button = screen.getByRole('button', { name: 'Delete machine', description: 'Detach it first' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(button)
  expect(onConfirm).not.toHaveBeenCalled()
})

it('stays while the request is under way, and can be closed but not cancelled', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  render(<ConfirmDialog {...base} pending onConfirm={() => undefined} onClose={onClose} />)
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('lists what is lost and what is kept', () => {
  render(
    <ConfirmDialog
      {...base}
      consequences={[
        { id: 'deleted', label: 'Deleted', value: 'Root disk 160 GB' },
        { id: 'kept', label: 'Kept', value: 'Disk “data” €30.00 per month' },
      ]}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  )
  expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual([
    'Root disk 160 GB',
    'Disk “data” €30.00 per month',
  ])
})
