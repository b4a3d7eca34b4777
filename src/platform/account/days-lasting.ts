const hoursPerDay = 24

/** Whole days a balance lasts at a cost per hour, both in one currency; undefined when nothing is spent. */
export function daysLasting(balance: number, perHour: number): number | undefined {
  return perHour > 0 ? Math.floor(balance / (perHour * hoursPerDay)) : undefined
}
