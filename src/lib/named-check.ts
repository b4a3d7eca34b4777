import { isEmail } from './email'
import { fitsPattern } from './pattern-rules'

/** A named text validator of a deployment; `error` names its error text. */
export interface NamedCheck {
  error: 'email' | 'phone' | 'digits' | 'pattern'
  fits: (text: string) => boolean
}

const checks: Readonly<Record<string, NamedCheck>> = {
  email: { error: 'email', fits: isEmail },
  phone: {
    error: 'phone',
    fits: (text) => /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 5,
  },
  digits: { error: 'digits', fits: (text) => /^\d+$/.test(text) },
}

/**
 * The validator of a name in the site configuration (specification section 3): a built-in one, or a pattern for the
 * whole text if it begins with `^`. Undefined if unknown; then only the server validates.
 */
export function namedCheck(name: string): NamedCheck | undefined {
  if (name.startsWith('^')) return { error: 'pattern', fits: (text) => fitsPattern(name, text) }
  return Object.hasOwn(checks, name) ? checks[name] : undefined
}
