/** Name and value of a tag. */
export type Tag = readonly [name: string, value: string]

/** Most tags that an object has. */
export const mostTags = 10
const mostOfName = 128
const mostOfValue = 256

/** Why storages refuse these tags; undefined when they do not. */
export function tagProblem(tags: readonly Tag[]): 'empty' | 'long' | 'twice' | 'many' | undefined {
  if (tags.some(([name]) => name === '')) return 'empty'
  if (tags.some(([name, value]) => name.length > mostOfName || value.length > mostOfValue)) return 'long'
  if (new Set(tags.map(([name]) => name)).size < tags.length) return 'twice'
  return tags.length > mostTags ? 'many' : undefined
}
