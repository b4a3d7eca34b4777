import type { LocaleKey } from '../../generated/locale-keys'
import type { TextValues } from '../i18n/texts'

/** A failure the catalogue has a message for, by its key (specification section 8, kind standard). */
export class StandardError extends Error {
  override readonly name = 'StandardError'

  constructor(
    readonly key: LocaleKey,
    readonly values?: TextValues,
  ) {
    super(key)
  }
}
