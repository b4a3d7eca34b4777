// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { operationKey } from '../../../../src/api/queries'
import { privilegesStaleTime, useAdministrator } from '../../../../src/platform/account/use-user'
import { PlatformContext } from '../../../../src/platform/platform'
import { stand } from '../stand'

async function ask(answers: readonly number[]) {
  let asked = 0
  let time = Date.UTC(2026, 10, 21, 8, 46)
  const network = async (): Promise<Response> => {
    const status = answers[Math.min(asked, answers.length - 1)] ?? 200
    asked += 1
    return new Response(status === 204 ? null : '{}', {
      status,
      headers: { 'content-type': 'application/json' },
    })
  }
  const { platform } = await stand(network, { now: () => time })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>{children}</QueryClientProvider>
    </PlatformContext>
  )
  const { result, unmount } = renderHook(() => useAdministrator(true), { wrapper })
  const key = operationKey(platform.client, 'getPrivileges', {})
  const settled = (count: number) =>
    waitFor(() => {
      expect(asked).toBe(count)
      expect(platform.queries.getQueryState(key)?.fetchStatus).toBe('idle')
    })
  await settled(1)
  const again = async (later: number, count: number): Promise<void> => {
    time += later
    await platform.queries.refetchQueries({ queryKey: key })
    await settled(count)
  }
  /** Reloads the page: only the browser's storage stays. */
  const reload = async () => {
    unmount()
    platform.queries.clear()
    const anew = renderHook(() => useAdministrator(true), { wrapper })
    await settled(1)
    return anew.result
  }
  return { result, again, reload }
}

describe('an administrator', () => {
  it.each([
    [200, true, 'ADMIN-03'],
    [204, true, 'ADMIN-03'],
    [404, true, 'ADMIN-03'],
    [403, false, 'ADMIN-02'],
    [401, false, 'ADMIN-08'],
    [500, false, 'ADMIN-08'],
    [502, false, 'ADMIN-03'],
  ])('follows from the status %d: %s [ADMIN-01] [%s]', async (status, is) => {
    const { result } = await ask([status])
    expect(result.current).toBe(is)
  })

  it('stays what was known when the gateway fails', async () => {
    const { result, again } = await ask([200, 502])
    await again(privilegesStaleTime, 2)
    expect(result.current).toBe(true)
  })

  it('is no longer one when the server says so', async () => {
    const { result, again } = await ask([200, 403])
    await again(privilegesStaleTime, 2)
    await waitFor(() => expect(result.current).toBe(false))
  })

  it('is nobody, and nobody is asked, where it does not matter', async () => {
    let asked = 0
    const { platform } = await stand(async () => {
      asked += 1
      return new Response('{}')
    })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PlatformContext value={platform}>
        <QueryClientProvider client={platform.queries}>{children}</QueryClientProvider>
      </PlatformContext>
    )
    const { result } = renderHook(() => useAdministrator(false), { wrapper })
    expect(result.current).toBe(false)
    expect(asked).toBe(0)
  })

  it('is asked about once an hour, however often the page is loaded [ADMIN-04]', async () => {
    expect(privilegesStaleTime).toBe(3_600_000)
    const { again, reload } = await ask([200, 403])
    const result = await reload()
    expect(result.current).toBe(true)
    await again(privilegesStaleTime - 1, 1)
    await again(1, 2)
    await waitFor(() => expect(result.current).toBe(false))
  })
})
