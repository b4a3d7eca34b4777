import { freeKey } from '../free-key'

/** Characters that a file name cannot have on some system: separators, reserved signs, control characters. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const forbidden = /[\u0000-\u001f\u007f<>:"|?*\\]/g

/** A part of a path that every system accepts: not `..`, no dots or spaces at the end, which Windows drops. */
function partName(part: string): string {
  const name = part.replace(forbidden, '_').replace(/[ .]+$/, (end) => '_'.repeat(end.length))
  return name === '' ? '_' : name
}

/** The folders above a path, outermost first: `a` and `a/b` of `a/b/c`. */
const foldersOf = (path: string): string[] =>
  path.split('/').flatMap((_, index, parts) => (index === 0 ? [] : [parts.slice(0, index).join('/')]))

/** Names that only differ in case or Unicode composition are one file on some systems. */
const comparable = (name: string): string => name.normalize().toLowerCase()

/**
 * The names of objects in an archive, in the order of `keys`, below `prefix`. Each stays below the folder the archive is
 * unpacked to, whatever its key is, and no two files, and no file and folder, get the same name: `a`, `a (2)`.
 */
export function archiveNames(keys: readonly string[], prefix: string): string[] {
  const paths = keys.map((key) => key.slice(prefix.length).split('/').map(partName).join('/'))
  const taken = new Set(paths.flatMap(foldersOf).map(comparable))
  const isTaken = (name: string): boolean => taken.has(comparable(name))
  return paths.map((path) => {
    const name = isTaken(path) ? freeKey(path, isTaken) : path
    taken.add(comparable(name))
    return name
  })
}
