import { expect, it } from 'vitest'
import { inSentence } from '../../../src/lib/in-sentence'

it('takes the capital of a beginning away, not that of an abbreviation', () => {
  expect(inSentence('Virtual machine', 'en')).toBe('virtual machine')
  expect(inSentence('Floating IP', 'en-GB')).toBe('floating IP')
  expect(inSentence('API token', 'en')).toBe('API token')
  expect(inSentence('', 'en')).toBe('')
})

it('leaves the nouns of languages that write them with a capital', () => {
  expect(inSentence('Virtuelle Maschine', 'de-AT')).toBe('Virtuelle Maschine')
})
