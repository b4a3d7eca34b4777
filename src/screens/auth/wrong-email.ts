import { isEmail } from '../../lib/email'
import type { useScreenTexts } from '../../platform/i18n/use-texts'
import type { Problems } from './typed'

/** The problem of a typed e-mail address; empty if it may be valid. */
export function wrongEmail(
  typed: string,
  t: ReturnType<typeof useScreenTexts<'auth'>>,
): Pick<Problems, 'email'> {
  const email = typed.trim()
  if (email === '') return { email: t('required') }
  return isEmail(email) ? {} : { email: t('emailWrong') }
}
