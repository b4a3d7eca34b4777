// @vitest-environment jsdom
import { stubBrowser } from '../../ui/browser-stubs'
import { fireEvent, act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../../../../src/api/client'
import { exampleNetwork } from '../../../../src/engine/examples/example-network'
import { places, type Place } from '../../../../src/engine/examples/example-names'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import { TryWidget } from '../../../../src/engine/examples/TryWidget'
import { widgetExamples, type WidgetExample } from '../../../../src/engine/widgets/widgets.examples'
import type { FormModel } from '../../../../src/engine/fields/form-model'
import { widgetNames, type WidgetName } from '../../../../src/manifest/names'
import type { Platform } from '../../../../src/platform/platform'
import { violations } from '../examples/axe'
import { oneOfEach } from '../../../run/some-of'
import { examplePlatform, renderOnStage } from '../examples/stage'

let platform: Platform
beforeAll(async () => {
  platform = await examplePlatform()
})
beforeEach(() => stubBrowser())
afterEach(() => vi.restoreAllMocks())

/** Renders an example on the stage and waits until it has loaded. */
async function show(example: WidgetExample): Promise<{ container: HTMLElement; model: () => FormModel }> {
  let latest: FormModel | undefined
  const keep = (model: FormModel): void => {
    latest = model
  }
  const { name: _name, render: _render, ...about } = example
  const { container } = await act(async () =>
    renderOnStage(platform, <TryWidget {...about} onModel={keep} />),
  )
  await waitFor(() => expect(latest).toBeDefined())
  return {
    container,
    model: () => {
      if (!latest) throw new Error('the form was never drawn')
      return latest
    },
  }
}

const everywhere = widgetNames.flatMap((widget) =>
  widgetExamples[widget].map((example) => ({ widget, state: example.name, example })),
)

/** Any text is allowed except failed code ("undefined", "[object Object]"). */
function expectWords(container: Element): void {
  expect(container.textContent).not.toBe('')
  expect(container.textContent).not.toMatch(/undefined|NaN|\[object Object\]/)
}

describe('a widget', () => {
  it.each(oneOfEach(everywhere, 2))(
    '$widget, $state: is drawn, accessible, without complaints',
    async ({ example }) => {
      const complaints = vi.spyOn(console, 'error')
      const { container } = await show(example)
      expectWords(container)
      if (example.refused !== undefined) expect(screen.getByText(example.refused)).toBeTruthy()
      if (example.tried)
        expect(
          screen
            .getAllByRole('alert')
            .map((each) => each.textContent)
            .join(''),
        ).not.toBe('')
      expect(await violations(container)).toEqual([])
      expect(complaints.mock.calls).toEqual([])
    },
  )

  it.each(oneOfEach(everywhere, 4))('$widget, $state: is drawn on a phone', async ({ example }) => {
    stubBrowser({ phone: true })
    const complaints = vi.spyOn(console, 'error')
    const { container } = await show(example)
    expectWords(container)
    if (example.field.widget === 'rows') expect(await violations(container)).toEqual([])
    expect(complaints.mock.calls).toEqual([])
  })
})

it.each(widgetNames)('%s names its examples apart', (widget) => {
  const names = widgetExamples[widget].map((example) => example.name)
  expect(new Set(names).size).toBe(names.length)
})

function exampleOf(widget: WidgetName, state: string): WidgetExample {
  const found = widgetExamples[widget].find((example) => example.name === state)
  if (!found) throw new Error(`${widget} has no example "${state}"`)
  return found
}

/** How a person uses each widget, found by role and label alone, and the resulting value. */
const uses: Record<
  Exclude<WidgetName, 'named'>,
  { state: string; use: (user: UserEvent) => Promise<void>; value: unknown }
> = {
  text: {
    state: 'empty',
    use: (user) => user.type(screen.getByRole('textbox', { name: 'Name' }), 'web-01'),
    value: 'web-01',
  },
  number: {
    state: 'empty',
    use: async (user) => {
      await user.type(screen.getByLabelText(/^Size/), '1 TB')
      await user.tab()
    },
    value: 1024,
  },
  password: {
    state: 'chosen by hand',
    use: (user) => user.type(screen.getByLabelText('Password'), 'Corr3ct-horse'),
    value: 'Corr3ct-horse',
  },
  newPassword: {
    state: 'empty',
    use: (user) => user.type(screen.getByLabelText('Password'), 'Corr3ct-horse'),
    value: 'Corr3ct-horse',
  },
  multiline: {
    state: 'empty',
    use: (user) => user.type(screen.getByRole('textbox', { name: /^Start-up script/ }), 'one{enter}two'),
    value: 'one\ntwo',
  },
  switch: {
    state: 'off',
    use: (user) => user.click(screen.getByRole('switch', { name: /^Keep copies/ })),
    value: true,
  },
  checkbox: {
    state: 'not ticked',
    use: (user) => user.click(screen.getByRole('checkbox', { name: /^I have read/ })),
    value: true,
  },
  country: {
    state: 'empty',
    use: async (user) => {
      await user.click(screen.getByRole('combobox', { name: /^Choice/ }))
      await user.type(await screen.findByRole('searchbox', { name: /Choice/ }), 'eston')
      await user.click(await screen.findByRole('option', { name: /^Estonia/ }))
    },
    value: 'EE',
  },
  select: {
    state: 'nothing chosen',
    use: async (user) => {
      await user.click(screen.getByRole('combobox', { name: /^Choice/ }))
      await user.click(await screen.findByRole('option', { name: 'Large' }))
    },
    value: 'large',
  },
  tiles: {
    state: 'nothing chosen',
    use: (user) =>
      user.click(within(screen.getByRole('group', { name: 'Choice' })).getByRole('radio', { name: 'Large' })),
    value: 'large',
  },
  saved: {
    state: 'nothing chosen',
    use: async (user) => {
      const choice = await screen.findByRole('combobox', { name: /^Choice/ })
      await user.click(choice)
      await user.click(await screen.findByRole('option', { name: /^Example second/ }))
      expect(screen.queryByRole('textbox')).toBeNull()
      await user.click(choice)
      await user.click(await screen.findByRole('option', { name: 'Another one' }))
      const own = screen.getByRole('textbox', { name: /^Choice/ })
      await waitFor(() => expect(document.activeElement).toBe(own))
      await user.type(own, 'ssh-ed25519 AAAA{enter}')
      await user.tab()
    },
    value: 'ssh-ed25519 AAAA',
  },
  picks: {
    state: 'some chosen',
    use: async (user) => {
      const group = await screen.findByRole('group', { name: 'Choices' })
      await user.click(await within(group).findByRole('checkbox', { name: /^Example first/ }))
    },
    value: [
      { choice: 'first', kind: 'part' },
      { choice: 'second', kind: 'part' },
    ],
  },
  tabs: {
    state: 'nothing chosen',
    use: (user) =>
      user.click(
        within(screen.getByRole('tablist', { name: 'Way in' })).getByRole('tab', { name: 'Script' }),
      ),
    value: 'script',
  },
  addresses: {
    state: 'empty',
    use: (user) => user.type(screen.getByRole('textbox', { name: /^Allowed from/ }), '10.0.0.1{enter}'),
    value: ['10.0.0.1'],
  },
  email: {
    state: 'empty',
    use: (user) => user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'mari@raamat.example'),
    value: 'mari@raamat.example',
  },
  emails: {
    state: 'empty',
    use: async (user) => {
      await user.type(
        screen.getByRole('textbox', { name: 'People' }),
        'mari@raamat.example,Mari@Raamat.example,jaan@',
      )
      await user.tab()
      expect(screen.getByText('Please finish adding the email')).toBeDefined()
    },
    value: ['mari@raamat.example', 'jaan@'],
  },
  range: {
    state: 'empty',
    use: (user) => user.type(screen.getByRole('textbox', { name: /^Ports/ }), '443'),
    value: 443,
  },
  rows: {
    state: 'empty',
    use: (user) =>
      user.click(
        within(screen.getByRole('group', { name: /^Rules/ })).getByRole('button', { name: /^Add.*Rules/ }),
      ),
    value: [{ direction: 'in' }],
  },
  blocks: {
    state: 'one to begin with',
    use: async (user) => {
      const first = within(screen.getByRole('group', { name: 'Rule 1' }))
      await user.type(first.getByRole('textbox', { name: /^Ports/ }), '443')
      await user.click(screen.getByRole('button', { name: /^Add.*Rules/ }))
      await user.click(screen.getByRole('button', { name: 'Remove: Rule 2' }))
    },
    value: [{ direction: 'in', start: 443, end: 443 }],
  },
  words: {
    state: 'empty',
    use: (user) => user.type(screen.getByRole('textbox', { name: /^Zones/ }), 'here-a here-b '),
    value: ['here-a', 'here-b'],
  },
  map: {
    state: 'filled',
    use: async (user) => {
      await user.click(screen.getByRole('button', { name: 'Remove tier' }))
      await user.click(screen.getByRole('button', { name: 'Add entry' }))
      await user.type(screen.getByRole('textbox', { name: /: name 2$/ }), 'team')
      await user.type(screen.getByRole('textbox', { name: /: value 2$/ }), 'radio')
      await user.type(screen.getByRole('textbox', { name: /: name 2$/ }), 's')
    },
    value: { team: 'astro', teams: 'radio' },
  },
  date: {
    state: 'empty',
    use: (user) => user.type(screen.getByLabelText(/^Choice/), '2026-11-18'),
    value: '2026-11-18',
  },
  address: {
    state: 'empty',
    use: (user) => user.type(screen.getByRole('textbox', { name: 'Only' }), '10.0.0.5/24'),
    value: '10.0.0.0/24',
  },
  clock: {
    state: 'empty',
    use: (user) => user.type(screen.getByRole('textbox', { name: 'Begin' }), '03:30'),
    value: '033000+0000',
  },
}

