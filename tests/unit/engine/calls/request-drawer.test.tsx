// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestExamples } from '../../../../src/engine/calls/request-view.examples'
import type { Platform } from '../../../../src/platform/platform'
import { stubBrowser } from '../../ui/browser-stubs'
import { violations } from '../examples/axe'
import { examplePlatform, renderOnStage } from '../examples/stage'

let platform: Platform
beforeAll(async () => {
  platform = await examplePlatform()
})
beforeEach(() => stubBrowser())
afterEach(() => vi.restoreAllMocks())

/** Shows an example and opens its view. */
async function open(name: string): Promise<HTMLElement> {
  const example = requestExamples.find((each) => each.name === name)
  if (!example) throw new Error(`There is no example "${name}"`)
  renderOnStage(platform, example.render())
  await userEvent.click(await screen.findByRole('button', { name: 'View as API call' }))
  return screen.findByRole('dialog', { name: 'View as API call' })
}
const codeIn = (view: HTMLElement): string =>
  within(view).getByRole('group', { name: 'API call' }).querySelector('pre')?.textContent ?? ''

describe('the view of a call', () => {
  it.each(requestExamples.map(({ name }) => name))('is accessible, without complaints: %s', async (name) => {
    const complaints = vi.spyOn(console, 'error')
    const view = await open(name)
    expect(view.textContent).not.toMatch(/undefined|NaN|\[object Object\]/)
    expect(await violations(view)).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  it('shows the call in the language that is chosen', async () => {
    const view = await open('one call')
    within(view).getByText('PUT /v1/here/examples/example-1')
    expect(codeIn(view)).toContain('curl -X PUT')
    await userEvent.click(within(view).getByRole('radio', { name: 'JSON body' }))
    expect(JSON.parse(codeIn(view))).toEqual({ name: 'Another name' })
    await userEvent.click(within(view).getByRole('radio', { name: 'TypeScript' }))
    expect(codeIn(view)).toContain('await api.changeExample({')
    await userEvent.click(within(view).getByRole('radio', { name: 'curl' }))
  })

  it('says what keeps it from being sent', async () => {
    const view = await open('not complete')
    expect(within(view).getByRole('status').textContent).toContain(
      'Missing: Name. To be corrected: Size, Start.',
    )
  })

  it('never holds a secret', async () => {
    const view = await open('with a secret')
    expect(document.body.innerHTML).not.toContain('never shown')
    expect(codeIn(view)).toContain('$NAME')
    within(view).getByText(/Secrets are left out on purpose/)
  })

  it('draws some of many calls and copies all', async () => {
    const user = userEvent.setup()
    const view = await open('more calls than are drawn')
    expect(codeIn(view).match(/^curl /gm)).toHaveLength(10)
    within(view).getByText('and 2 more. All of them are copied.')
    expect(within(view).queryByRole('button', { name: /^Copy API call/ })).toBeNull()
    await user.click(within(view).getByRole('button', { name: 'Copy 12 calls' }))
    expect((await navigator.clipboard.readText()).match(/^curl /gm)).toHaveLength(12)
  })
})
