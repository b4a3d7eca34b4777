import { shortId, startOfId } from '../../lib/short-id'
import type { CompiledAction } from '../../manifest/compiled'
import type { Texts } from '../../platform/i18n/texts'
import type { TypedConfirmation } from '../../ui/overlay/TypedName'
import type { Target } from '../jobs/target'

/** White space as one types it: a space between words, none around them. */
const asTyped = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Asks for a text to be typed, with the words before and after it. */
export function typing(expected: string, t: Texts['t']): TypedConfirmation {
  const [before = '', after = ''] = t('action.typeName').split('<name>')
  return { expected, before: before.trim(), after: after.trim() }
}

/**
 * What has to be typed before a record is lost: its name, or the first eight characters of its id where it has no name that a
 * keyboard can type.
 */
export function typedName(name: string, id: string): string {
  const plain = asTyped(name)
  const unnamed = name !== id && name === shortId(id)
  return unnamed || plain === '' || /\p{C}/u.test(plain) ? startOfId(id) : plain
}

/** What an action asks to type before the record is lost; undefined where it is not. */
export function askedName(
  { guard }: Pick<CompiledAction, 'guard'>,
  { name, row }: Target,
  t: Texts['t'],
): TypedConfirmation | undefined {
  return guard === 'loses-resource' ? typing(typedName(name, row.id), t) : undefined
}
