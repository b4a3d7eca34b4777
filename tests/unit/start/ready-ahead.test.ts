// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from '../../../src/lib/when-idle'
import { readyAhead } from '../../../src/start/ready-ahead'
import { addLink, NearObserver } from './near-links'

const idle = (): Promise<unknown> => new Promise((resolve) => whenIdle(resolve))

interface Used {
  /** Paths whose files were fetched. */
  fetched: string[]
  /** Paths whose code was run. */
  loaded: string[]
  link: HTMLAnchorElement
}

/** Uses the list of machines, with a link to the disks in view. */
function useList(connection?: object): Used {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
  history.replaceState(null, '', '/app/compute')
  const link = addLink('/app/disks')
  const fetched: string[] = []
  const loaded: string[] = []
  readyAhead({
    load: async (path) => void loaded.push(path),
    fetchPage: async (path) => fetched.push(path),
    begin: new Event('pointerover'),
    onFailed: (error) => expect.fail(String(error)),
  })
  return { fetched, loaded, link }
}

afterEach(() => {
  vi.unstubAllGlobals()
  NearObserver.last = undefined
  document.body.textContent = ''
})

describe('pages fetched ahead', () => {
  it.each([{ connection: undefined }, { connection: { effectiveType: '4g', saveData: false } }])(
    'are those of links in view, and the record of a list that is used: $connection',
    async ({ connection }) => {
      const { fetched, link } = useList(connection)
      await vi.waitFor(() => expect(NearObserver.last?.seen).toEqual([link]))
      NearObserver.last?.report([{ isIntersecting: true, target: link }])
      await vi.waitFor(() => expect(fetched).toEqual(['/compute/vm/:location/:id', '/disks']))
    },
  )

  it.each([{ connection: { saveData: true } }, { connection: { effectiveType: '3g' } }])(
    'are only the next likely ones if the connection is sparing: $connection',
    async ({ connection }) => {
      const { fetched, link } = useList(connection)
      await idle()
      expect(NearObserver.last?.seen).toEqual([])
      expect(fetched).toEqual(['/compute/vm/:location/:id'])
      link.dispatchEvent(new Event('pointerover', { bubbles: true }))
      expect(fetched).toEqual(['/compute/vm/:location/:id', '/disks'])
    },
  )

  it('run at once if a press is likely, the others when the user is idle', async () => {
    const { loaded, link } = useList()
    document.dispatchEvent(new Event('keydown'))
    link.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(loaded).toEqual(['/disks'])
    await vi.waitFor(() => expect(loaded).toEqual(['/disks', '/compute/vm/:location/:id']))
  })
})
