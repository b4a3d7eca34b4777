// Generated from themes/. Do not edit.

/** The themes a deployment can choose from. */
export const themeNames = ['aldera', 'azurelle', 'brimhall', 'cindral', 'fernly', 'gravenor', 'halvaryn', 'lumivar', 'mandari', 'monolit', 'mossbit', 'oludra', 'opalyn', 'palomir', 'quarzen', 'skerrow', 'teralyn', 'tinsho', 'voltane', 'zephyro'] as const

/** The name of a theme. */
export type ThemeName = (typeof themeNames)[number]
