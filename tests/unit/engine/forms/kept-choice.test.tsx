// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { exampleField, exampleForm } from '../../../../src/engine/examples/example-fields'
import { places } from '../../../../src/engine/examples/example-names'
import { exampleOperation } from '../../../../src/engine/examples/example-operations'
import { exampleRecord } from '../../../../src/engine/examples/example-records'
import { exampleResource } from '../../../../src/engine/examples/example-resource'
import { exampleSubject } from '../../../../src/engine/examples/example-subject'
import { exampleValidator } from '../../../../src/engine/examples/example-validator'
import { useForm } from '../../../../src/engine/fields/use-form'
import { FormFrame } from '../../../../src/engine/forms/FormFrame'
import type { CompiledField, CompiledOptions } from '../../../../src/manifest/compiled-fields'
import type { Platform } from '../../../../src/platform/platform'
import { Button } from '../../../../src/ui/form-controls/Button'
import { stubBrowser } from '../../ui/browser-stubs'
import { examplePlatform, renderOnStage } from '../examples/stage'

let platform: Platform
beforeAll(async () => {
  platform = await examplePlatform()
})
beforeEach(() => stubBrowser())

const name = exampleField('name', { initial: { record: 'name' } })
/** A choice with a default, the place, that does not offer the record's value `small`. */
const kind = exampleField('kind', {
  widget: 'select',
  initial: { record: 'kind' },
  required: true,
  options: { kind: 'locations' },
})

interface EditedProps {
  readonly fields: readonly CompiledField[]
  readonly edits: boolean
  /** Receives the parameters; undefined if the form is invalid. */
  readonly onSent: (parameters: Record<string, unknown> | undefined) => void
}

/** The form of a record with a name and a kind. */
function Edited({ fields, edits, onSent }: EditedProps) {
  const form = useMemo(() => exampleForm('edited', fields), [fields])
  const validator = useMemo(() => exampleValidator(form), [form])
  const base = useMemo(() => exampleSubject(exampleRecord('first')), [])
  const model = useForm({ resource: exampleResource, form, validator, base, edits })
  return (
    <FormFrame id="edited" model={model} notices={undefined} onSend={() => onSent(flushSync(model.submit))}>
      <Button type="submit">Send</Button>
    </FormFrame>
  )
}

/** Opens the form, changes the name and sends it; returns the parameters sent. */
async function renamed(kindField: CompiledField, edits: boolean): Promise<unknown> {
  const onSent = vi.fn<EditedProps['onSent']>()
  const fields = [name, kindField]
  await act(async () => renderOnStage(platform, <Edited fields={fields} edits={edits} onSent={onSent} />))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'other' } })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }))
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  return onSent.mock.calls[0]?.[0]
}

const note = /^\S+ is no longer offered\. It stays until you choose another\.$/

it('names what the record holds that is not offered, and sends nothing of it while nobody touches it', async () => {
  expect(await renamed(kind, true)).toEqual({ name: 'other' })
  screen.getByText(note)
  expect(screen.queryByText(/offered\. Choose another\.$/)).toBeNull()
})

it('sends what the record holds where the operation requires the field', async () => {
  expect(await renamed({ ...kind, mandatory: true }, true)).toEqual({ name: 'other', kind: 'small' })
  screen.getByText(note)
})

it('takes the usual choice in a form that makes something new of the record', async () => {
  expect(await renamed(kind, false)).toEqual({ name: 'other', kind: places.here })
  expect(screen.queryByText(note)).toBeNull()
})

const hidden = { note: [], when: { option: 'id', is: 'second' }, initial: null } as const

it.each<[string, CompiledOptions]>([
  [
    'items',
    {
      ...hidden,
      kind: 'operation',
      operation: exampleOperation('listExamples'),
      each: null,
      value: 'id',
      title: [{ path: 'name', cell: 'text' }],
      sort: null,
    },
  ],
  ['records', { ...hidden, kind: 'resource', type: exampleResource.type, value: null }],
])('names one of the %s that were read and are not offered, with its id', async (_, options) => {
  const fields = [name, { ...kind, initial: { record: 'id' }, options }]
  await act(async () => renderOnStage(platform, <Edited fields={fields} edits onSent={() => undefined} />))
  const words = 'Example first (first) is no longer offered. It stays until you choose another.'
  expect(await screen.findByText(words)).toBeTruthy()
})
