/** Hours of a full month (platform facts, section 14). */
export const hoursPerMonth = 730
