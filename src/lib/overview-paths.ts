/** Addresses of the screens about everything, below the base path. */
export const dashboardPath = '/dashboard'
export const allResourcesPath = '/resources'
