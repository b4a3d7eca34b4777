// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorFallback } from '../../../src/app/ErrorFallback'
import { workUnderWay } from '../../../src/engine/routing/work-under-way'
import type { Platform } from '../../../src/platform/platform'
import { examplePlatform, renderOnStage } from '../engine/examples/stage'
import { stubBrowser } from '../ui/browser-stubs'

let platform: Platform
const reload = vi.fn()

beforeEach(async () => {
  stubBrowser()
  platform = await examplePlatform()
  vi.stubGlobal('location', { ...window.location, reload })
})
afterEach(() => {
  workUnderWay.set(0)
  reload.mockReset()
})

const logOut = () => screen.getByRole('button', { name: 'Log out' })

it('[SHELL-08] logs out and loads the console anew', async () => {
  const signOut = vi.spyOn(platform.session, 'signOut')
  renderOnStage(platform, <ErrorFallback error={new Error('no')} />)
  await userEvent.click(logOut())
  expect(signOut).toHaveBeenCalledOnce()
  expect(reload).toHaveBeenCalledOnce()
})

it('asks first while work is under way that would end with it', async () => {
  const signOut = vi.spyOn(platform.session, 'signOut')
  workUnderWay.set(1)
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
  expect(reload).toHaveBeenCalledOnce()
})
