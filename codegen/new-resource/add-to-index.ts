import { Refusal } from '../refusal'

const listed = /(export const manifests = \[)([^\]]*)(\])/
const imported = /^import \{ \w+ \} from '\.\/([^']+)'$/

/** A manifest to be listed. */
export interface Entry {
  constant: string
  /** File name without its ending. */
  file: string
  /** Its place in the list, which is the order of navigation. */
  place: number
}

/**
 * Adds a manifest to the list: imported in the order of file names, listed at its place.
 * @throws Refusal when the list is not written as `export const manifests = [a, b]`
 */
export function addToIndex(text: string, { constant, file, place }: Entry): string {
  const entry = `import { ${constant} } from './${file}'`
  const lines = text.split('\n')
  const files = lines.map((line) => imported.exec(line)?.[1])
  const next = files.findIndex((name) => name !== undefined && name > file)
  const last = files.findLastIndex((name) => name !== undefined)
  lines.splice(next >= 0 ? next : last + 1, 0, entry)
  const [whole, before = '', names = '', after = ''] = listed.exec(lines.join('\n')) ?? []
  if (whole === undefined)
    throw new Refusal('The list of manifests is not written as `export const manifests = […]`; write it so.')
  const constants = names.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  constants.splice(place, 0, constant)
  return lines.join('\n').replace(whole, `${before}\n  ${constants.join(',\n  ')},\n${after}`)
}
