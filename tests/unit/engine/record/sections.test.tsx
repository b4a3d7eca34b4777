// @vitest-environment jsdom
import { stubBrowser } from '../../ui/browser-stubs'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  awaitedExamples,
  frameExamples,
  missingExamples,
} from '../../../../src/engine/record/record.examples'
import { longCollection, sectionExamples } from '../../../../src/engine/record/sections.examples'
import type { Platform } from '../../../../src/platform/platform'
import type { Example } from '../../../../src/ui/example'
import { violations } from '../examples/axe'
import { oneOfEach } from '../../../run/some-of'
import { examplePlatform, renderOnStage } from '../examples/stage'

let platform: Platform
beforeAll(async () => {
  platform = await examplePlatform()
  // Code loaded on demand is loaded beforehand, so that no test depends on its time.
  await Promise.all([
    import('../../../../src/engine/record/EditorSection'),
    import('../../../../src/engine/record/FormSection'),
    import('../../../../src/engine/record/SnippetsSection'),
  ])
})
beforeEach(() => stubBrowser())
afterEach(() => vi.restoreAllMocks())

const rooms: Readonly<Record<string, readonly Example[]>> = {
  ...sectionExamples,
  frame: frameExamples,
  awaited: awaitedExamples,
  missing: missingExamples,
}
const everywhere = Object.entries(rooms).flatMap(([kind, examples]) =>
  examples.map((example) => ({ kind, state: example.name, example })),
)

async function show(example: Example): Promise<HTMLElement> {
  const { container } = await act(async () => renderOnStage(platform, example.render()))
  return container
}

/** Shows a state of a kind, as the gallery does. */
async function showState(kind: keyof typeof sectionExamples, state: string): Promise<HTMLElement> {
  const example = sectionExamples[kind].find((each) => each.name === state)
  if (!example) throw new Error(`${kind} has no example "${state}"`)
  return show(example)
}

/** Sections with another structure on phones. */
const otherOnPhone = new Set(['collection', 'editor', 'related', 'frame'])

const onPhone = everywhere.filter(({ kind }) => otherOnPhone.has(kind))

describe.each([
  { on: 'a wide screen', shown: everywhere },
  { on: 'a phone', shown: oneOfEach(onPhone, 2) },
])('on $on', ({ on, shown }) => {
  beforeEach(() => stubBrowser({ phone: on === 'a phone' }))

  it.each(shown)('$kind, $state: is drawn, accessible, without complaints', async ({ example }) => {
    const complaints = vi.spyOn(console, 'error')
    const container = await show(example)
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object Object\]|[\u202a-\u202e]/)
    expect(await violations(container)).toEqual([])
    expect(complaints.mock.calls).toEqual([])
  })
})

describe('a component of our own', () => {
  it('is given its heading, and finds the record', async () => {
    const container = await showState('custom', 'content')
    expect(container.textContent).toBe('About: Example first')
  })

  it('has its place while its code is on the way', async () => {
    const container = await showState('custom', 'being fetched')
    expect(container.textContent).toBe('')
    expect(container.querySelector('[aria-busy], span, div')).not.toBeNull()
  })
})

describe('a related section', () => {
  it('names the location that is down, and does not say that there is nothing', async () => {
    const container = await showState('related', 'location down')
    expect(await screen.findByRole('button', { name: 'Try Downton again' })).toBeTruthy()
    expect(container.textContent).not.toContain('Nothing related')
  })

  it('waits without saying that there is nothing', async () => {
    const container = await showState('related', 'being fetched')
    expect(container.textContent).not.toContain('Nothing related')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says so when there is nothing', async () => {
    await showState('related', 'empty')
    expect(screen.getByText('Nothing related')).toBeTruthy()
  })

  it('shows the records that belong to it', async () => {
    await showState('related', 'content')
    const table = screen.getByRole('table', { name: 'Related examples' })
    expect(within(table).getAllByRole('row')).toHaveLength(4)
  })
})

