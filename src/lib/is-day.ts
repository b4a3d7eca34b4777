import { parseInstant } from './instant'

/** True for a calendar day, `2026-11-18`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseInstant(`${text}T00:00:00Z`) !== undefined
}
