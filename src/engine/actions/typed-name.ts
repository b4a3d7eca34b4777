import { shortId, startOfId } from '../../lib/short-id'

/** White space as one types it: a space between words, none around them. */
const asTyped = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * What has to be typed before a record is lost: its name, or the first eight characters of its id where it has no name that a
 * keyboard can type.
 */
export function typedName(name: string, id: string): string {
  const plain = asTyped(name)
  const unnamed = name !== id && name === shortId(id)
  return unnamed || plain === '' || /\p{C}/u.test(plain) ? startOfId(id) : plain
}
