// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FileMissing } from '../../../../src/lib/is-load-failure'
import type { Platform } from '../../../../src/platform/platform'
import { SectionBoundary } from '../../../../src/platform/failures/SectionBoundary'
import { FailureBoundary } from '../../../../src/ui/FailureBoundary'
import { examplePlatform, renderOnStage } from '../../engine/examples/stage'
import { stubBrowser } from '../../ui/browser-stubs'

let platform: Platform

beforeEach(async () => {
  stubBrowser()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  platform = await examplePlatform()
})

it('a section that fails leaves the others, and can be tried again', async () => {
  let failure: Error | undefined = new TypeError('no')
  function Part() {
    if (failure) throw failure
    return <p>Invoices</p>
  }
  renderOnStage(
    platform,
    <>
      <SectionBoundary place="invoices">
        <Part />
      </SectionBoundary>
      <p>Balance</p>
    </>,
  )
  expect(screen.getByText('This section stopped working')).toBeTruthy()
  expect(screen.getByText('Balance')).toBeTruthy()
  failure = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('Invoices')).toBeTruthy()
})

it('a missing file is left to the page, which can load anew', () => {
  function Part(): never {
    throw new FileMissing('billing.js')
  }
  renderOnStage(
    platform,
    <FailureBoundary place="/" fallback={() => <p>The page</p>}>
      <SectionBoundary place="invoices">
        <Part />
      </SectionBoundary>
    </FailureBoundary>,
  )
  expect(screen.getByText('The page')).toBeTruthy()
})
