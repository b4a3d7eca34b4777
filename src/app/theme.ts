import { createContext, use } from 'react'
import { config } from '../../console.config'
import { themeNames } from '../generated/theme-names'
import { DeveloperError } from '../lib/developer-error'
import { themeFolder } from '../lib/theme-folder'
import { readTheme, type Theme } from '../lib/theme'
import { themeFiles, themeLink } from '../lib/theme-files'
import { earlyPlace } from '../start/start-data'
import { lazy } from '../ui/lazy'

/** The themes of this build. Their folder is named by its content (`codegen/vite/theme-files.ts`). */
const built = {
  folder: import.meta.env.THEMES_FOLDER ?? `${config.basePath}/assets/themes/`,
  names: themeNames,
  fallback: config.defaultTheme,
}

async function fetchDescription(folder: string): Promise<unknown> {
  const answer = await fetch(themeFiles(folder).description, { credentials: 'omit' })
  return answer.ok ? answer.json() : undefined
}

/** The theme in a folder; undefined if there is none. Not cached if the network failed. */
const loadFrom = lazy(async (folder: string): Promise<Theme | undefined> => {
  const early = earlyPlace.consoleEarly?.theme
  const description = early?.folder === folder ? early.description : fetchDescription(folder)
  return readTheme(await description, folder)
})

/** Loads the description of the site's theme, or of the default one if it cannot be loaded. */
export async function loadTheme(siteTheme: unknown): Promise<Theme> {
  const own = await loadFrom(themeFolder(siteTheme, built)).catch(() => undefined)
  if (own) return own
  const fallback = await loadFrom(themeFolder(undefined, built))
  if (!fallback) throw new DeveloperError('theme is null or undefined')
  return fallback
}

/** Sets the favicon of a theme. */
export function applyIcon({ favicon }: Theme): void {
  if (favicon === '') return
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? document.createElement('link')
  icon.rel = 'icon'
  icon.href = favicon
  document.head.append(icon)
}

/** Applies a theme to the document; resolves when its stylesheet is loaded. */
export async function applyTheme({ css, name }: Theme): Promise<void> {
  document.documentElement.dataset.theme = name
  const present = [...document.querySelectorAll<HTMLLinkElement>(`link[${themeLink}]`)]
  const applied = present.find((link) => link.getAttribute('href') === css && link.sheet)
  if (!applied) await addStylesheet(css)
  for (const link of present) if (link !== applied) link.remove()
}

/** Resolves when it is loaded or has failed; the page is then drawn in neutral colours. */
function addStylesheet(css: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = css
  link.setAttribute(themeLink, '')
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
}

/** Applies the site's theme, or the default one, with its icon; resolves when the stylesheet is loaded. */
export async function dress(siteTheme: unknown): Promise<void> {
  const theme = await loadTheme(siteTheme)
  applyIcon(theme)
  await applyTheme(theme)
}

export const ThemeContext = createContext<Theme | undefined>(undefined)

/** The current theme. */
export function useTheme(): Theme {
  const theme = use(ThemeContext)
  if (!theme) throw new DeveloperError('theme is null or undefined')
  return theme
}
