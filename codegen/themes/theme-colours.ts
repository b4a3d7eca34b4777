import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { advice } from '../advice'
import type { Colour } from './colour'
import { adviceFor, correctContrast } from './correct-contrast'
import type { WeakPair } from './contrast-check'
import { deriveInputs } from './derive-inputs'
import { resolveColour, ThemeColourError, type ResolvedColour } from './resolve-variables'
import { resolveRole, rootProperties, schemes, type Definitions } from './roles'
import type { ColourName, ThemeFile } from './theme-format'
import type { ColourText } from './theme-reader'

const roleSheet = fileURLToPath(new URL('../../src/ui/styles/tokens.css', import.meta.url))

/** The roles of the design system that are colours. */
const derivedRoles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(rootProperties(readFileSync(roleSheet, 'utf8'))).filter(
    ([name, value]) => !name.startsWith('brand') && /^(oklch|light-dark)\(/.test(value),
  ),
)

/** Roles drawn above everything else, which may be transparent. */
const veils = ['shade', 'shade-2', 'scrim']

/** Every colour of a theme. */
export interface ThemeColours {
  readonly inputs: Readonly<Record<ColourName, ResolvedColour>>
  /** Roles that the author sets and derived ones that were corrected. */
  readonly roles: Readonly<Record<string, ResolvedColour>>
}

type Report = (key: string, message: string) => void

const isOpaque = (colour: ResolvedColour): boolean =>
  'light' in colour ? colour.light.alpha * colour.dark.alpha === 1 : colour.alpha === 1

function resolveAll<Name extends string>(
  texts: Readonly<Partial<Record<Name, ColourText>>>,
  group: string,
  { variables }: ThemeFile,
  report: Report,
): Partial<Record<Name, ResolvedColour>> {
  const found: Partial<Record<Name, ResolvedColour>> = {}
  for (const name of Object.keys(texts) as Name[]) {
    const text = texts[name]
    if (text === undefined) continue
    try {
      const colour = resolveColour(text, `${group}.${name}`, variables)
      if (isOpaque(colour) || veils.includes(name)) found[name] = colour
      else report(`${group}.${name}`, 'Invalid color: it must cover what lies below')
    } catch (error) {
      if (!(error instanceof ThemeColourError)) throw error
      report(error.key, error.message)
    }
  }
  return found
}

/** Reports variables without a colour, also unused ones. */
function checkVariables({ variables }: ThemeFile, report: Report): void {
  for (const [name, text] of Object.entries(variables)) {
    try {
      resolveColour(text, `variables.${name}`, variables, name)
    } catch (error) {
      if (!(error instanceof ThemeColourError)) throw error
      report(error.key, error.message)
    }
  }
}

/** The place in the theme's file that a refused pair is reported at: the role that can be changed. */
function placeOf({ on, under, scheme }: WeakPair, theme: ThemeFile): string {
  const set = [on, under].find((role) => role in theme.roles)
  if (set !== undefined) return `roles.${set}`
  if (under === 'nav') return scheme === 'light' ? 'colours.nav' : 'colours.navDark'
  return 'colours'
}

/** Definitions of the design system with a theme's colours in place of its own. */
function definitionsOf(
  inputs: Readonly<Record<ColourName, ResolvedColour>>,
  roles: Readonly<Record<string, ResolvedColour>>,
): Definitions {
  return {
    ...derivedRoles,
    ...roles,
    brand: inputs.brand,
    'brand-2': inputs.second,
    'brand-neutral': inputs.neutral,
    'brand-nav': inputs.nav,
    'brand-nav-dark': inputs.navDark,
  }
}

/**
 * All colours of a theme: inputs that are left out are derived, and so are roles; derived roles of too little contrast are
 * corrected, and pairs that the author set are refused. Undefined if something was reported.
 */
export function themeColours(theme: ThemeFile, report: Report): ThemeColours | undefined {
  let sound = true
  const refused = new Set<string>()
  const refuse: Report = (key, message) => {
    sound = false
    // A variable is reported once, however many colours need it.
    if (!refused.has(`${key} ${message}`)) report(key, message)
    refused.add(`${key} ${message}`)
  }
  for (const role of Object.keys(theme.roles)) {
    if (!Object.hasOwn(derivedRoles, role))
      refuse(
        `roles.${role}`,
        `is not a role.${advice(role, Object.keys(derivedRoles), 'There are', 'docs/themes.md')}`,
      )
  }
  const given = resolveAll(theme.colours, 'colours', theme, refuse)
  const set = resolveAll(theme.roles, 'roles', theme, refuse)
  checkVariables(theme, refuse)
  const { brand } = given
  if (brand === undefined || !sound) return undefined

  const inputs = deriveInputs({ ...given, brand })
  const own: Record<string, ResolvedColour> = {}
  for (const [role, colour] of Object.entries(set)) if (colour) own[role] = colour
  const definitions = definitionsOf(inputs, own)
  const moved: Record<string, { light?: Colour; dark?: Colour }> = {}
  for (const scheme of schemes) {
    const input = scheme === 'light' ? given.nav : given.navDark
    const fixed = new Set([...Object.keys(own), ...(input === undefined ? [] : ['nav'])])
    const corrected = correctContrast(definitions, fixed, scheme)
    for (const [role, colour] of Object.entries(corrected.moved)) (moved[role] ??= {})[scheme] = colour
    for (const pair of corrected.left) {
      const { on, under, measured, least } = pair
      refuse(
        placeOf(pair, theme),
        `${scheme}: --${on} on --${under} has contrast ${measured.toFixed(2)}, needs ${least}; ${adviceFor(pair, { ...definitions, ...corrected.moved })}`,
      )
    }
  }
  if (!sound) return undefined
  const roles = Object.fromEntries(
    Object.entries(moved).map(([role, { light, dark }]) => [
      role,
      {
        light: light ?? resolveRole(role, definitions, 'light'),
        dark: dark ?? resolveRole(role, definitions, 'dark'),
      },
    ]),
  )
  return { inputs, roles: { ...own, ...roles } }
}

/** Every role of a theme as the browser draws it. */
export const drawnRoles = ({ inputs, roles }: ThemeColours): Definitions => definitionsOf(inputs, roles)
