// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnsavedGuard } from '../../../../src/engine/forms/UnsavedGuard'
import { openForms } from '../../../../src/platform/session/open-forms'

it('names a form among those that are not sent while it has changes', () => {
  const guard = (active: boolean, sending = false) => (
    <UnsavedGuard active={active} sending={sending} title="Leave?" form="Create disk" kept={false} />
  )
  const { rerender, unmount } = render(guard(false))
  expect(openForms()).toEqual([])
  rerender(guard(true))
  expect(openForms()).toEqual(['Create disk'])
  rerender(guard(true, true))
  expect(openForms()).toEqual(['Create disk'])
  rerender(guard(false))
  expect(openForms()).toEqual([])
  rerender(guard(true))
  unmount()
  expect(openForms()).toEqual([])
})
