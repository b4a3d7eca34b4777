import { createContext, use } from 'react'
import { themeNames, type ThemeName } from '../generated/theme-names'
import { themes, type Theme } from '../generated/themes'

/** The id of the stylesheet link of the current theme in the document. */
const linkId = 'theme'

function isThemeName(name: unknown): name is ThemeName {
  return themeNames.some((known) => known === name)
}

/** The theme a site names, or the one this console was built with when it does not know that name. */
export function chooseTheme(name: unknown, fallback: string): ThemeName {
  if (isThemeName(name)) return name
  if (isThemeName(fallback)) return fallback
  return themeNames[0]
}

/** Puts a theme's icon on the document's tab. */
export function applyIcon(name: ThemeName): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? document.createElement('link')
  icon.rel = 'icon'
  icon.href = themes[name].favicon
  document.head.append(icon)
}

/** Puts a theme on the document: its stylesheet and its attribute. Resolved when the stylesheet is there. */
export function applyTheme(name: ThemeName): Promise<void> {
  const { css } = themes[name]
  document.documentElement.dataset.theme = name
  const present = document.getElementById(linkId)
  if (present instanceof HTMLLinkElement && present.getAttribute('href') === css) return Promise.resolve()
  const link = document.createElement('link')
  link.id = linkId
  link.rel = 'stylesheet'
  link.href = css
  const loaded = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
  document.head.append(link)
  return loaded.then(() => present?.remove())
}

export const ThemeContext = createContext<Theme | undefined>(undefined)

/** The current theme. */
export function useTheme(): Theme {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('theme is null or undefined')
  return theme
}
