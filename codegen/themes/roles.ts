import assert from 'node:assert/strict'
import type { Colour } from './colour'
import { evaluateNumber } from './css-number'

export type Scheme = 'light' | 'dark'
export const schemes: readonly Scheme[] = ['light', 'dark']

/** A value of the stylesheet, or a theme's colour. */
export type Definition = string | Colour | { readonly light: Colour; readonly dark: Colour }

/** Custom properties by name, without dashes. */
export type Definitions = Readonly<Record<string, Definition>>

/** Custom properties of `:root` in a stylesheet; later ones override. */
export function rootProperties(stylesheet: string): Record<string, string> {
  const properties: Record<string, string> = {}
  const blocks = stylesheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)
  for (const [, selector = '', body = ''] of blocks) {
    if (!selector.includes(':root')) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g))
      properties[name] ??= value.trim()
  }
  return properties
}

function splitTop(text: string, separator: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text.trim()) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (depth === 0 && separator.test(character)) parts.push('')
    else parts.push((parts.pop() ?? '') + character)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const inside = (text: string, name: string): string | undefined =>
  text.startsWith(`${name}(`) && text.endsWith(')') ? text.slice(name.length + 1, -1) : undefined

function oklch(text: string, definitions: Definitions, scheme: Scheme): Colour {
  const words = splitTop(text, /\s/)
  const relative = words[0] === 'from'
  const base = relative ? resolve(words[1] ?? '', definitions, scheme) : undefined
  const [l = '', c = '', h = '', slash, alpha] = words.slice(relative ? 2 : 0)
  const channels = base ? { l: base.l, c: base.c, h: base.h } : {}
  const number = (expression: string) => evaluateNumber(expression, channels)
  return {
    l: Math.max(0, Math.min(1, number(l))),
    c: Math.max(0, number(c)),
    h: number(h),
    alpha: slash === '/' && alpha !== undefined ? number(alpha) : 1,
  }
}

function resolve(definition: Definition, definitions: Definitions, scheme: Scheme): Colour {
  if (typeof definition === 'object') return 'light' in definition ? definition[scheme] : definition
  const reference = inside(definition, 'var')
  if (reference !== undefined) return resolveRole(reference.replace(/^--/, ''), definitions, scheme)
  const pair = inside(definition, 'light-dark')
  if (pair !== undefined) {
    const [light = '', dark = ''] = splitTop(pair, /,/)
    return resolve(scheme === 'light' ? light : dark, definitions, scheme)
  }
  const colour = inside(definition, 'oklch')
  assert(colour !== undefined, `not a colour of our stylesheet: ${definition}`)
  return oklch(colour, definitions, scheme)
}

/** Colour of a role in one scheme for the given theme. Throws for an unknown role. */
export function resolveRole(role: string, definitions: Definitions, scheme: Scheme): Colour {
  const definition = definitions[role]
  assert(definition !== undefined, `no role --${role}`)
  return resolve(definition, definitions, scheme)
}
