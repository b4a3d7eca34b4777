// @vitest-environment jsdom
import '../browser-stubs'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FieldShell } from '../../../../src/ui/form-controls/FieldShell'
import { SelectInput } from '../../../../src/ui/form-controls/SelectInput'
import { TextInput } from '../../../../src/ui/form-controls/TextInput'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

it('ties label and hint to the control', () => {
  render(
    <FieldShell label="Name" optional="optional" hint="Letters and digits">
      <TextInput value="" onChange={() => undefined} />
    </FieldShell>,
  )
  const field = screen.getByRole('textbox', { name: 'Name optional' })
  expect(described(field)).toBe('Letters and digits')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('shows the error in place of the hint and announces it', () => {
  const field = (error?: string) => (
    <FieldShell label="Name" hint="Letters and digits" error={error}>
      <TextInput value="-" onChange={() => undefined} />
    </FieldShell>
  )
  const { rerender } = render(field())
  const alert = screen.getByRole('alert')
  rerender(field('Start with a letter.'))
  expect(screen.getByRole('alert')).toBe(alert)
  expect(alert.textContent).toBe('Start with a letter.')
  expect(screen.queryByText('Letters and digits')).toBeNull()
  const control = screen.getByRole('textbox', { name: 'Name' })
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(described(control)).toBe('Start with a letter.')
})

it('names a list that is no native control', () => {
  render(
    <FieldShell label="Host pool" error="Choose one.">
      <SelectInput
        label="Host pool"
        value={undefined}
        onChange={() => undefined}
        options={[]}
        placeholder="Choose"
        emptyText=""
      />
    </FieldShell>,
  )
  const control = screen.getByRole('combobox', { name: 'Host pool' })
  expect(control.getAttribute('aria-expanded')).toBe('false')
  expect(described(control)).toBe('Choose one.')
})
