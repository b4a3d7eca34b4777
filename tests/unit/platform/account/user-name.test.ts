import { beforeAll, expect, it } from 'vitest'
import { userWords } from '../../../../src/platform/account/user-name'
import type { Texts } from '../../../../src/platform/i18n/texts'
import { english } from '../stand'

let texts: Texts
beforeAll(async () => {
  texts = await english()
})

const me = { id: 7, name: 'kadri@pohjala.example', profile_data: { first_name: 'Kadri', last_name: 'Saar' } }
const shared = [
  { impersonations: [{ grantee_id: 9, grantee_username: 'jaan@partner.example' }, null] },
  'odd',
]

it.each([
  ['7', me, shared, 'Kadri Saar'],
  ['7', { id: '7', name: 'kadri@pohjala.example' }, [], 'kadri@pohjala.example'],
  ['9', me, shared, 'jaan@partner.example'],
  ['9', me, undefined, 'Another user'],
  ['120348', me, shared, 'Another user'],
  ['7', undefined, undefined, '…'],
  ['7', { id: 7 }, [], 'Another user'],
])('names user %s by what is known, and never by the number', (id, user, delegations, words) => {
  expect(userWords(id, user, delegations, texts.t)).toBe(words)
})
