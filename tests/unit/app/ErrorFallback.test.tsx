// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/errors'
import { ErrorFallback } from '../../../src/app/ErrorFallback'
import { leaveDocument } from '../../../src/app/acting/leave-document'
import { hasSignedOut } from '../../../src/app/sign-out/has-signed-out'
import { unfinishedWork } from '../../../src/platform/routing/unfinished-work'
import type { Platform } from '../../../src/platform/platform'
import { examplePlatform, renderOnStage } from '../engine/examples/stage'
import { stubBrowser } from '../ui/browser-stubs'

vi.mock(import('../../../src/app/acting/leave-document'), () => ({ leaveDocument: vi.fn() }))

let platform: Platform

beforeEach(async () => {
  stubBrowser()
  platform = await examplePlatform()
})
afterEach(() => {
  unfinishedWork.set(0)
  hasSignedOut.set(false)
  vi.mocked(leaveDocument).mockReset()
})

const logOut = () => screen.getByRole('button', { name: 'Log out' })

it('[SHELL-08] logs out and loads the console anew', async () => {
  const signOut = vi.spyOn(platform.session, 'signOut')
  renderOnStage(platform, <ErrorFallback error={new Error('no')} />)
  await userEvent.click(logOut())
  expect(signOut).toHaveBeenCalledOnce()
  await waitFor(() => expect(leaveDocument).toHaveBeenCalledExactlyOnceWith('/', false))
})

it('[SHELL-05] [SHELL-06] [SHELL-07] says what happened, and offers to reload unless the answer would be the same', () => {
  const { unmount } = renderOnStage(platform, <ErrorFallback error={new Error('no')} />)
  expect(screen.getByText('Error: no')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy()
  unmount()
  const refusal = new ApiError('permission', 'Not with this key', { correlationId: 'c7f2' })
  renderOnStage(platform, <ErrorFallback error={refusal} />)
  expect(screen.getByText(/Not with this key/)).toBeTruthy()
  expect(screen.getByText(/c7f2/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
  expect(logOut()).toBeTruthy()
})

it('asks first while work is under way that would end with it', async () => {
  const signOut = vi.spyOn(platform.session, 'signOut')
  unfinishedWork.set(1)
  renderOnStage(platform, <ErrorFallback error={new Error('no')} />)
  await userEvent.click(logOut())
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(signOut).not.toHaveBeenCalled()
  await userEvent.click(logOut())
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }),
  )
  expect(signOut).toHaveBeenCalledOnce()
  await waitFor(() => expect(leaveDocument).toHaveBeenCalledExactlyOnceWith('/', false))
})
