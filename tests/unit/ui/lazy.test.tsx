// @vitest-environment jsdom
import './browser-stubs'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FileMissing } from '../../../src/lib/is-load-failure'
import { onMissingFile } from '../../../src/lib/missing-file'
import {
  forgetFailures,
  lazy,
  lazyPart,
  prefetch,
  useLazy,
  useLazyPart,
  type Lazy,
  type LazyPart,
} from '../../../src/ui/lazy'

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
  await part()
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
  await expect(part()).resolves.toBeDefined()
})

/** A part that fails to render because its file is missing. */
const Broken = (): ReactNode => {
  throw new FileMissing('/app/assets/menu.json answered 404')
}

it.each([
  ['its code', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'))],
  ['its style', () => Promise.reject(new Error('Unable to preload CSS for /app/assets/a.css'))],
  ['its texts', async () => Broken],
])('without %s is reported, and the others are kept', async (_, fetch) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const told = vi.fn()
  onMissingFile(told)
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
    const part = lazy(fetch)
    await expect(part()).rejects.toThrow()
    await expect(part()).rejects.toThrow()
  }
  expect(code).toHaveBeenCalledTimes(2)
  expect(style).toHaveBeenCalledTimes(1)
})

describe('what is fetched once for each key', () => {
  afterEach(cleanup)
  type Words = Lazy<[key: string], string>

  function Pair({ first, second }: { readonly first: Words; readonly second: Words }) {
    const one = useLazy(first, 'a')
    const two = useLazy(second, 'b')
    return <p>{`${one} ${two}`}</p>
  }
  const drawn = (first: Words, second = first) => (
    <Boundary>
      <Suspense fallback="waiting">
        <Pair first={first} second={second} />
      </Suspense>
    </Boundary>
  )

  it('is fetched once per key, with whatever else the first one brought', async () => {
    const fetch = vi.fn(async (key: string, more: number) => `${key}${more}`)
    const load = lazy(fetch)
    expect(load('a', 1)).toBe(load('a', 2))
    expect(await load('a', 3)).toBe('a1')
    expect(await load('b', 4)).toBe('b4')
    expect([load.current('a', 0), load.current('c', 0)]).toEqual(['a1', undefined])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is drawn without a fallback when it is here', async () => {
    const words = lazy(async (key: string) => key)
    await Promise.all([words('a'), words('b')])
    const { container } = render(drawn(words))
    expect(container.textContent).toBe('a b')
  })

  it.each([false, true])(
    'is waited for when it is not, and never taken for another one: other here, %s',
    async (here) => {
      const [first, second] = [lazy(async (key: string) => `1${key}`), lazy(async (key: string) => `2${key}`)]
      if (here) await second('b')
      const { container } = await act(async () => render(drawn(first, second)))
      await waitFor(() => expect(container.textContent).toBe('1a 2b'))
    },
  )

  it('keeps a failure for rendering until failures are forgotten; a new call loads again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const fetch = vi.fn(async (key: string) => key)
    fetch.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('still away'))
    const words = lazy(fetch)
    for (const turn of [1, 2]) {
      const { container, unmount } = await act(async () => render(drawn(words)))
      await waitFor(() => expect(container.textContent, `turn ${turn}`).toBe('away'))
      unmount()
    }
    expect(fetch).toHaveBeenCalledTimes(1)
    await expect(words('a')).rejects.toThrow('still away')
    forgetFailures()
    const { container } = await act(async () => render(drawn(words)))
    await waitFor(() => expect(container.textContent).toBe('a b'))
  })
})
