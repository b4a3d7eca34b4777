/** Time until an instant, in its two largest units; `soon` for less than a minute. */
export type TimeLeft =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'minutes'; readonly minutes: number }
  | { readonly unit: 'soon' }

const minute = 60_000

/** Time left until `until`; both in ms since 1970. */
export function timeLeft(until: number, now: number): TimeLeft {
  const minutes = Math.floor((until - now) / minute)
  if (minutes < 1) return { unit: 'soon' }
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return { unit: 'minutes', minutes }
  const days = Math.floor(hours / 24)
  if (days < 1) return { unit: 'hours', hours, minutes: minutes % 60 }
  return { unit: 'days', days, hours: hours % 24 }
}
