/** How long links usually work, in seconds; the longest is the most that storages allow. */
export const usualLives = { hour: 3600, day: 86_400, week: 604_800 } as const

/**
 * Seconds from `now` until a chosen instant, both in ms since 1970; undefined when it is past, no instant, or later than
 * storages allow.
 */
export function secondsUntil(chosen: number, now: number): number | undefined {
  const seconds = Math.floor((chosen - now) / 1000)
  return seconds > 0 && seconds <= usualLives.week ? seconds : undefined
}
