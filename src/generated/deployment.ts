// Generated from console.config.ts, themes/ by `npm run generate`. Do not edit.

/** Path at which the console is served. */
export const basePath = '/app'

/** Hosts outside the own origin. */
export const outside = {}

/** Addresses of the scripts of each theme. */
export const themeScripts: Readonly<Record<string, readonly string[]>> = {
  aldera: [],
  azurelle: [],
  brimhall: [],
  cindral: [],
  fernly: [],
  gravenor: [],
  halvaryn: [],
  lumivar: [],
  mandari: [],
  monolit: [],
  mossbit: [],
  oludra: [],
  opalyn: [],
  palomir: [],
  quarzen: [],
  skerrow: [],
  teralyn: [],
  tinsho: [],
  voltane: [],
  zephyro: [
    'https://scripts.zephyro.example/consent.js',
    'https://scripts.zephyro.example/statistics.js',
  ],
}
