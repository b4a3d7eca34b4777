import { advice } from '../advice'
import { parseColour, type Colour } from './colour'
import type { Scheme } from './roles'
import type { ColourText } from './theme-reader'

/** A colour for both schemes, or one for each. */
export type ResolvedColour = Colour | { readonly light: Colour; readonly dark: Colour }

/** Error of one colour. */
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
 * Resolves a theme's colour, following `$name` variables. Throws a `ThemeColourError` with "Circular theme variable
 * reference: a -> b -> a", "Unknown theme variable: name" or 'Invalid color: "text"' (specification section 8,
 * configuration).
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
    if (colour === undefined)
      throw new ThemeColourError(
        key,
        `Invalid color: ${JSON.stringify(text)}; write #rrggbb, oklch(l c h) or the name of a variable, $name`,
      )
    return colour
  }
  if (path.includes(name)) {
    // A circle has one name, wherever it was entered.
    const circle = path.slice(path.indexOf(name))
    const [first = name] = circle.toSorted()
    const from = circle.indexOf(first)
    const names = [...circle.slice(from), ...circle.slice(0, from), first].join(' -> ')
    throw new ThemeColourError(
      `variables.${first}`,
      `Circular theme variable reference: ${names}; give one of them a colour`,
    )
  }
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined
  if (value === undefined)
    throw new ThemeColourError(
      key,
      `Unknown theme variable: ${name}.${advice(name, Object.keys(variables), 'There are', 'docs/themes.md')}`,
    )
  return resolveText(forScheme(value, scheme), `variables.${name}`, variables, scheme, [...path, name])
}

/**
 * Resolves a theme's colour for both schemes; a single colour if they agree. Throws like `resolveText`.
 * @param own the variable whose colour it is
 */
export function resolveColour(
  value: ColourText,
  key: string,
  variables: Readonly<Record<string, ColourText>>,
  own?: string,
): ResolvedColour {
  const keyOf = (scheme: Scheme) => (typeof value === 'string' ? key : `${key}.${scheme}`)
  const path = own === undefined ? [] : [own]
  const light = resolveText(forScheme(value, 'light'), keyOf('light'), variables, 'light', path)
  const dark = resolveText(forScheme(value, 'dark'), keyOf('dark'), variables, 'dark', path)
  const same = light.l === dark.l && light.c === dark.c && light.h === dark.h && light.alpha === dark.alpha
  return same ? light : { light, dark }
}