const used = widgetNames.filter((widget) => widget !== 'named')

it('names what is chosen by itself', async () => {
  await show(exampleOf('named', 'known'))
  const label = await screen.findByText('Choice')
  expect(label.parentElement?.textContent).toBe('ChoiceExample second — 80 GB')
})

it('draws a dash where there is nothing to name', async () => {
  await show(exampleOf('named', 'none'))
  expect(screen.getByText('Choice').parentElement?.textContent).toBe('Choice—')
})

it.each(used)('%s is found by role and label, and changes the value of its field', async (widget) => {
  const { state, use, value } = uses[widget]
  const example = exampleOf(widget, state)
  const { model } = await show(example)
  await use(userEvent.setup())
  expect(model().values[example.field.id]).toEqual(value)
})

it('takes a number among entries as it is written in the language, and nothing else for one', async () => {
  const example = exampleOf('words', 'empty')
  const { model } = await show({ ...example, field: { ...example.field, entries: 'number' } })
  await userEvent.setup().type(screen.getByRole('textbox', { name: /^Zones/ }), '80 8080 0x10 1e3 ８ ')
  expect(model().values.zones).toEqual([80, 8080, '0x10', '1e3', 8])
})

it('says at once why an entry is no number', async () => {
  const example = exampleOf('words', 'empty')
  await show({ ...example, field: { ...example.field, entries: 'number' } })
  await userEvent.setup().type(screen.getByRole('textbox', { name: /^Zones/ }), '80 4cores ')
  expect(await screen.findByText('Enter the number alone, without cores')).toBeTruthy()
})

