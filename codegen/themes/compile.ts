import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFamily } from '../fonts/families'
import { compileTheme, type ChangedTexts, type CompiledTheme } from './compile-theme'
import type { ThemeProblem } from './problem'
import { describeTheme } from './describe-theme'
import { themeCss } from './theme-css'

/** A file to write, relative to `src/generated/`. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/** Whether a theme may have a name: it is a folder, a part of addresses, and a selector. */
export const isThemeName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name)

/** The folder of fonts as seen from a theme's files; all themes of a build share it. */
const fontsFolder = '../fonts'

const json = (value: unknown): string => `${JSON.stringify(value)}\n`

const themeNamesModule = (names: readonly string[]): string =>
  [
    '// Generated from themes/. Do not edit.',
    '',
    '/** The themes a deployment can choose from. */',
    `export const themeNames = [${names.map((name) => `'${name}'`).join(', ')}] as const`,
    '',
    '/** The name of a theme. */',
    'export type ThemeName = (typeof themeNames)[number]',
    '',
  ].join('\n')

/**
 * Compiles all themes of a folder. `files` are a stylesheet and a description of each for `src/generated/`, and the list of
 * their names; `fonts` those in use; `scripts` URLs by theme; `problems` all problems. With problems the files
 * must not be used.
 */
export async function compileThemes(dir: string): Promise<{
  files: GeneratedFile[]
  problems: ThemeProblem[]
  fonts: FontFamily[]
  scripts: Record<string, string[]>
  changedTexts: readonly ChangedTexts[]
}> {
  const problems: ThemeProblem[] = []
  const themes: CompiledTheme[] = []
  const names = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  for (const name of names) {
    if (!isThemeName(name)) {
      const message = 'the name of a theme is small letters, digits and dashes'
      problems.push({ file: name, key: '', message })
      continue
    }
    const compiled = await compileTheme(join(dir, name), name)
    problems.push(...compiled.problems)
    if (compiled.theme) themes.push(compiled.theme)
  }
  return {
    files: [
      ...themes.flatMap((theme) => [
        { path: `themes/${theme.file.name}/theme.css`, content: themeCss(theme.style, fontsFolder) },
        { path: `themes/${theme.file.name}/theme.json`, content: json(describeTheme(theme, fontsFolder)) },
      ]),
      { path: 'theme-names.ts', content: themeNamesModule(themes.map(({ file }) => file.name)) },
    ],
    problems,
    fonts: [...new Set(themes.flatMap(({ style: { fonts } }) => [fonts.text, fonts.code]))],
    changedTexts: themes.flatMap(({ changedTexts }) => changedTexts),
    scripts: Object.fromEntries(
      themes.map(({ file: { name, scripts } }) => [name, scripts.map(({ src }) => src)]),
    ),
  }
}
