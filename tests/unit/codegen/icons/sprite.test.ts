// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { buildIconSprite } from '../../../../codegen/icons/sprite'
import { iconNames, isIconName } from '../../../../src/lib/icon-names'

const sprite = buildIconSprite()

it('is well-formed XML with one symbol per name', () => {
  const document = new DOMParser().parseFromString(sprite, 'image/svg+xml')
  expect(document.querySelector('parsererror')).toBeNull()
  expect([...document.querySelectorAll('symbol')].map((symbol) => symbol.id)).toEqual([...iconNames])
  expect([...document.querySelectorAll('symbol')].every((symbol) => symbol.children.length > 0)).toBe(true)
})

it('leaves colour and stroke to the place of use, and holds nothing but drawings', () => {
  expect(sprite).not.toMatch(/stroke=|fill="(?!none|currentColor)|class=|style=|<script|href=/)
})

it('says where the licence of the drawings is', () => {
  expect(sprite).toMatch(/^<!-- .*lucide-static, ISC License: licences\.txt/)
})

it('knows its names', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length)
  expect(isIconName('server')).toBe(true)
  expect(isIconName('__proto__')).toBe(false)
})
