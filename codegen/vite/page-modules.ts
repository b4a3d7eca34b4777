/** Modules of the pages of one record, relative to the application's root; a list is part of the application itself. */
export const pageModules = {
  detail: '../engine/detail/ResourceDetail.tsx',
  create: '../engine/create/ResourceCreate.tsx',
} as const
