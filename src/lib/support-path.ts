/** URL of the support page, without the base path. */
export const supportPath = '/support'
