import { parseColour, type Colour } from './colour'
import type { Scheme } from './roles'
import type { ColourText } from './theme-format'

/** A colour that is the same in both schemes, or one for each. */
export type ResolvedColour = Colour | { readonly light: Colour; readonly dark: Colour }

/** What went wrong with one key. */
export class ThemeColourError extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message)
  }
}

const referencePattern = /^\$([a-zA-Z][\w-]*)$/

const forScheme = (value: ColourText, scheme: Scheme): string =>
  typeof value === 'string' ? value : value[scheme]

/**
 * Turns a colour text of a theme into numbers, following `$name` through the theme's variables. Throws a
 * `ThemeColourError` with "Circular theme variable reference: a -> b -> a", "Unknown theme variable: name" or
 * 'Invalid color: "text"' (specification section 8, configuration).
 */
function resolveText(
  text: string,
  key: string,
  variables: Readonly<Record<string, ColourText>>,
  scheme: Scheme,
  path: readonly string[] = [],
): Colour {
  const name = referencePattern.exec(text.trim())?.[1]
  if (name === undefined) {
    const colour = parseColour(text)
    if (colour === undefined) throw new ThemeColourError(key, `Invalid color: ${JSON.stringify(text)}`)
    return colour
  }
  if (path.includes(name)) {
    const circle = [...path.slice(path.indexOf(name)), name].join(' -> ')
    throw new ThemeColourError(`variables.${name}`, `Circular theme variable reference: ${circle}`)
  }
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined
  if (value === undefined) throw new ThemeColourError(key, `Unknown theme variable: ${name}`)
  return resolveText(forScheme(value, scheme), `variables.${name}`, variables, scheme, [...path, name])
}

/** Resolves one colour of a theme for both schemes; a single colour when they agree. Throws like `resolveText`. */
export function resolveColour(
  value: ColourText,
  key: string,
  variables: Readonly<Record<string, ColourText>>,
): ResolvedColour {
  const keyOf = (scheme: Scheme) => (typeof value === 'string' ? key : `${key}.${scheme}`)
  const light = resolveText(forScheme(value, 'light'), keyOf('light'), variables, 'light')
  const dark = resolveText(forScheme(value, 'dark'), keyOf('dark'), variables, 'dark')
  const same = light.l === dark.l && light.c === dark.c && light.h === dark.h && light.alpha === dark.alpha
  return same ? light : { light, dark }
}
