import { isEmail } from './email'
import { fitsPattern } from './pattern-rules'

/** A named text validator of a deployment; `said` is its error text. */
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
 * The validator of a name in the site configuration (specification section 3): a built-in one, or a pattern for the
 * whole text if it begins with `^`. Undefined if unknown; then only the server validates.
 */
export function namedCheck(name: string): NamedCheck | undefined {
  if (name.startsWith('^')) return { said: 'pattern', fits: (text) => fitsPattern(name, text) }
  return Object.hasOwn(checks, name) ? checks[name] : undefined
}
