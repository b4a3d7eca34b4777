/** Whether the screen is a phone's: 700 px wide or narrower (specification section 9). Read when something opens. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 700px)').matches
