// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFile } from '../../../src/lib/save-file'

const revoke = vi.fn<(address: string) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  URL.createObjectURL = () => 'blob:one'
  URL.revokeObjectURL = revoke
})
afterEach(() => vi.useRealTimers())

it('is offered by a link of the document, and kept until the browser has read it', () => {
  const clicked: unknown[] = []
  document.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLAnchorElement) clicked.push([event.target.download, event.target.href])
  })
  saveFile('a/b:c.csv', 'text/csv', 'x')
  // A link outside the document has no click that reaches it.
  expect(clicked).toEqual([['a-b-c.csv', 'blob:one']])
  expect(document.querySelector('a')).toBeNull()
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke).toHaveBeenCalledWith('blob:one')
})
