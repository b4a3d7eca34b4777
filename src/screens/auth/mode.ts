/** Modes of the sign-in screen: those of requirement AUTH-02, and the second factor after the password. */
export type Mode =
  | 'login'
  | 'second_factor'
  | 'signup'
  | 'forgot_password'
  | 'waiting_signup_confirmation'
  | 'waiting_forgot_confirmation'

/** An event that leads from one mode to another. */
export type Step = 'toggle' | 'factor' | 'forgot' | 'back' | 'asked' | 'signed-up' | 'signed-up verified'

const steps: Readonly<Record<Mode, Partial<Readonly<Record<Step, Mode>>>>> = {
  login: { toggle: 'signup', factor: 'second_factor', forgot: 'forgot_password' },
  second_factor: { back: 'login' },
  signup: {
    toggle: 'login',
    'signed-up': 'waiting_signup_confirmation',
    'signed-up verified': 'login',
  },
  forgot_password: { asked: 'waiting_forgot_confirmation', back: 'login' },
  waiting_signup_confirmation: { back: 'login' },
  waiting_forgot_confirmation: { back: 'login' },
}

/** Whether a value is a mode. */
export function isMode(value: unknown): value is Mode {
  return typeof value === 'string' && Object.hasOwn(steps, value)
}

/** Whether a mode only asks the user to look for an e-mail. */
export function isWaiting(mode: Mode): boolean {
  return mode === 'waiting_signup_confirmation' || mode === 'waiting_forgot_confirmation'
}

/**
 * Data that modes show or use: the address an e-mail was sent to, or the token that proves the password was right.
 * In memory only.
 */
export type Grounds = Readonly<Partial<Record<Mode, string>>>

/** The mode to show for a mode of the history: `login` if its data is missing, as after a reload. */
export function shownMode(mode: Mode, grounds: Grounds): Mode {
  const needsGround = isWaiting(mode) || mode === 'second_factor'
  return needsGround && grounds[mode] === undefined ? 'login' : mode
}

/** The mode a step leads to; the same one if the step does not apply (specification section 4). */
export function nextMode(mode: Mode, step: Step): Mode {
  return steps[mode][step] ?? mode
}

/** Whether a query has a flag: present, and not `false`. */
export function isFlagged(query: URLSearchParams, name: string): boolean {
  return query.has(name) && query.get(name) !== 'false'
}

/** The mode the screen begins with (requirement AUTH-03). */
export function firstMode(query: URLSearchParams): Mode {
  return isFlagged(query, 'signup') ? 'signup' : 'login'
}
