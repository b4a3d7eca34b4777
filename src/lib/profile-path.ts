/** Path of the profile, below the base path (specification section 2). */
export const profilePath = '/profile'
