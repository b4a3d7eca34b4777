/** Heights of rows in px: normal, compact, and the two lines of a phone (interface rules, sections 5 and 16). */
export const rowHeights = { normal: 44, compact: 36, phone: 64 } as const
