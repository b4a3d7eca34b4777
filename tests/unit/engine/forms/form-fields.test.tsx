// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { exampleField } from '../../../../src/engine/examples/example-fields'
import { TryWidget } from '../../../../src/engine/examples/TryWidget'
import type { FormModel } from '../../../../src/engine/fields/form-model'
import type { CompiledField } from '../../../../src/manifest/compiled-fields'
import type { Platform } from '../../../../src/platform/platform'
import { stubBrowser } from '../../ui/browser-stubs'
import { examplePlatform, renderOnStage } from '../examples/stage'

let platform: Platform
beforeAll(async () => {
  platform = await examplePlatform()
})
beforeEach(() => stubBrowser())

async function show(field: CompiledField): Promise<() => FormModel> {
  let latest: FormModel | undefined
  await act(async () =>
    renderOnStage(platform, <TryWidget field={field} onModel={(model) => (latest = model)} />),
  )
  return () => {
    if (!latest) throw new Error('the form was never drawn')
    return latest
  }
}

it('shows what the model has made of a change, also where that is what it had before', async () => {
  // Without a location of its own the form uses this one.
  const options = { kind: 'locations' as const }
  const model = await show(exampleField('choice', { widget: 'text', options }))
  const user = userEvent.setup()
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^Choice/ })
  for (let round = 0; round < 2; round += 1) {
    await user.clear(input)
    expect(model().values.choice).toBe('here')
    expect(input.value).toBe('here')
  }
})

it('leaves a text that is no number as it was typed, whatever else could be read from it', async () => {
  const model = await show(exampleField('size', { widget: 'number', type: 'integer' }))
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Size/), '0x10')
  await user.tab()
  expect(model().values.size).toBe('0x10')
})

it('takes the spaces around a text away when its field is left', async () => {
  const model = await show(exampleField('name', { widget: 'text' }))
  const user = userEvent.setup()
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await user.type(input, ' web-01 ')
  await user.tab()
  expect(input.value).toBe('web-01')
  expect(model().values.name).toBe('web-01')
})
