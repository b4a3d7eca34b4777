// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { exampleField, exampleForm } from '../../../../src/engine/examples/example-fields'
import { exampleRecord } from '../../../../src/engine/examples/example-records'
import { exampleResource } from '../../../../src/engine/examples/example-resource'
import { exampleSubject } from '../../../../src/engine/examples/example-subject'
import { exampleValidator } from '../../../../src/engine/examples/example-validator'
import { useForm } from '../../../../src/engine/fields/use-form'
import { FormFrame } from '../../../../src/engine/forms/FormFrame'
import type { CompiledField } from '../../../../src/manifest/compiled-fields'
import type { Platform } from '../../../../src/platform/platform'
import { Button } from '../../../../src/ui/form-controls/Button'
import { stubBrowser } from '../../ui/browser-stubs'
import { examplePlatform, renderOnStage } from '../examples/stage'

let platform: Platform
beforeAll(async () => {
  platform = await examplePlatform()
})
beforeEach(() => stubBrowser())

interface SentProps {
  readonly field: CompiledField
  /** Receives the parameters; undefined if the form is invalid. */
  readonly onSent: (parameters: Record<string, unknown> | undefined) => void
}

/** A whole form with one field and its button. */
function Sent({ field, onSent }: SentProps) {
  const form = useMemo(() => exampleForm('sent', [field]), [field])
  const validator = useMemo(() => exampleValidator(form), [form])
  const base = useMemo(() => exampleSubject(exampleRecord('first')), [])
  const model = useForm({ resource: exampleResource, form, validator, base })
  return (
    <FormFrame id="sent" model={model} notices={undefined} onSend={() => onSent(flushSync(model.submit))}>
      <Button type="submit">Send</Button>
    </FormFrame>
  )
}

const ways = {
  Enter: (user: UserEvent) => user.keyboard('{Enter}'),
  /** In a list of entries the first Enter ends the entry. */
  'Enter twice': (user: UserEvent) => user.keyboard('{Enter}{Enter}'),
  'Ctrl+Enter': (user: UserEvent) => user.keyboard('{Control>}{Enter}{/Control}'),
  button: (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send' })),
}

/** The parameters sent, in one way, for a text in the field. */
async function sentBy(way: keyof typeof ways, field: CompiledField, text: string): Promise<unknown> {
  const onSent = vi.fn<SentProps['onSent']>()
  await act(async () => renderOnStage(platform, <Sent field={field} onSent={onSent} />))
  const control = screen.getByRole('textbox')
  act(() => control.focus())
  fireEvent.change(control, { target: { value: text } })
  await ways[way](userEvent.setup())
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  cleanup()
  return onSent.mock.calls[0]?.[0]
}

const name = exampleField('name')
const size = exampleField('size', { widget: 'number', type: 'integer' })
const only = exampleField('only', { widget: 'address' })
const zones = exampleField('zones', { widget: 'words', type: 'array' })

interface Case {
  way: Exclude<keyof typeof ways, 'button'>
  field: CompiledField
  text: string
  value: unknown
}

it.each<Case>([
  { way: 'Enter', field: name, text: ' web 1 ', value: 'web 1' },
  { way: 'Ctrl+Enter', field: name, text: ' web 1 ', value: 'web 1' },
  { way: 'Enter', field: exampleField('mail', { widget: 'email' }), text: ' jo@do.it ', value: 'jo@do.it' },
  { way: 'Enter', field: size, text: ' 10 ', value: 10 },
  { way: 'Ctrl+Enter', field: size, text: ' 10 ', value: 10 },
  { way: 'Enter', field: exampleField('begin', { widget: 'clock' }), text: ' 3:00 ', value: '030000+0000' },
  { way: 'Enter', field: only, text: ' 10.0.0.5/24 ', value: '10.0.0.0/24' },
  { way: 'Ctrl+Enter', field: only, text: ' 10.0.0.5/24 ', value: '10.0.0.0/24' },
  {
    way: 'Ctrl+Enter',
    field: exampleField('words', { widget: 'multiline' }),
    text: 'a\nb \n',
    value: 'a\nb',
  },
  { way: 'Enter twice', field: zones, text: ' a ', value: ['a'] },
  { way: 'Ctrl+Enter', field: zones, text: ' a ', value: ['a'] },
])('$way sends what the button sends of a text with spaces around: $field.widget', async (one) => {
  const { way, field, text, value } = one
  const parameters = { [field.at]: value }
  expect(await sentBy(way, field, text)).toEqual(parameters)
  expect(await sentBy('button', field, text)).toEqual(parameters)
})
