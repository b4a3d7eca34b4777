import { describe, expect, it } from 'vitest'
import { formAsCall } from '../../../../src/engine/calls/form-call'
import { subject } from '../../manifest/support'
import { fieldOf, formOf } from '../support'

const form = formOf(
  fieldOf('name'),
  fieldOf('size', { type: 'integer' }),
  fieldOf('password', { secret: true }),
  fieldOf('pin', { secret: true }),
  fieldOf('rows', { type: 'array', of: [fieldOf('key', { secret: true })] }),
)
const callOf = (values: Record<string, unknown>, allErrors: Record<string, string> = {}) => {
  const visible = Object.values(form.fields).filter(({ id }) => id !== 'rows')
  return formAsCall({
    form,
    values,
    allErrors,
    visible,
    sending: visible,
    subject: subject({ form: values }),
    required: (field) => field.id !== 'pin',
  })
}

describe('a form as the call it will make', () => {
  it('is what it would send', () => {
    expect(callOf({ name: 'web', size: 2, password: 'typed', rows: [{ key: 1 }] })).toEqual({
      typed: { name: 'web', size: 2, password: 'typed' },
      secrets: ['password', 'pin', 'key'],
      missing: [],
      wrong: [],
    })
  })

  it('has a place for a secret that must still be typed, and for nothing else', () => {
    const { typed, missing } = callOf({ name: '' }, { name: 'required', password: 'required' })
    expect(typed).toEqual({ password: '' })
    expect(missing).toEqual(['name', 'password'])
  })

  it('separates missing from wrong', () => {
    const { typed, missing, wrong } = callOf({ size: 'many' }, { name: 'required', size: 'a number' })
    expect(typed.size).toBe('many')
    expect(missing).toEqual(['name'])
    expect(wrong).toEqual(['size'])
  })
})
