import { isEmail } from './email'
import { fitsPattern } from './pattern-rules'

/** A check of a text that a deployment names; `said` is the text that tells what is wrong. */
export interface NamedCheck {
  said: 'email' | 'phone' | 'digits' | 'pattern'
  fits: (text: string) => boolean
}

const checks: Readonly<Record<string, NamedCheck>> = {
  email: { said: 'email', fits: isEmail },
  phone: {
    said: 'phone',
    fits: (text) => /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 5,
  },
  digits: { said: 'digits', fits: (text) => /^\d+$/.test(text) },
}

/**
 * The check behind the name of a validator of the site configuration (specification section 3): one of ours, or a pattern of
 * the whole text, which begins with `^`. Undefined for a name nobody knows; the server decides then.
 */
export function namedCheck(name: string): NamedCheck | undefined {
  if (name.startsWith('^')) return { said: 'pattern', fits: (text) => fitsPattern(name, text) }
  return Object.hasOwn(checks, name) ? checks[name] : undefined
}