describe('a collection', () => {
  it('draws a hundred rows, and the others when asked', async () => {
    await show(longCollection)
    const heading = 1
    expect(screen.getAllByRole('row')).toHaveLength(100 + heading)
    await userEvent.click(screen.getByRole('button', { name: 'Show all 101' }))
    expect(screen.getAllByRole('row')).toHaveLength(101 + heading)
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  })

  it('keeps the given order of elements', async () => {
    await showState('collection', 'content')
    const [, first, second] = screen.getAllByRole('row')
    expect([first?.textContent, second?.textContent].map((text) => text?.slice(0, 6))).toEqual([
      'Second',
      'First ',
    ])
  })

  it('shows every element that is one, also when two have the same key', async () => {
    await showState('collection', 'odd')
    expect(screen.getAllByRole('row')).toHaveLength(4)
  })

  it('says why something above it cannot be done now', async () => {
    await showState('collection', 'some of it cannot be done now')
    const button = screen.getByRole('button', { name: /^Delete…/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('an editor', () => {
  /** Makes a change in the inbound rules and saves it. */
  async function changeAndSave(): Promise<void> {
    const user = userEvent.setup()
    const inbound = await screen.findByRole('region', { name: 'Inbound' })
    await user.click(within(inbound).getByRole('button', { name: /^Add/ }))
    await user.click(screen.getByRole('button', { name: /^Save/ }))
  }

  it('reports a concurrent change, and loses neither', async () => {
    await showState('editor', 'somebody else has changed it, seen when it is saved')
    await changeAndSave()
    expect(await screen.findByRole('button', { name: 'Discard mine, take theirs' })).toBeTruthy()
    expect(screen.getByText(/1 unsaved/)).toBeTruthy()
  })

  it('keeps what was edited when it is refused', async () => {
    platform.toasts.clear()
    await showState('editor', 'refused when it is saved')
    await changeAndSave()
    await expect.poll(() => platform.toasts.snapshot()).toHaveLength(1)
    expect(screen.getByText(/1 unsaved/)).toBeTruthy()
  })

  it('can be opened on a phone also where a row has nothing to show', async () => {
    stubBrowser({ phone: true })
    await showState('editor', 'content')
    expect(await screen.findByRole('button', { name: '—' })).toBeTruthy()
  })
})

describe('a form in place', () => {
  it('puts what is refused to its field', async () => {
    await showState('form', 'refused when it is sent')
    const user = userEvent.setup()
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const alert = await screen.findByText('This name is taken.')
    expect(alert.closest('[data-field-id]')?.getAttribute('data-field-id')).toBe('name')
  })

  it('says why it cannot be sent now, and offers what helps', async () => {
    await showState('form', 'cannot be done now, with what helps')
    expect(await screen.findByText('Stop it first.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Restart' })).toBeTruthy()
  })

  it('shows its place while its code is on the way', async () => {
    await showState('form', 'being fetched')
    expect(await screen.findByRole('heading', { name: 'General' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

it('offers an action that cannot be done now, with the reason', async () => {
  await showState('actions', 'cannot be done now')
  expect(screen.getByRole('button', { name: /Delete…/ }).getAttribute('aria-disabled')).toBe('true')
})

it('[SHELL-03] shows the name of what is awaited and its share of the usual time, by the clock of the platform', async () => {
  await show(awaitedExamples[0] ?? { name: '', render: () => null })
  const progress = screen.getByRole('progressbar')
  expect(progress.getAttribute('aria-valuenow')).toBe('40')
  expect(progress.getAttribute('aria-label')).toMatch(/: \S/)
})

it('says once what has failed where no location can be named', async () => {
  const failed = missingExamples.find(({ name }) => name === 'failed')
  const container = await show(failed ?? { name: '', render: () => null })
  expect(container.textContent?.match(/Internal server error/g)).toHaveLength(1)
  expect(container.textContent).toContain('[e5a1]')
})
