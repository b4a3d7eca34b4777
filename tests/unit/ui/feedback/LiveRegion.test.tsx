// @vitest-environment jsdom
import '../browser-stubs'
import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { announce } from '../../../../src/ui/feedback/announce'
import { LiveRegion } from '../../../../src/ui/feedback/LiveRegion'

const spoken = (urgency: string) => document.querySelector(`[aria-live=${urgency}]`)

it('speaks where the urgency says, and the same words again as a new message', () => {
  render(<LiveRegion />)
  act(() => announce('Virtual machines'))
  expect(spoken('polite')?.textContent).toBe('Virtual machines')
  const first = spoken('polite')?.firstChild
  act(() => announce('Virtual machines'))
  expect(spoken('polite')?.firstChild).not.toBe(first)
  act(() => announce('Failed', 'assertive'))
  expect(spoken('assertive')?.textContent).toBe('Failed')
  expect(spoken('polite')?.textContent).toBe('')
})

it('is silent and harmless without a region', () => {
  expect(() => announce('nobody hears this')).not.toThrow()
})
