/** Marks the links to stylesheets of themes. */
export const themeLink = 'data-theme-files'

/** The addresses of a theme's stylesheet and description in its folder. */
export const themeFiles = (folder: string): { css: string; description: string } => ({
  css: `${folder}theme.css`,
  description: `${folder}theme.json`,
})
