import { describe, expect, it } from 'vitest'
import { placeValues, type PreviewForm } from '../../../../../src/engine/calls/paste/place-values'
import { effectiveValues, visibleFields, type FormValues } from '../../../../../src/engine/fields/form-values'
import type { FieldChoices } from '../../../../../src/engine/fields/field-options'
import type { CompiledField } from '../../../../../src/manifest/compiled-fields'
import { subject } from '../../../manifest/support'
import { fieldOf, formOf } from '../../support'

const offered: Record<string, string[]> = { os: ['ubuntu', 'debian'], app: ['wordpress'], disk_uuid: ['d-1'] }
const form = formOf(
  fieldOf('source', {
    local: 'string',
    options: { kind: 'values', values: ['os', 'app', 'disk'] },
  }),
  fieldOf('os_name', { id: 'os', when: { form: 'source', is: 'os' } }),
  fieldOf('os_name', { id: 'app', when: { form: 'source', is: 'app' } }),
  fieldOf('disk_uuid', { when: { form: 'source', is: 'disk' } }),
  fieldOf('name'),
)

/** A form over these values with the choices above. */
const formWith =
  (values: FormValues): PreviewForm =>
  (next) => {
    const choices = (field: CompiledField): FieldChoices | undefined => {
      const options = offered[field.id]?.map((value) => ({
        id: value,
        value,
        label: value,
        note: undefined,
        disabledReason: undefined,
        item: undefined,
      }))
      return options && { options, state: 'known', retry: undefined, usual: options[0] }
    }
    const settled = effectiveValues(Object.values(form.fields), { ...values, ...next }, choices, new Set())
    return { values: settled, visible: visibleFields(form, subject({ form: settled })) }
  }
const place = (parameters: FormValues, values: FormValues = { source: 'os', os: 'ubuntu' }) =>
  placeValues(form, values, formWith(values), parameters)

describe('pasted values', () => {
  it('go to the fields that are asked for', () => {
    expect(place({ os_name: 'debian', name: 'web' })).toEqual({
      values: { source: 'os', os: 'debian', name: 'web' },
      filled: ['os', 'name'],
      hidden: [],
    })
  })

  it('lead to the choice behind which they are asked for', () => {
    expect(place({ disk_uuid: 'd-1' }).values).toEqual({ source: 'disk', disk_uuid: 'd-1' })
  })

  it('lead to that choice though they are not offered: what is offered may be on its way', () => {
    expect(place({ disk_uuid: 'd-2' }).values).toEqual({ source: 'disk', disk_uuid: 'd-2' })
  })

  it('lead to the choice behind which they are offered', () => {
    expect(place({ os_name: 'wordpress' }).values).toEqual({ source: 'app', app: 'wordpress' })
  })

  it('leave the choice as it is when it makes no difference', () => {
    expect(place({ name: 'web' }, { source: 'disk' }).values).toEqual({ source: 'disk', name: 'web' })
  })

  it('that exclude each other are named', () => {
    expect(place({ os_name: 'debian', disk_uuid: 'd-1' }).hidden).toEqual(['disk_uuid'])
  })
})
