import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { didYouMean } from '../../src/lib/did-you-mean'
import { loginDrawings, loginLayouts, type LoginDrawing, type LoginLayout } from '../../src/lib/login-look'
import { fontFamilies, isFontId, type FontId } from '../fonts/families'
import { Refusal } from '../refusal'
import { parseColour } from '../themes/colour'
import { isThemeName } from '../themes/compile'

/** Options of the command line. */
export interface ThemeRequest {
  /** Display name of the brand. */
  readonly title: string
  /** The theme's name, which is that of its folder. */
  readonly folder: string
  /** Any opaque colour of CSS. */
  readonly primary: string
  readonly radius: number
  readonly font: FontId
  readonly login: LoginLayout
  readonly drawing: LoginDrawing
}

const options = ['name', 'primary', 'radius', 'font', 'login', 'drawing'] as const
type Option = (typeof options)[number]

const isOption = (word: string): word is Option => options.some((option) => option === word)

function readOptions(args: readonly string[]): Partial<Record<Option, string>> {
  const declared = Object.fromEntries(options.map((word) => [word, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({
    args: [...args],
    options: declared,
    strict: false,
    allowPositionals: true,
  })
  const given: Partial<Record<Option, string>> = {}
  for (const [word, value] of Object.entries(values)) {
    if (!isOption(word)) {
      const near = didYouMean(
        `--${word}`,
        options.map((each) => `--${each}`),
      )
      throw new Refusal(`There is no option "--${word}".${near}`)
    }
    if (typeof value !== 'string' || value === '') throw new Refusal(`--${word} needs a value after it.`)
    given[word] = value
  }
  if (positionals.length > 0)
    throw new Refusal(
      `"${positionals[0]}" belongs to no option; a name of several words is quoted, --name "Two Words".`,
    )
  return given
}

/** The name of a folder for a title: its words in plain small letters, joined by dashes. */
const folderOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

function readChoice<T extends string>(option: Option, text: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === text)
  if (choice === undefined)
    throw new Refusal(`--${option} is one of ${choices.join(', ')}, and was "${text}".`)
  return choice
}

/**
 * Reads the command line of `npm run new:theme`; `themes` is the folder the theme is added to.
 * @throws Refusal for an unknown option, a value that cannot be used, and a name that is taken
 */
export function readThemeRequest(args: readonly string[], themes: string): ThemeRequest {
  const {
    name,
    primary,
    radius = '6',
    font = 'inter',
    login = 'split',
    drawing = 'contours',
  } = readOptions(args)
  if (name === undefined || primary === undefined)
    throw new Refusal(
      'Say what the brand is called and its colour, such as --name Nordlys --primary "#0a7c86".',
    )
  const folder = folderOf(name)
  if (!isThemeName(folder))
    throw new Refusal(`"${name}" gives no name of a folder: it must begin with a letter from a to z.`)
  if (existsSync(join(themes, folder))) {
    const taken = readdirSync(themes, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length
    throw new Refusal(
      `There is a theme "${folder}" already, one of ${taken} in ${themes}; choose another name.`,
    )
  }
  const colour = parseColour(primary)
  if (colour === undefined || colour.alpha !== 1)
    throw new Refusal(
      `Invalid color: "${primary}"; write #rrggbb, oklch(l c h) or another opaque colour of CSS.`,
    )
  const corner = Number(radius)
  if (!(corner >= 0 && corner <= 12)) throw new Refusal(`--radius is px from 0 to 12, and was "${radius}".`)
  if (!isFontId(font))
    throw new Refusal(`There is no font "${font}"; there are ${Object.keys(fontFamilies).join(', ')}.`)
  const layout = readChoice('login', login, loginLayouts)
  const art = readChoice('drawing', drawing, loginDrawings)
  return { title: name, folder, primary, radius: corner, font, login: layout, drawing: art }
}
