/** Themes of this build: their folder, with a slash at the end, and the name of the one to fall back to. */
export interface BuiltThemes {
  readonly folder: string
  readonly names: readonly string[]
  readonly fallback: string
}

/** A folder of this origin, without steps upwards. */
const folderPattern = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\/?$/

/**
 * Address of the files of a site's theme, with a slash at the end. `siteTheme` is the name of a theme of this build, or the path of
 * a folder of this origin that `npm run build:theme` wrote; anything else means the default theme.
 */
export function themeFolder(siteTheme: unknown, { folder, names, fallback }: BuiltThemes): string {
  if (typeof siteTheme === 'string') {
    if (names.includes(siteTheme)) return `${folder}${siteTheme}/`
    if (folderPattern.test(siteTheme)) return siteTheme.endsWith('/') ? siteTheme : `${siteTheme}/`
  }
  return `${folder}${names.includes(fallback) ? fallback : (names[0] ?? fallback)}/`
}
