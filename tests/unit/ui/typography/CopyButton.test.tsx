// @vitest-environment jsdom
import '../browser-stubs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onAnnounce } from '../../../../src/ui/feedback/announce'
import { CopyButton } from '../../../../src/ui/typography/CopyButton'

const labels = {
  label: 'Copy UUID',
  copy: 'copy',
  copied: 'copied',
  failed: 'could not copy',
  byHand: 'Copy it by hand.',
}
const said = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  stop = onAnnounce(said)
})
afterEach(() => {
  stop()
  said.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
}

async function press() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy UUID' })))
}

const tip = () => screen.getByRole('button').textContent

it('says "copy", then "copied" for one second, then "copy" again [SHELL-16]', async () => {
  const writeText = vi.fn(async () => undefined)
  clipboard(writeText)
  render(<CopyButton value="7c1e40f2" labels={labels} />)
  expect(tip()).toBe('copy')
  await press()
  expect(writeText).toHaveBeenCalledWith('7c1e40f2')
  expect(tip()).toBe('copied')
  expect(said).toHaveBeenCalledWith('copied', 'polite')
  act(() => void vi.advanceTimersByTime(999))
  expect(tip()).toBe('copied')
  act(() => void vi.advanceTimersByTime(1))
  expect(tip()).toBe('copy')
})

it('starts its second anew when pressed again', async () => {
  clipboard(async () => undefined)
  render(<CopyButton value="a" labels={labels} />)
  await press()
  act(() => void vi.advanceTimersByTime(700))
  await press()
  act(() => void vi.advanceTimersByTime(700))
  expect(tip()).toBe('copied')
})

it('copies by a selection on a page without TLS, and leaves focus and selection as they were', async () => {
  const taken: string[] = []
  vi.stubGlobal('navigator', {})
  document.execCommand = () => {
    const event = new Event('copy', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { setData: (_type: string, text: string) => taken.push(text) } })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const { container } = render(
    <>
      <p>selected</p>
      <CopyButton value={'7c1e40f2\n'} labels={labels} />
    </>,
  )
  const selection = document.getSelection()
  screen.getByRole('button').focus()
  selection?.selectAllChildren(screen.getByText('selected'))
  await press()
  expect(taken).toEqual(['7c1e40f2\n'])
  expect(tip()).toBe('copied')
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(selection?.toString()).toBe('selected')
  expect([...document.body.children]).toEqual([container])
})

it('says so when the browser refuses, and shows the text', async () => {
  clipboard(() => Promise.reject(new Error('not allowed')))
  const show = vi.fn()
  HTMLElement.prototype.showPopover = show
  render(<CopyButton value={() => 'a'} labels={labels} />)
  await press()
  expect(tip()).toBe('could not copy')
  expect(said).toHaveBeenCalledWith('could not copy', 'assertive')
  expect(
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy it by hand.', hidden: true }).value,
  ).toBe('a')
  expect(show).toHaveBeenCalledOnce()
})
