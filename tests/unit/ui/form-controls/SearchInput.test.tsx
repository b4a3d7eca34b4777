// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SearchInput } from '../../../../src/ui/form-controls/SearchInput'

function Filter() {
  const [text, setText] = useState('')
  return (
    <SearchInput value={text} onChange={setText} label="Filter" placeholder="Filter" clearLabel="Clear" />
  )
}

it('is cleared by Escape, and left by the next', async () => {
  render(<Filter />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter' })
  await userEvent.type(field, 'web{Escape}')
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(document.body)
})
