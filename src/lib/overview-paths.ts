/** URLs of the overview screens, without the base path. */
export const dashboardPath = '/dashboard'
export const allResourcesPath = '/resources'
