import type { StateKind } from '../../src/manifest/names'

const guesses: readonly (readonly [RegExp, StateKind])[] = [
  [/delet|terminat|removed|cancel/i, 'gone'],
  [/err|fail|wrong|broken|unhealthy/i, 'wrong'],
  [/suspend|overdue|unpaid|expired|warn|degraded/i, 'attention'],
  [/ing$|pending|queued|reserved|progress/i, 'moving'],
  [/stop|inactive|disabled|off$|idle|unused|closed/i, 'rest'],
]

/** Guesses the meaning of a state from its name, as a draft. "Running" is work, not waiting. */
export function guessState(value: string): StateKind {
  if (/^running$/i.test(value)) return 'works'
  return guesses.find(([pattern]) => pattern.test(value))?.[1] ?? 'works'
}
