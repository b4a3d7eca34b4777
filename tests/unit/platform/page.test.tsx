// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReactNode } from 'react'
import { titleResetDelay, usePage } from '../../../src/platform/page/page'
import { PlatformContext, type Platform } from '../../../src/platform/platform'
import { stand } from './stand'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens pages on a platform. */
async function titled(changes: Partial<Platform> = {}) {
  const { platform } = await stand(async () => Response.json({}))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformContext value={{ ...platform, ...changes }}>{children}</PlatformContext>
  )
  return (title: string) => renderHook(() => usePage({ title, parents: [] }), { wrapper })
}

it('[SHELL-04] [CONST-02] the title of a page that is left is reset after 2000 ms', async () => {
  const open = await titled()
  const { unmount } = open('Disks')
  expect(document.title).toBe('Disks | Test Cloud')
  unmount()
  vi.advanceTimersByTime(titleResetDelay - 1)
  expect([titleResetDelay, document.title]).toEqual([2000, 'Disks | Test Cloud'])
  vi.advanceTimersByTime(1)
  expect(document.title).toBe('Test Cloud')
})

it('[CONST-02] another page has its own title by then, and keeps it', async () => {
  const open = await titled()
  const { unmount } = open('Disks')
  unmount()
  open('Compute')
  vi.advanceTimersByTime(2 * titleResetDelay)
  expect(document.title).toBe('Compute | Test Cloud')
})

it('[SITE-05] begins with the environment in staging', async () => {
  const open = await titled({ environment: 'staging' })
  open('Disks')
  expect(document.title).toBe('[staging] Disks | Test Cloud')
})
