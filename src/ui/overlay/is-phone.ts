/** Whether the screen is at most 700 px wide (specification section 9). Read when a layer opens. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 700px)').matches
