import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/lib/is-record'
import { versionsOf } from './committed'
import engineSize from './engine-size.json'
import ways from './ways.json'

/** The numbers of a name in a file, the oldest first; versions without it are left out. */
function numbersOf(path: string, name: string): number[] {
  return versionsOf(path).flatMap((version) => {
    const value = isRecord(version) ? version[name] : undefined
    return typeof value === 'number' ? [value] : []
  })
}

const rising = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other)

describe('what is tolerated', () => {
  it.each(['src/engine', 'src/manifest'])('only becomes less: casts of %s', (folder) => {
    const counts = numbersOf('tests/repo/casts.json', folder)
    expect(counts.length).toBeGreaterThan(0)
    expect(counts, 'A recorded number has risen').toEqual(rising(counts).reverse())
  })

  it.each(Object.keys(engineSize))('only becomes less: %s of the engine', (name) => {
    const counts = numbersOf('tests/repo/engine-size.json', name)
    expect(counts, 'A recorded number has risen').toEqual(rising(counts).reverse())
  })

  it.each(Object.keys(ways))('only becomes less: modules on the way of a %s', (name) => {
    const counts = numbersOf('tests/repo/ways.json', name)
    expect(counts, 'A recorded number has risen').toEqual(rising(counts).reverse())
  })
})

describe('what is proven', () => {
  it.each(['enough', 'console'])('only becomes more: requirements, %s', (name) => {
    const counts = numbersOf('tests/coverage/requirements-floor.json', name)
    expect(counts.length).toBeGreaterThan(0)
    expect(counts, 'A recorded number has fallen').toEqual(rising(counts))
  })
})
