import { shortId, startOfId } from '../../lib/short-id'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { Texts } from '../../platform/i18n/texts'
import type { TypedConfirmation } from '../../ui/overlay/TypedName'
import type { RecordTarget } from '../jobs/target'

/** Collapses white space to single spaces and trims. */
const asTyped = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A text to type, with the words that ask for it. */
export function typedConfirmation(expected: string, t: Texts['t']): TypedConfirmation {
  return { expected, ask: (mark) => t('action.typeName', { name: mark }) }
}

/**
 * Text to type before a record is deleted: its name, or the first eight characters of its id if the name cannot be
 * typed.
 */
export function nameToType(name: string, id: string): string {
  const plain = asTyped(name)
  const unnamed = name !== id && name === shortId(id)
  return unnamed || plain === '' || /\p{C}/u.test(plain) ? startOfId(id) : plain
}

/** Text an action asks to type; undefined if it does not delete the record. */
export function nameToConfirm(
  { guard }: Pick<CompiledAction, 'guard'>,
  { name, row }: RecordTarget,
  t: Texts['t'],
): TypedConfirmation | undefined {
  return guard === 'loses-resource' ? typedConfirmation(nameToType(name, row.id), t) : undefined
}
