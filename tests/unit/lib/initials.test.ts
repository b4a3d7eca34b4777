import { expect, it } from 'vitest'
import { initials } from '../../../src/lib/initials'

it.each([
  ['Ubuntu', 'Ub'],
  ['Debian', 'De'],
  ['AlmaLinux', 'Al'],
  ['FreeBSD', 'Fb'],
  ['openSUSE Leap', 'Os'],
  ['Node.js', 'Nj'],
  ['WordPress', 'Wp'],
  ['CentOS', 'Co'],
  ['_custom', 'Cu'],
  ['7', '7'],
  ['Põhjala', 'Põ'],
  ['漢字', '漢字'],
  ['', ''],
])('two letters stand for %j: %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
