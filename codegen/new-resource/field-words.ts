import type { Json } from '../openapi/description'
import { gist, label } from './words'

const countOf = (text: string): number => text.split(/\s+/).length

/**
 * The label of a field: that of other types; else the start of its description, if that has at most 3 words and more than
 * its name; else its name.
 */
export function fieldLabel(name: string, schema: Json, known: ReadonlyMap<string, string>): string {
  const settled = known.get(name)
  if (settled !== undefined) return settled
  const own = label(name)
  const [phrase = ''] = gist(schema.description).split(/[,.;:(]/)
  const words = phrase.trim().replace(/^(the|its|an?)\s+/i, '')
  const fits = words !== '' && countOf(words) <= 3 && countOf(words) > countOf(own)
  return fits ? words.charAt(0).toUpperCase() + words.slice(1) : own
}

/** Help below a field, if its description has at least 4 words and at most 140 characters. */
export function fieldHelp(schema: Json): string | undefined {
  const text = gist(schema.description)
  return countOf(text) >= 4 && text.length <= 140 ? text : undefined
}
