import { describe, expect, it } from 'vitest'
import { claimsIn } from '../coverage/claims'
import { readRequirements } from '../coverage/requirement-list'
import { filesIn, textOf } from './sources'

const tests = filesIn('tests', /\.test\.tsx?$/)
const known = new Set(readRequirements().flatMap(({ items }) => items.map(({ id }) => id)))
/** Tests that never look at the console, and examples of titles. */
const platformOnly = /^tests\/(unit\/(sandbox|openapi)|contract-proxy)\//
const examples = ['tests/unit/coverage/claims.test.ts', 'tests/unit/coverage/reasons.test.ts']

describe('a title of a test', () => {
  it('names only requirements that exist', () => {
    const strangers = tests
      .filter((file) => !examples.includes(file))
      .flatMap((file) =>
        claimsIn(textOf(file)).flatMap(({ id }) => (known.has(id) ? [] : [`${file}: ${id}`])),
      )
    expect(strangers).toEqual([])
  })

  it('claims nothing of the console where only the platform is tested', () => {
    const claimed = tests
      .filter((file) => platformOnly.test(file))
      .flatMap((file) =>
        claimsIn(textOf(file)).flatMap(({ id, place }) => (place === 'console' ? [`${file}: ${id}`] : [])),
      )
    expect(claimed).toEqual([])
  })
})
