import { describe, expect, it } from 'vitest'
import { boundedBy, isLed, leadersOf } from '../../../src/manifest/leaders'
import type { CompiledOptions } from '../../../src/manifest/compiled-fields'
import type { Condition } from '../../../src/manifest/words/values'
import { fieldOf } from '../engine/support'

const among = (when: Condition | null): CompiledOptions => ({
  kind: 'operation',
  operation: 'listVmImages',
  each: null,
  value: 'id',
  title: [],
  note: [],
  when,
  initial: null,
  sort: null,
})
const family = fieldOf('family', { options: among(null) })
const system = fieldOf('system', { options: among({ option: 'family', is: { form: 'family' } }) })
const version = fieldOf('version', {
  options: among({
    any: [
      { option: 'old', is: false },
      { form: 'system', option: 'open', is: true },
    ],
  }),
})
const name = fieldOf('name')
const fields = [family, system, version, name]

describe('the fields that lead another', () => {
  it('are those its options are judged by, and those that lead these', () => {
    expect(leadersOf(family, fields)).toEqual([])
    expect(leadersOf(system, fields)).toEqual([family])
    expect(leadersOf(version, fields)).toEqual([system, family])
    expect(leadersOf(name, fields)).toEqual([])
  })

  it('are also those that decide whether a leader is asked', () => {
    const asked = fieldOf('system', { options: among(null), when: { form: 'name', present: true } })
    expect(leadersOf(version, [asked, version, name])).toEqual([asked, name])
  })

  it('are found once where they lead each other, and by the part of a path that is theirs', () => {
    const one = fieldOf('one', { options: among({ option: 'id', is: { form: 'two.size' } }) })
    const two = fieldOf('two', { options: among({ option: 'id', is: { form: 'one' } }) })
    expect(leadersOf(one, [one, two])).toEqual([two, one])
  })

  it('are also those that limits read which may exclude its options', () => {
    const size = fieldOf('size', {
      limits: { operation: 'listVmImages', at: 'size', by: 'family' },
      most: [{ form: 'version', option: 'size' }, { form: 'name' }],
    })
    expect(boundedBy(family, [...fields, size])).toEqual([size])
    expect(leadersOf(family, [...fields, size])).toEqual([version, system, family, name])
    expect(leadersOf(system, [...fields, size])).toEqual([family])
  })

  it('lead directly or not', () => {
    expect(isLed(version, ['system'])).toBe(true)
    expect(isLed(version, ['family', 'name'])).toBe(false)
  })
})
