// @vitest-environment jsdom
import './browser-stubs'
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart, prefetch, useLazyPart, type LazyPart } from '../../../src/ui/lazy-part'

const Hello = () => <p>hello</p>

function Place({ part, wanted }: { readonly part: LazyPart<object>; readonly wanted: boolean }) {
  const Part = useLazyPart(part, wanted)
  return Part ? <Part /> : <p>nothing</p>
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    return this.state.message || this.props.children
  }
}

it('fetches when it is wanted and shows it when it is here', async () => {
  const fetch = vi.fn(async () => Hello)
  const part = lazyPart(fetch)
  const { rerender } = render(<Place part={part} wanted={false} />)
  expect(fetch).not.toHaveBeenCalled()
  await act(async () => rerender(<Place part={part} wanted />))
  expect(screen.getByText('hello')).toBeTruthy()
  expect(fetch).toHaveBeenCalledOnce()
})

it('shows it at once when it was prefetched', async () => {
  const part = lazyPart(async () => Hello)
  prefetch(part)()
  await part.load()
  render(<Place part={part} wanted />)
  expect(screen.getByText('hello')).toBeTruthy()
})

it('throws a failed fetch to the boundary and tries again the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fetch = vi.fn<() => Promise<typeof Hello>>()
  fetch.mockRejectedValueOnce(new Error('chunk is gone')).mockResolvedValueOnce(Hello)
  const part = lazyPart(fetch)
  const { container } = render(
    <Boundary>
      <Place part={part} wanted />
    </Boundary>,
  )
  await act(async () => undefined)
  expect(container.textContent).toBe('chunk is gone')
  await expect(part.load()).resolves.toBe(Hello)
})
