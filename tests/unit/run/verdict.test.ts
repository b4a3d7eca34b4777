import { describe, expect, it } from 'vitest'
import { isGreen, judge, unsteadyLimit } from '../../run/verdict'
import { knownRed, result } from './result'

const red = result({ title: 'is red', status: 'failed', runs: 3 })
const unsteady = (many: number) => Array.from({ length: many }, () => result({ runs: 2 }))

describe('a step', () => {
  it('is green when every test passed, at once or when run again', () => {
    expect(isGreen(judge([result(), ...unsteady(5)], []))).toBe(true)
  })

  it('is red when a test stayed red, unless that is known', () => {
    expect(isGreen(judge([result(), red], []))).toBe(false)
    expect(isGreen(judge([result(), red], [knownRed(red)]))).toBe(true)
    expect(isGreen(judge([result(), { ...red, file: 'tests/b.test.ts' }], [knownRed(red)]))).toBe(false)
  })

  it('is red when too many tests are unsteady: more than five, and more than one per cent', () => {
    expect(isGreen(judge([result(), ...unsteady(6)], []))).toBe(false)
    expect(unsteadyLimit(300)).toBe(5)
    expect(unsteadyLimit(2000)).toBe(20)
  })

  it('is red when no test ran', () => {
    expect(isGreen(judge([], []))).toBe(false)
    expect(isGreen(judge([result({ status: 'skipped' })], []))).toBe(false)
  })
})

it('a known red test that passes is named', () => {
  expect(judge([result()], [knownRed(result())]).mended).toEqual([result()])
})
