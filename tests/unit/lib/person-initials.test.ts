import { expect, it } from 'vitest'
import { personInitials } from '../../../src/lib/person-initials'

it('takes the first letters of the first two words of a name or an address', () => {
  expect(
    ['Kadri Saar', 'õnne mari-liis Tamm', 'kadri.saar@pohjala.example', 'root', '', '  '].map(personInitials),
  ).toEqual(['KS', 'ÕM', 'KS', 'R', '', ''])
})
