/** Modules of the pages of one record, relative to the application's root; a list is part of the application itself. */
export const pageModules = {
  detail: 'DetailScreen.tsx',
  create: '../engine/create/ResourceCreate.tsx',
} as const
