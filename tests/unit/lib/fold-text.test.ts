import { expect, it } from 'vitest'
import { foldedWords, foldText } from '../../../src/lib/fold-text'

it('leaves case and accents out', () => {
  expect(foldText('Põhjala ROBOTICS')).toBe('pohjala robotics')
  expect(foldedWords('  Stop  Jõhvi ')).toEqual(['stop', 'johvi'])
  expect(foldedWords(' ')).toEqual([])
})
