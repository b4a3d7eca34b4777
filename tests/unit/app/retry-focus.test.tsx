// @vitest-environment jsdom
import { stubBrowser } from '../ui/browser-stubs'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { JobRows } from '../../../src/engine/actions/JobRows'
import { jobs } from '../../../src/engine/jobs/jobs'
import { startAction } from '../../../src/engine/jobs/start-action'
import { resource } from '../../../src/generated/resources/virtual-machine'
import { PlatformContext } from '../../../src/platform/platform'
import { useStore } from '../../../src/platform/use-store'
import { ToastRegion } from '../../../src/ui/feedback/ToastRegion'
import { AppFrame } from '../../../src/ui/layout/AppFrame'
import { useKeptFocus } from '../../../src/ui/overlay/use-kept-focus'
import { machine } from '../engine/jobs/support'
import { stand } from '../platform/stand'

/** The jobs, in a part of the page with a heading that takes the focus. */
function Tray() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Under way
      </h2>
      <JobRows jobs={useStore(jobs)} onClose={() => undefined} keepFocus={() => heading.current?.focus()} />
    </section>
  )
}

/** Keeps the focus, as the root of the console does. */
function Root({ children }: { readonly children: ReactNode }) {
  useKeptFocus()
  return children
}

/** The frame of the console after stopping two machines was refused for both; the platform accepts a retry. */
async function refusedRun({ tray }: { tray: boolean }): Promise<{ calls: () => number }> {
  let calls = 0
  const records = ['web', 'db'].map((id) => machine(id))
  const { platform } = await stand(
    async ({ method, url }) => {
      if (method === 'GET')
        return Response.json(url.includes('billing') ? [] : records.map((each) => each.subject.record))
      calls += 1
      return calls > records.length
        ? Response.json({})
        : Response.json({ errors: { Error: 'Not today' } }, { status: 500 })
    },
    { types: [resource.type] },
  )
  render(
    <PlatformContext value={platform}>
      <Root>
        <AppFrame skipLabel="Skip" nav={null} header={null}>
          <h1>Machines</h1>
          <button type="button">Stop</button>
          {tray && <Tray />}
        </AppFrame>
        {!tray && (
          <ToastRegion
            store={platform.toasts}
            labels={{ region: 'Messages', dismiss: 'Close', more: String }}
          />
        )}
      </Root>
    </PlatformContext>,
  )
  const { stop } = resource.actions
  if (!stop) throw new Error('A machine cannot be stopped')
  await act(async () => {
    startAction(platform, { resource, action: stop, targets: records, skipped: [] })
  })
  return { calls: () => calls }
}

beforeEach(() => stubBrowser())
afterEach(() => jobs.set([]))

it.each([
  ['a message, after a press on the page, goes on at what was pressed', false, true, 'Stop'],
  ['a message, with nothing pressed before, goes on at the heading of the page', false, false, 'Machines'],
  ['the list of what is under way goes on at its heading', true, true, 'Under way'],
])('"Retry failed only" in %s', async (_, tray, pressed, place) => {
  const user = userEvent.setup()
  const { calls } = await refusedRun({ tray })
  if (pressed) act(() => screen.getByRole('button', { name: 'Stop' }).focus())
  const retry = await screen.findByRole('button', { name: 'Retry failed only' })
  retry.focus()
  expect(document.activeElement).toBe(retry)
  await user.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toBe(place)
  await expect.poll(calls).toBe(4)
  await expect.poll(() => retry.isConnected).toBe(false)
  await expect.poll(() => document.activeElement?.textContent).toBe(place)
})
