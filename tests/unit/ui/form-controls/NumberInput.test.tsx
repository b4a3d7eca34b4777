// @vitest-environment jsdom
import '../browser-stubs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { NumberInput, type NumberValue } from '../../../../src/ui/form-controls/NumberInput'
import { FieldShell } from '../../../../src/ui/form-controls/FieldShell'

const changed = vi.fn<(value: NumberValue) => void>()

function Size({ initial, locale = 'en' }: { readonly initial: NumberValue; readonly locale?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <FieldShell label="Size">
        <NumberInput
          locale={locale}
          value={value}
          units={{ gb: 1, tb: 1000 }}
          onChange={(next) => {
            changed(next)
            setValue(next)
          }}
        />
      </FieldShell>
      <button type="button" onClick={() => setValue(42)}>
        set
      </button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' })

it('keeps what is typed while it is typed, and reports what it means', async () => {
  const user = userEvent.setup()
  render(<Size initial={undefined} />)
  await user.type(field(), '1.')
  expect(field().value).toBe('1.')
  await user.type(field(), '5 TB')
  expect(field().value).toBe('1.5 TB')
  expect(changed).toHaveBeenLastCalledWith(1500)
  await user.tab()
  expect(field().value).toBe('1500')
})

it('loses nothing that is no number', async () => {
  const user = userEvent.setup()
  render(<Size initial={4} />)
  await user.clear(field())
  expect(changed).toHaveBeenLastCalledWith(undefined)
  await user.type(field(), 'four')
  await user.tab()
  expect(field().value).toBe('four')
  expect(changed).toHaveBeenLastCalledWith('four')
})

it('shows a value set from outside', async () => {
  const user = userEvent.setup()
  render(<Size initial={4} />)
  await user.type(field(), '0')
  await user.click(screen.getByRole('button', { name: 'set' }))
  expect(field().value).toBe('42')
})

it('writes and reads in the signs of the language', async () => {
  const user = userEvent.setup()
  render(<Size initial={1.125} locale="de" />)
  expect(field().value).toBe('1,125')
  await user.type(field(), '5')
  expect(changed).toHaveBeenLastCalledWith(1.1255)
  await user.clear(field())
  await user.type(field(), '1.500')
  expect(changed).toHaveBeenLastCalledWith(1500)
  await user.tab()
  expect(field().value).toBe('1500')
})
