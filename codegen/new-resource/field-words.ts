import type { Json } from '../openapi/description'
import { gist, label } from './words'

const countOf = (text: string): number => text.split(/\s+/).length

/**
 * The label of a field: what other types call it already; else what its description begins with, where that is a few words
 * and more than its name says; else its name.
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

/** A line below a field, where the description says more than a label does and says it briefly. */
export function fieldHelp(schema: Json): string | undefined {
  const text = gist(schema.description)
  return countOf(text) >= 4 && text.length <= 140 ? text : undefined
}
