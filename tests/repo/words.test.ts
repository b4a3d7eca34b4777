import { expect, it } from 'vitest'
import { loadManifests } from '../../codegen/inputs'
import { countWords } from '../../codegen/reference/count-words'
import { readVocabulary } from '../../codegen/reference/vocabulary-syntax'

const words = countWords(readVocabulary())

const wordsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([word, inner]) => [word, ...wordsIn(inner)])
}

it('the language of manifests has at most 120 words', () => {
  expect(words.size).toBeLessThanOrEqual(120)
})

it('each word is used by a manifest of this console or of the second platform', async () => {
  const manifests = [
    ...(await loadManifests('resource-manifests/index.ts')),
    ...(await loadManifests('tests/second-platform/manifests/all.ts')),
  ]
  const used = new Set(wordsIn(manifests))
  expect([...words].filter((word) => !used.has(word))).toEqual([])
})
