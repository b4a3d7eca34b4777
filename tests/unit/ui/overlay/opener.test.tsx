// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BulkBar } from '../../../../src/ui/data-table/BulkBar'
import { stubBrowser } from '../browser-stubs'
import { rememberOpener, useReturnFocus } from '../../../../src/ui/overlay/opener'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  rememberOpener(null)
})

/** Waits for two animation frames. */
const frames = (): Promise<void> =>
  act(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  })

function Layer({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  return (
    <button type="button" onClick={onClose}>
      Close
    </button>
  )
}

/** A page with a heading, a button that opens a layer, and a menu that may have led to it. */
function Page({ opens = true }: { opens?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Machines</h1>
      <button type="button">Menu</button>
      {opens && !open && (
        <button type="button" onClick={() => setOpen(true)}>
          Gone when used
        </button>
      )}
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Layer onClose={() => setOpen(false)} />}
    </main>
  )
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const focused = (): string | null | undefined => document.activeElement?.textContent

/** Opens a layer with a button and closes it again with its own. */
async function openAndClose(name: string): Promise<void> {
  button(name).focus()
  act(() => button(name).click())
  button('Close').focus()
  act(() => button('Close').click())
  await frames()
}

describe('the focus after a layer has closed', () => {
  it('is where it was before', async () => {
    render(<Page />)
    await openAndClose('Open')
    expect(focused()).toBe('Open')
  })

  it('is at the control whose menu led there, when what had it is gone', async () => {
    render(<Page opens={false} />)
    rememberOpener(button('Menu'))
    const entry = document.createElement('button')
    document.body.append(entry)
    entry.focus()
    act(() => button('Open').click())
    entry.remove()
    button('Close').focus()
    act(() => button('Close').click())
    await frames()
    expect(focused()).toBe('Menu')
  })

  it('is at the heading of the page when nothing else is left', async () => {
    render(<Page />)
    act(() => button('Open').click())
    button('Close').focus()
    act(() => button('Close').click())
    await frames()
    expect(focused()).toBe('Machines')
  })

  it('stays where the user has moved it meanwhile', async () => {
    render(<Page />)
    button('Open').focus()
    act(() => button('Open').click())
    act(() => button('Close').click())
    button('Menu').focus()
    await frames()
    expect(focused()).toBe('Menu')
  })
})

describe('the bar of what is selected', () => {
  function List() {
    const [chosen, setChosen] = useState(true)
    return (
      <main>
        <h1 tabIndex={-1}>Machines</h1>
        <button type="button" onClick={() => setChosen(false)}>
          Elsewhere
        </button>
        {chosen && (
          <BulkBar
            label="2 selected"
            actions={[
              { id: 'stop', label: 'Stop', icon: 'power' },
              { id: 'start', label: 'Start', icon: 'play', disabledReason: 'They run' },
            ]}
            onAction={onAction}
            clearLabel="Clear"
            onClear={() => setChosen(false)}
            moreLabel="More"
          />
        )}
      </main>
    )
  }
  const onAction = vi.fn()

  it('leaves the focus at the heading when it goes by being used', async () => {
    render(<List />)
    const clear = screen.getByRole('button', { name: /^Clear/ })
    clear.focus()
    act(() => clear.click())
    await frames()
    expect(focused()).toBe('Machines')
  })

  it('does not take the focus from another element', async () => {
    render(<List />)
    button('Elsewhere').focus()
    act(() => button('Elsewhere').click())
    await frames()
    expect(focused()).toBe('Elsewhere')
  })

  it('does what fits, and nothing that does not', () => {
    render(<List />)
    act(() => button('Start').click())
    expect(onAction).not.toHaveBeenCalled()
    expect(button('Start').title).toBe('They run')
    act(() => button('Stop').click())
    expect(onAction.mock.calls).toEqual([['stop']])
  })
})