it('keeps a range without the bits behind its prefix, and says so once it is left [SERVICE-14]', async () => {
  const { model } = await show(exampleOf('address', 'empty'))
  const field = screen.getByRole('textbox', { name: 'Only' })
  const user = userEvent.setup()
  await user.type(field, '10.0.0.5/24')
  expect(field).toHaveProperty('value', '10.0.0.5/24')
  await user.tab()
  expect(field).toHaveProperty('value', '10.0.0.0/24')
  expect(model().values.only).toBe('10.0.0.0/24')
  await screen.findByText('10.0.0.5/24 covers 10.0.0.0/24, so that was entered.')
})

it('sends a time of the reader’s zone in UTC, and shows it in that zone again', async () => {
  const { model } = await show(exampleOf('date', 'a time'))
  const field = screen.getByLabelText(/^Choice/)
  expect(field.getAttribute('type')).toBe('datetime-local')
  const typed = '2026-12-24T18:30'
  fireEvent.change(field, { target: { value: typed } })
  expect(model().values.choice).toBe(new Date(typed).toISOString())
  expect((field as HTMLInputElement).value).toBe(typed)
})

/** Texts of a widget without its choices. */
it.each<[WidgetName, string, RegExp]>([
  ['select', 'being fetched', /^Loading/],
  ['tiles', 'being fetched', /^Loading/],
  ['select', 'cannot be fetched', /could not be loaded/],
  ['tiles', 'cannot be fetched', /could not be loaded/],
  ['named', 'cannot be fetched', /could not be loaded/],
  ['saved', 'cannot be fetched', /could not be loaded/],
  ['tiles', 'none to choose from', /^Nothing to choose/],
])('%s, %s: says so', async (widget, state, words) => {
  await show(exampleOf(widget, state))
  expect(await screen.findByText(words)).toBeTruthy()
})

it.each(['none to choose from', 'cannot be fetched', 'being fetched'])(
  'asks for what could be saved as if nothing could: %s',
  async (state) => {
    const { model } = await show(exampleOf('saved', state))
    expect(screen.queryByRole('combobox')).toBeNull()
    await userEvent.setup().type(screen.getByRole('textbox', { name: /^Choice/ }), 'ssh-ed25519')
    expect(model().values.choice).toBe('ssh-ed25519')
    expect(model().allErrors).toEqual({})
  },
)

it('wants what is to be filled in by hand, until something else is chosen', async () => {
  const { model } = await show(exampleOf('saved', 'nothing chosen'))
  const user = userEvent.setup()
  const choice = await screen.findByRole('combobox', { name: /^Choice/ })
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: 'Another one' }))
  expect(model().allErrors).toEqual({ choice: 'This field is required' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: 'None' }))
  expect(model().allErrors).toEqual({})
})

