import { expect, it } from 'vitest'
import { foldedWords, foldText } from '../../../src/lib/fold-text'

it('leaves case and accents out', () => {
  expect(foldText('Põhjala ROBOTICS')).toBe('pohjala robotics')
  expect(foldedWords('  Stop  Jõhvi ')).toEqual(['stop', 'johvi'])
  expect(foldedWords(' ')).toEqual([])
})

it.each([
  ['İşlem ARALIĞI', 'islem araligi'],
  ['مُدارة', 'مدارة'],
  ['Größe', 'grosse'],
  ['Łódź', 'lodz'],
  ['Øresund', 'oresund'],
  ['Đakovo', 'dakovo'],
  ['Œuvre Ægir', 'oeuvre aegir'],
  ['Þórður', 'thordur'],
])('%s is found by %s', (text, typed) => {
  expect(foldText(text)).toBe(foldText(typed))
})

it('keeps marks that are letters', () => {
  expect(foldText('ปี')).not.toBe(foldText('ปู'))
  expect(foldText('か')).not.toBe(foldText('が'))
})
