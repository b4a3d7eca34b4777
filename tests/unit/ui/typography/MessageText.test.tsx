// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listMessage } from '../../../../src/lib/message-list'
import { MessageText } from '../../../../src/ui/typography/MessageText'

afterEach(cleanup)

it('shows a list after its heading, which alone is bold [ERROR-12]', () => {
  render(<MessageText strong>{listMessage('Multiple (2) errors:', ['One', 'Two'])}</MessageText>)
  expect(screen.getByText('Multiple (2) errors:').tagName).toBe('STRONG')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two'])
})

it('shows one message as it is, with characters that could deceive as codes', () => {
  render(<MessageText>{'name\u202egpj'}</MessageText>)
  expect(screen.getByText('name[U+202E]gpj').textContent).toBe('name[U+202E]gpj')
  expect(screen.queryByRole('list')).toBeNull()
})
