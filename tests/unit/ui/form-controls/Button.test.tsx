// @vitest-environment jsdom
import '../browser-stubs'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../../../src/ui/form-controls/Button'

it('says why it does not work, keeps the focus and does nothing', () => {
  const press = vi.fn()
  render(
    <Button disabled="Stop the machine first" onPress={press}>
      Resize
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Resize' })
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Stop the machine first',
  )
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
})

it('does not submit twice while something is under way', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" pending={pending}>
        Create machine
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  fireEvent.click(screen.getByRole('button'))
  rerender(form(true))
  fireEvent.click(screen.getByRole('button', { name: 'Create machine' }))
  expect(submit).toHaveBeenCalledOnce()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})
