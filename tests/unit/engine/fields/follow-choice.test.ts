import { describe, expect, it } from 'vitest'
import { followingValues, isFollowed } from '../../../../src/engine/fields/follow-choice'
import type { FieldOption } from '../../../../src/engine/fields/field-options'
import { fieldOf } from '../support'

const volume = fieldOf('volume', { type: 'integer', initial: { form: 'machine', option: 'ssd' } })
const other = fieldOf('other', { initial: { form: 'system', option: 'name' } })
const fields = [fieldOf('machine'), volume, other]

const chosen = (ssd?: number): FieldOption => ({
  id: String(ssd),
  value: String(ssd),
  label: 'a',
  note: undefined,
  disabledReason: undefined,
  item: { ssd },
})

const following = (now: unknown, before: FieldOption | undefined, after: FieldOption | undefined) =>
  followingValues(fields, 'machine', { before, after }, () => now)

describe('a first value out of a chosen option', () => {
  it('follows the choice until the customer types another', () => {
    expect(following(undefined, undefined, chosen(40))).toEqual({ volume: 40 })
    expect(following(40, chosen(40), chosen(80))).toEqual({ volume: 80 })
    expect(following(50, chosen(40), chosen(80))).toEqual({})
    expect(following(50, undefined, chosen(80))).toEqual({})
  })

  it('stays where the option says nothing, or none is chosen', () => {
    expect(following(40, chosen(40), chosen())).toEqual({})
    expect(following(40, chosen(40), undefined)).toEqual({})
  })

  it('is known at the field it follows', () => {
    expect(isFollowed(fields, 'machine')).toBe(true)
    expect(isFollowed(fields, 'volume')).toBe(false)
  })
})
