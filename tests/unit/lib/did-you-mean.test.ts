import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { didYouMean } from '../../../src/lib/did-you-mean'

const operations = ['listVms', 'createVm', 'startVm', 'stopVm', 'listDisks']

describe('a hint at what was meant', () => {
  it.each([
    ['lstVms', 'listVms'],
    ['listVm', 'listVms'],
    ['startVM', 'startVm'],
    ['stoppVm', 'stopVm'],
    ['list', 'listVms'],
    ['createVmNow', 'createVm'],
  ])('for %s is %s', (wrong, right) => {
    expect(didYouMean(wrong, operations)).toBe(` Did you mean "${right}"?`)
  })

  it.each([
    ['vm', 'virtual_machine'],
    ['machine', 'virtual_machine'],
    ['lb', 'loadBalancer'],
    ['uid', 'uuid'],
    ['id', 'uuid'],
  ])('for %s, which may be short for another name, is %s', (wrong, right) => {
    const known = ['vpc', 'account_id', 'uuid', 'virtual_machine', 'loadBalancer']
    expect(didYouMean(wrong, known)).toBe(` Did you mean "${right}"?`)
  })

  it.each(['reinstallEverything', 'xyz', ''])('is none for %j when nothing is close', (wrong) => {
    expect(didYouMean(wrong, wrong === '' ? [] : operations)).toBe('')
    expect(didYouMean(wrong, [])).toBe('')
  })

  it('is the closest, not the first', () => {
    expect(didYouMean('stotVm', ['startVm', 'stopVm'])).toBe(' Did you mean "stopVm"?')
  })

  it('names something known, if it names anything', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '_'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 6 }), (wrong, known) => {
        const [, name] = /"(.*)"/.exec(didYouMean(wrong, known)) ?? []
        if (name !== undefined) expect(known).toContain(name)
      }),
    )
  })

  it('finds what is one slip away', () => {
    const slip = fc.record({
      word: fc.constantFrom('display_name', 'billing_account_id', 'memory'),
      at: fc.nat(5),
      kind: fc.constantFrom('drop', 'double', 'swap'),
    })
    fc.assert(
      fc.property(slip, ({ word, at, kind }) => {
        const letter = word[at] ?? ''
        const wrong =
          kind === 'drop'
            ? word.slice(0, at) + word.slice(at + 1)
            : kind === 'double'
              ? word.slice(0, at) + letter + word.slice(at)
              : `${word.slice(0, at)}#${word.slice(at + 1)}`
        expect(didYouMean(wrong, ['display_name', 'billing_account_id', 'memory'])).toContain(`"${word}"`)
      }),
    )
  })
})
