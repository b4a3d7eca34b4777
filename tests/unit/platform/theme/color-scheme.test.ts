// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colorSchemes, createColorScheme } from '../../../../src/platform/theme/color-scheme'
import { Shelf } from '../stand'

describe('the appearance', () => {
  it('is as the system says, light or dark [THEME-06]', () => {
    expect(colorSchemes).toEqual(['auto', 'light', 'dark'])
    expect(createColorScheme(new Shelf(), document.createElement('html')).get()).toBe('auto')
  })

  it('is published in an attribute, and so is every change [THEME-09]', () => {
    const root = document.createElement('html')
    const scheme = createColorScheme(new Shelf(), root)
    expect(root.getAttribute('data-color-scheme')).toBe('auto')
    scheme.set('dark')
    expect(root.getAttribute('data-color-scheme')).toBe('dark')
    scheme.set('light')
    expect(root.getAttribute('data-color-scheme')).toBe('light')
  })

  it('is light while a screen wants it, whatever is chosen meanwhile [THEME-08]', () => {
    const root = document.createElement('html')
    const scheme = createColorScheme(new Shelf(), root)
    scheme.set('dark')
    const [first, second] = [scheme.forceLight(), scheme.forceLight()]
    expect([root.dataset.colorScheme, scheme.get()]).toEqual(['light', 'dark'])
    first()
    first()
    scheme.set('auto')
    expect(root.dataset.colorScheme).toBe('light')
    second()
    expect(root.dataset.colorScheme).toBe('auto')
  })

  it('is remembered by the browser', () => {
    const storage = new Shelf()
    createColorScheme(storage, document.createElement('html')).set('dark')
    const root = document.createElement('html')
    expect(createColorScheme(storage, root).get()).toBe('dark')
    expect(root.dataset.colorScheme).toBe('dark')
  })

  it.each(['', 'purple', 'DARK', '{}'])('remembered as %j is as the system says', (saved) => {
    const storage = new Shelf()
    storage.setItem('console.color-scheme', saved)
    expect(createColorScheme(storage, document.createElement('html')).get()).toBe('auto')
  })

  it('as the system says leaves the choice to the browser [THEME-07]', () => {
    const css = readFileSync('src/ui/styles/tokens.css', 'utf8').replace(/\s+/g, ' ')
    expect(css).toContain("[data-color-scheme='auto'] { color-scheme: light dark; }")
    expect(css).toContain("[data-color-scheme='light'] { color-scheme: light; }")
    expect(css).toContain("[data-color-scheme='dark'] { color-scheme: dark; }")
  })
})
