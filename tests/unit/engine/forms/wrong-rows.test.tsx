// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exampleField } from '../../../../src/engine/examples/example-fields'
import { TryWidget } from '../../../../src/engine/examples/TryWidget'
import { focusField } from '../../../../src/engine/fields/focus-field'
import { countErrors, type FormModel } from '../../../../src/engine/fields/form-model'
import type { WidgetName } from '../../../../src/manifest/names'
import type { Platform } from '../../../../src/platform/platform'
import { stubBrowser } from '../../ui/browser-stubs'
import { examplePlatform, renderOnStage } from '../examples/stage'

let platform: Platform
beforeAll(async () => {
  platform = await examplePlatform()
})
beforeEach(() => stubBrowser())

const row = [
  exampleField('name', { mandatory: true }),
  exampleField('size', { widget: 'number', type: 'integer', min: 10, max: 500 }),
]

/** A size of 20 is risky. */
const notices = [{ id: 'risky', tone: 'warning', when: { form: 'size', is: 20 } }] as const

async function show(widget: WidgetName, rules: readonly unknown[], tried = true): Promise<FormModel> {
  const field = exampleField('rules', { widget, type: 'array', of: row, notices })
  const models: FormModel[] = []
  await act(async () =>
    renderOnStage(
      platform,
      <TryWidget
        field={field}
        values={{ rules }}
        {...(tried && { tried })}
        onModel={(model) => models.push(model)}
      />,
    ),
  )
  const model = models.at(-1)
  if (!model) throw new Error('the form was never drawn')
  return model
}

const wrong = [
  { name: 'a', size: 1 },
  { name: '', size: 1000 },
]

describe('a list with wrong rows', () => {
  it('takes the focus into the first wrong entry, not to what removes a row', async () => {
    await show('blocks', wrong)
    focusField('rules')
    expect(screen.getAllByRole('textbox', { name: /^Size/ })[0]).toBe(document.activeElement)
  })

  it('takes the focus to its first entry when no entry is marked', async () => {
    await show('blocks', [
      { name: 'a', size: 20 },
      { name: 'b', size: 20 },
    ])
    focusField('rules')
    expect(screen.getAllByRole('textbox')[0]).toBe(document.activeElement)
  })

  it('counts each wrong entry', async () => {
    expect(countErrors(await show('blocks', wrong))).toBe(3)
  })

  it('counts once where no entry is wrong', async () => {
    const model = await show('blocks', [{ name: 'a', size: 20 }])
    expect(countErrors({ ...model, errors: { rules: 'Refused' } })).toBe(1)
    expect(countErrors(model)).toBe(0)
  })

  it('judges in a table what was typed when its own control is left, not only with the whole table', async () => {
    await show('rows', [{ name: 'a', size: 20 }], false)
    const [, size] = screen.getAllByRole('textbox')
    if (!size) throw new Error('the row was never drawn')
    const user = userEvent.setup()
    await user.clear(size)
    await user.type(size, '8.080')
    expect(screen.queryByText(/two numbers/)).toBeNull()
    await user.tab({ shift: true })
    expect(size).toHaveProperty('value', '8.080')
    const message = await screen.findByText(/^Size: 8\.080 can be two numbers/)
    expect(size.getAttribute('aria-describedby')).toBe(message.closest('[id]')?.id)
  })

  it('ties each wrong entry of a table to its own message', async () => {
    await show('rows', wrong)
    const messages = screen.getAllByRole('textbox').map((input) => {
      const id = input.getAttribute('aria-describedby')
      expect(id === null).toBe(input.getAttribute('aria-invalid') === null)
      return id === null ? undefined : document.getElementById(id)?.textContent
    })
    expect(messages).toEqual([
      undefined,
      expect.stringMatching(/^Size: .*10/),
      expect.stringMatching(/^Name: /),
      expect.stringMatching(/^Size: .*500/),
    ])
  })

  it('ties the warning of a row of a table to the entry it is about', async () => {
    await show('rows', [
      { name: 'a', size: 20 },
      { name: 'b', size: 30 },
    ])
    const described = screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-describedby'))
    expect(described).toEqual([null, expect.any(String), null, null])
    const warning = document.getElementById(described[1] ?? '')
    expect(warning?.textContent).toMatch(/risky/)
    expect(warning?.querySelector('svg')).not.toBeNull()
  })
})
