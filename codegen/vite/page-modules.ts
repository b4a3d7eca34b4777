/** Modules of record pages, relative to the application; lists are part of the application's own chunk. */
export const pageModules = {
  detail: 'DetailScreen.tsx',
  create: '../engine/create/ResourceCreate.tsx',
} as const

/** Draws forms with the form library, the largest of the libraries. */
export const formModule = '../engine/forms/ConsoleForm.tsx'

/** Parts of the frame that are loaded in the background after the first page. */
export const backgroundModules = ['../screens/notifications/NotificationWatch.tsx', 'shell/Bars.tsx'] as const
