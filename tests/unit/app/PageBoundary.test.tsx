// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageBoundary } from '../../../src/app/PageBoundary'

vi.mock('../../../src/app/ErrorFallback', () => ({ ErrorFallback: () => <p>It failed</p> }))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

it('gives a page that failed a new chance when one comes back to it', () => {
  let fails = true
  function Part() {
    if (fails) throw new Error('no')
    return <p>The page</p>
  }
  const page = (shown: boolean) => (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <PageBoundary place="/one">
        <Part />
      </PageBoundary>
    </Activity>
  )
  const { rerender } = render(page(true))
  expect(screen.getByText('It failed')).toBeTruthy()
  fails = false
  rerender(page(true))
  expect(screen.queryByText('The page')).toBeNull()
  rerender(page(false))
  rerender(page(true))
  expect(screen.getByText('The page').checkVisibility?.() ?? true).toBe(true)
})
