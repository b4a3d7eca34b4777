/** Usual validity of links, in seconds; the longest is the maximum that storages allow. */
export const usualLives = { hour: 3600, day: 86_400, week: 604_800 } as const

/**
 * Seconds from `now` until a chosen instant, both in ms since 1970; undefined if it is past, invalid, or later than storages
 * allow.
 */
export function secondsUntil(chosen: number, now: number): number | undefined {
  const seconds = Math.floor((chosen - now) / 1000)
  return seconds > 0 && seconds <= usualLives.week ? seconds : undefined
}
