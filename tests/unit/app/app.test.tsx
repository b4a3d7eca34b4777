// @vitest-environment jsdom
// oxlint-disable-next-line no-restricted-imports -- as the start renders the console
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { readTheme } from '../../../src/lib/theme'
import { App } from '../../../src/app/App'
import { reportedPlace } from '../../../src/app/reported-place'
import { stand } from '../platform/stand'

const theme = readTheme({ name: 'plain', title: 'Plain' }, '/plain/')

/** Renders for longer than the 5 ms after which React lets the browser continue. */
function Slow() {
  const start = performance.now()
  while (performance.now() - start < 10);
  return <hr />
}

it('shows a page that was loaded between its rendering and its effects, and notes it', async () => {
  if (!theme) throw new Error('not a theme')
  const { platform } = await stand(async () => Response.json([]))
  const note = vi.spyOn(platform.reporter, 'note')
  let load = (): void => undefined
  const loaded = new Promise<void>((resolve) => (load = resolve))
  const lazy = async () => {
    await loaded
    return { Component: () => <p>The page</p> }
  }
  const router = createMemoryRouter([{ path: '*', lazy, hydrateFallbackElement: <p>Waiting</p> }])
  const LoadsNow = () => {
    load()
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  startTransition(() =>
    root.render(
      <App platform={platform} theme={theme} router={router}>
        <LoadsNow />
        <Slow />
      </App>,
    ),
  )
  await expect.poll(() => document.body.textContent).toBe('The page')
  expect(note.mock.calls).toEqual([[{ kind: 'page', text: reportedPlace().page }]])
  root.unmount()
  router.dispose()
})
