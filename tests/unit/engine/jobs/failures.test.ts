import { beforeAll, expect, it } from 'vitest'
import { byReason, withoutId } from '../../../../src/engine/jobs/failures'
import type { Texts } from '../../../../src/platform/i18n/texts'
import { english } from '../../platform/stand'

let texts: Texts
beforeAll(async () => {
  texts = await english()
})

const id = '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'

it('leaves out the id of the record a message is about', () => {
  expect(withoutId(`No such virtual machine exists: ${id}`, id)).toBe('No such virtual machine exists')
  expect(withoutId(`Firewall ${id} was not found.`, id)).toBe('Firewall was not found.')
  expect(withoutId(`Disk '${id}' is in use (${id})`, id)).toBe('Disk is in use')
  expect(withoutId('The machine is busy', id)).toBe('The machine is busy')
  expect(withoutId('Nothing to say', '')).toBe('Nothing to say')
})

it('says a common reason once, with the names of the records', () => {
  const failures = ['a', 'b', 'c'].map((name) => ({ name }))
  expect(
    byReason(
      [
        ...failures.map((each) => ({ ...each, reason: 'Virtual machine is busy' })),
        { name: 'd', reason: 'Failed to stop virtual machine' },
      ],
      texts,
    ),
  ).toEqual(['a, b, c: Virtual machine is busy', 'd: Failed to stop virtual machine'])
})

it('counts the names beyond the first three', () => {
  const failures = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, reason: 'Busy' }))
  expect(byReason(failures, texts)).toEqual(['a, b, c and 2 more: Busy'])
})

it('says what was left out, and why', () => {
  const left = [
    { name: 'a', reason: 'It is off' },
    { name: 'b', reason: 'It is busy' },
    { name: 'c', reason: 'It is off' },
  ]
  expect(byReason(left, texts, 'action.someLeftOut')).toEqual([
    'a, c were left out: It is off',
    'b was left out: It is busy',
  ])
  expect(byReason([], texts, 'action.someLeftOut')).toEqual([])
})
