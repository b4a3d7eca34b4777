import type { ThemeDescription } from '../../src/lib/theme'
import type { CompiledTheme } from './compile-theme'

/** The file of a family that nearly every page needs. */
const mainFont = ({ style }: CompiledTheme): string =>
  style.fonts.text.parts.find(({ file }) => file.endsWith('-basic.woff2'))?.file ?? ''

/** Content of a compiled theme's `theme.json`; `fonts` is the path of the fonts folder from it. */
export function describeTheme(theme: CompiledTheme, fonts: string): ThemeDescription {
  const { name, title, favicon, icon, png, login, drawing, lightLogin, scripts, certificates, texts } =
    theme.file
  return {
    name,
    title,
    logo: theme.logo,
    favicon,
    icon,
    png,
    font: `${fonts}/${mainFont(theme)}`,
    login,
    drawing,
    lightLogin,
    themeScripts: scripts,
    certificates,
    texts,
    relabels: theme.relabels,
  }
}
