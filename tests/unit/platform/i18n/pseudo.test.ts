import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { placeholdersOf } from '../../../../codegen/locales/keys'
import { pseudoMessages, pseudoText } from '../../../../src/platform/i18n/pseudo'

describe('a message made up from another', () => {
  it('is accented, longer, and in brackets', () => {
    expect(pseudoText('Delete disk')).toBe('[Ðéļéţé ðîšķ ~ ~ ~]')
  })

  it('keeps its placeholders', () => {
    expect(pseudoText('{{count}} of {{ all }}')).toContain('{{count}} öƒ {{ all }}')
  })

  it('keeps every placeholder in any surrounding text', () => {
    const part = fc.oneof(fc.constantFrom('{{name}}', '{{ count }}'), fc.string({ maxLength: 5 }))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const message = parts.join('')
        expect(placeholdersOf(pseudoText(message))).toEqual(placeholdersOf(message))
      }),
    )
  })

  it('has the same key', () => {
    expect(pseudoMessages({ a: { b_one: 'x', b_other: 'y' }, n: 5 })).toEqual({
      a: { b_one: '[ẋ]', b_other: '[ý]' },
      n: 5,
    })
  })
})
