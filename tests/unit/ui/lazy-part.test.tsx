// @vitest-environment jsdom
import './browser-stubs'
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { FileMissing } from '../../../src/lib/is-load-failure'
import { healMissingFiles } from '../../../src/lib/missing-file'
import { lazyCode, lazyPart, prefetch, useLazyPart, type LazyPart } from '../../../src/ui/lazy-part'

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
  await expect(part.load()).resolves.toBeDefined()
})

/** What a part does that draws itself with a file that does not come. */
const Broken = (): ReactNode => {
  throw new FileMissing('/app/assets/menu.json answered 404')
}

it.each([
  ['its code', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'))],
  ['its style', () => Promise.reject(new Error('Unable to preload CSS for /app/assets/a.css'))],
  ['its texts', async () => Broken],
])('that lacks %s is told of, and takes nothing with it', async (_, fetch) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const told = vi.fn()
  healMissingFiles(told)
  render(
    <Boundary>
      <Place part={lazyPart(fetch)} wanted />
      <p>the page</p>
    </Boundary>,
  )
  await act(async () => undefined)
  expect(screen.getByText('the page')).toBeTruthy()
  expect(told).toHaveBeenCalledExactlyOnceWith(false)
})

it('asks again for code that did not come, and not for a style, which would be taken for there', async () => {
  const code = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const style = vi.fn(() => Promise.reject(new Error('Unable to preload CSS for /a.css')))
  for (const fetch of [code, style]) {
    const part = lazyCode(fetch)
    await expect(part.load()).rejects.toThrow()
    await expect(part.load()).rejects.toThrow()
  }
  expect(code).toHaveBeenCalledTimes(2)
  expect(style).toHaveBeenCalledTimes(1)
})
