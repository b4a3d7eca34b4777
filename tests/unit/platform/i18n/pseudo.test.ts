import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeholdersOf } from '../../../../codegen/locales/keys'
import { pseudoMessages, pseudoText } from '../../../../src/platform/i18n/pseudo'

describe('a message made up from another', () => {
  it('is accented, longer, and stands in brackets', () => {
    expect(pseudoText('Delete disk')).toBe('[Ðéļéţé ðîšķ ~ ~ ~]')
  })

  it('keeps its placeholders and marks', () => {
    expect(pseudoText('<b>{{count}}</b> of {{ all }}')).toContain('<b>{{count}}</b> öƒ {{ all }}')
  })

  it('keeps every placeholder whatever stands around it', () => {
    const part = fc.oneof(
      fc.constantFrom('{{name}}', '{{ count }}', '<b>', '</b>'),
      fc.string({ maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const message = parts.join('')
        expect(placeholdersOf(pseudoText(message))).toEqual(placeholdersOf(message))
      }),
    )
  })

  it('stands under the same key', () => {
    expect(pseudoMessages({ a: { b_one: 'x', b_other: 'y' }, n: 5 })).toEqual({
      a: { b_one: '[ẋ]', b_other: '[ý]' },
      n: 5,
    })
  })
})
