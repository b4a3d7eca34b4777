// Generated from themes/. Do not edit.

/** The themes a deployment can choose from. */
export const themeNames = ['aldera', 'mandari'] as const

/** The name of a theme. */
export type ThemeName = (typeof themeNames)[number]
