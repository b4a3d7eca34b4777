/** Hours of a billing month (platform facts, section 14). */
export const hoursPerMonth = 730