it('keeps all of a text that is too long, and says so', async () => {
  const { model } = await show(exampleOf('text', 'empty'))
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox', { name: 'Name' }))
  await user.paste('b'.repeat(61))
  expect(model().values['name']).toHaveLength(61)
  expect(model().allErrors).toEqual({ name: 'At most 60 characters' })
})

it('says why a choice cannot be made', async () => {
  await show(exampleOf('tiles', 'some cannot be chosen'))
  const full = screen.getByRole('radio', { name: /Example second.*No room left/ })
  expect(full.matches(':disabled')).toBe(true)
})

it('offers a choice that is listed twice once', async () => {
  await show(exampleOf('tiles', 'odd and hostile'))
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
})

it('keeps the choices of two forms on one page apart', async () => {
  const { field } = exampleOf('tiles', 'nothing chosen')
  await act(async () =>
    renderOnStage(
      platform,
      <>
        <TryWidget field={field} />
        <TryWidget field={field} />
      </>,
    ),
  )
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)
  expect(new Set(names).size).toBe(2)
})

it('ties what is wrong to a switch, which brings its own label', async () => {
  const { refused } = exampleOf('switch', 'refused by the platform')
  await show(exampleOf('switch', 'refused by the platform'))
  const control = screen.getByRole('switch')
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(refused)
})

it('says once what is wrong with addresses', async () => {
  await show(exampleOf('addresses', 'wrong'))
  expect(screen.getAllByText(/This is not an IP address or range/)).toHaveLength(1)
})

it('marks in a row what is wrong, and only that', async () => {
  const { field } = exampleOf('rows', 'wrong')
  const rows = [{ direction: 'in', start: 'http', from: ['10.0.0.1'] }]
  await act(async () => renderOnStage(platform, <TryWidget field={field} values={{ rules: rows }} tried />))
  const marked = [screen.getByLabelText('Ports'), screen.getByLabelText('Allowed from')].map((control) =>
    control.getAttribute('aria-invalid'),
  )
  expect(marked).toEqual(['true', null])
})

it('keeps tabs within reach of the keyboard while none is chosen', async () => {
  await show(exampleOf('tabs', 'nothing chosen'))
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})

it.each([
  ['tiles', 'from a list', 'radio'],
  ['picks', 'nothing chosen', 'checkbox'],
] as const)(
  '%s (%s) stay, with the focus, while their options are read again',
  async (widget, state, role) => {
    const user = userEvent.setup()
    const { field } = exampleOf(widget, state)
    const drawn = (place?: Place) => (
      <ExampleStage platform={platform}>
        <TryWidget field={field} {...(place === undefined ? {} : { place })} />
      </ExampleStage>
    )
    const { rerender } = await act(async () => render(drawn()))
    const [, control] = await screen.findAllByRole(role)
    if (!control) throw new Error('there is nothing to press')
    await user.click(control)
    expect(document.activeElement).toBe(control)
    rerender(drawn(places.slow))
    await waitFor(() => expect(control.closest('[aria-busy=true]')).not.toBeNull())
    expect(document.activeElement).toBe(control)
    rerender(drawn())
    await waitFor(() => expect(control.closest('[aria-busy=true]')).toBeNull())
    expect(screen.getAllByRole(role)).toContain(control)
    expect(document.activeElement).toBe(control)
  },
)

it.each([
  ['select', 'from a list', /^Choice/, 'combobox'],
  ['tiles', 'from a list', /first/, 'radio'],
  ['picks', 'nothing chosen', /first/, 'checkbox'],
  ['saved', 'nothing chosen', /^Choice/, 'combobox'],
] as const)(
  '%s (%s) keeps the focus while options that failed are read again, and after',
  async (widget, state, name, role) => {
    const user = userEvent.setup()
    const own = await examplePlatform()
    let answer: (request: Request) => Promise<Response> = () =>
      Promise.reject(new TypeError('Failed to fetch'))
    const client = createApiClient({
      base: 'https://example.test',
      identity: () => own.session.get(),
      fetch: (request) => answer(request),
    })
    const { field } = exampleOf(widget, state)
    await act(async () => renderOnStage({ ...own, client }, <TryWidget field={field} />))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    let go = (): void => undefined
    const gone = new Promise<void>((resolve) => {
      go = resolve
    })
    answer = async (request) => {
      await gone
      return exampleNetwork(request)
    }
    await user.click(retry)
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
    expect(document.activeElement).toBe(retry)
    await act(async () => go())
    const [control] = await screen.findAllByRole(role, { name })
    await waitFor(() => expect(document.activeElement).toBe(control))
  },
)
