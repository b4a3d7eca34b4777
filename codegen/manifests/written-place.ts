import { isRecord } from '../../src/lib/is-record'

interface Spec {
  /** Its place in the list it was written in: `[1]`, or `[1].variants.DISK[0]`. */
  at: string
  value: unknown
  /** Whether it is a field of a variant, whose condition completing puts before its own. */
  isVariant: boolean
}

/** The fields of a list in the order of completion: each is followed by those of its variants. */
function specsIn(list: readonly unknown[], undeclared: readonly string[]): Spec[] {
  const within = ({ at, value }: Spec): Spec[] => {
    const variants = isRecord(value) && isRecord(value.variants) ? Object.entries(value.variants) : []
    return variants.flatMap(([name, fields]) =>
      Array.isArray(fields)
        ? fields.map((each: unknown, index) => ({
            at: `${at}.variants.${name}[${index}]`,
            value: each,
            isVariant: true,
          }))
        : [],
    )
  }
  const all = (spec: Spec): Spec[] => [spec, ...within(spec).flatMap(all)]
  const isThere = ({ value }: Spec): boolean => {
    if (!isRecord(value) || value.declared === undefined) return true
    const id = value.id ?? value.at
    return !undeclared.some((name) => name === id)
  }
  return list.flatMap((value, index) => all({ at: `[${index}]`, value, isVariant: false })).filter(isThere)
}

/** The longest name of an object that a path begins with. */
function nameIn(value: Record<string, unknown>, path: string): string | undefined {
  const fits = (name: string): boolean => path.startsWith(name) && /^(?:$|[.[])/.test(path.slice(name.length))
  return Object.keys(value)
    .filter((name) => value[name] !== undefined && fits(name))
    .sort((one, other) => other.length - one.length)[0]
}

/** A path without the condition that completing a variant puts before its own. */
const ownCondition = (path: string): string => path.replace(/^\.when\.all\[1\]/, '.when')

/**
 * Maps a place of a completed manifest to its place in the written one: for a variant's field the one in its variant, for
 * a derived part the nearest written place around it.
 * @param undeclared names of fields the completed manifest does not have, because the description has no parameter for them
 */
export function writtenPlace(written: object, undeclared: readonly string[]): (path: string) => string {
  const element = (list: readonly unknown[], rest: string, done: string): string => {
    const [all, number] = /^\[(\d+)\]/.exec(rest) ?? []
    if (all === undefined) return done
    const spec = specsIn(list, undeclared)[Number(number)]
    if (!spec) return done
    const inside = rest.slice(all.length)
    return follow(spec.value, spec.isVariant ? ownCondition(inside) : inside, `${done}${spec.at}`)
  }
  const follow = (value: unknown, rest: string, done: string): string => {
    if (rest === '') return done
    if (Array.isArray(value)) return element(value, rest, done)
    if (!isRecord(value)) return done
    // Completing turns a single value into a list, and a single condition into `all`.
    const single = rest.startsWith('[0]') ? '[0]' : '.all[0]'
    if (rest.startsWith(single) && value.all === undefined)
      return follow(value, rest.slice(single.length), done)
    const path = rest.replace(/^\./, '')
    const hidden = hiddenColumn(value, path) ?? path
    const danger = value.actions === undefined ? hidden.replace(/^actions(?=\[)/, 'danger') : hidden
    const name = nameIn(value, danger)
    if (name === undefined) return done
    return follow(value[name], danger.slice(name.length), done === '' ? name : `${done}.${name}`)
  }
  return (path) => follow(written, path, '')
}

/** The written path of a hidden column, which completing puts after the shown ones. */
function hiddenColumn({ columns, hidden }: Record<string, unknown>, path: string): string | undefined {
  const [all, number] = /^columns\[(\d+)\]/.exec(path) ?? []
  if (all === undefined || !Array.isArray(columns) || !Array.isArray(hidden)) return undefined
  const index = Number(number) - columns.length
  return index < 0 ? undefined : `hidden[${index}]${path.slice(all.length)}`
}
