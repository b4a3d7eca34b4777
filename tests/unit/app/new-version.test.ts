// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { entryOf, reloadFor, versionInterval, watchVersion } from '../../../src/app/shell/new-version'
import { Shelf } from '../platform/stand'

const page = (file: string): string =>
  `<script src="/app/assets/boot-1.js" async></script><script type="module" crossorigin src="/app/assets/${file}"></script>`
const build = 'https://console.example/app/assets/index-a.js'
const newer = 'https://console.example/app/assets/index-b.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Watches a console whose current document is `served`. */
function watch(served: () => Promise<string>, storage = new Shelf()) {
  const onNewer = vi.fn()
  const read = vi.fn(served)
  const end = watchVersion({ build, read, storage, onNewer })
  return { onNewer, read, end }
}

it('tells once of a newer version, and looks no more', async () => {
  let file = 'index-a.js'
  const { onNewer, read } = watch(async () => page(file))
  await vi.advanceTimersByTimeAsync(versionInterval)
  expect([read.mock.calls.length, onNewer.mock.calls.length]).toEqual([1, 0])
  file = 'index-b.js'
  await vi.advanceTimersByTimeAsync(versionInterval)
  expect(onNewer.mock.calls).toEqual([[newer]])
  await vi.advanceTimersByTimeAsync(3 * versionInterval)
  expect(read).toHaveBeenCalledTimes(2)
})

it('does not tell of a version that a reload did not bring', async () => {
  const storage = new Shelf()
  const reload = vi.fn()
  reloadFor(newer, storage, reload)
  expect(reload).toHaveBeenCalledOnce()
  const { onNewer } = watch(async () => page('index-b.js'), storage)
  await vi.advanceTimersByTimeAsync(versionInterval)
  expect(onNewer).not.toHaveBeenCalled()
})

it('reloads also when nothing can be stored', () => {
  const reload = vi.fn()
  const full = {
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => reloadFor(newer, full, reload)).toThrow('full')
  expect(reload).toHaveBeenCalledOnce()
})

it.for([
  ['is not reached', (): Promise<string> => Promise.reject(new Error('offline'))],
  ['answers with another page', (): Promise<string> => Promise.resolve('<p>Maintenance</p>')],
] as const)('says nothing when the console %s', async ([, served]) => {
  const { onNewer, read } = watch(served)
  await vi.advanceTimersByTimeAsync(2 * versionInterval)
  expect([read.mock.calls.length, onNewer.mock.calls.length]).toEqual([2, 0])
})

it('looks when the window is looked at again, at most once a minute, and not while hidden', async () => {
  const { read, end } = watch(async () => page('index-a.js'))
  const show = async (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  }
  await show('visible')
  await show('visible')
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  await show('hidden')
  expect(read).toHaveBeenCalledTimes(1)
  await show('visible')
  expect(read).toHaveBeenCalledTimes(2)
  end()
  await vi.advanceTimersByTimeAsync(2 * versionInterval)
  expect(read).toHaveBeenCalledTimes(2)
})

it('finds the entry script of a document', () => {
  expect(entryOf(page('index-a.js'))).toBe('/app/assets/index-a.js')
  expect(entryOf('<script src="/x.js"></script>')).toBeUndefined()
})
