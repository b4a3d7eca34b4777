import { isRecord } from '../lib/is-record'
import type { FeatureSwitch } from './feature-switch'

/** What the site, the user and the moment contribute to conditions and values. */
export interface Surroundings {
  /** The site configuration as answered (specification section 3). */
  site: Record<string, unknown>
  /** True when the switch is on. */
  feature: (name: FeatureSwitch) => boolean
  administrator: boolean
  /** Billing account new things are charged to, or null when there is none to choose. */
  billingAccount: number | null
  /** False when the billing account's status or restriction level forbids new resources. */
  billingAccountOpen: boolean
  /** False when the billing account of this number is known to be one that may not pay for more. */
  accountOpen: (id: unknown) => boolean
  /** True when the billing account of this number is known to be one that may have only small things. */
  accountLimited: (id: unknown) => boolean
  /** False when the location takes no new resources. */
  locationOpen: (slug: string | undefined) => boolean
}

/** What a condition or value is about: a record with what the engine knows of it, a form, or both. */
export interface Subject {
  record?: unknown
  /** Slug of the location the record was read from. */
  location?: string | undefined
  /** The record whose screen or nested list this subject stands in. */
  owner?: Subject
  form?: Record<string, unknown>
  /** Joined records, derived state and price by name without `$`; of joined records those of one element, if one is given. */
  added?: (name: string, element?: unknown) => unknown
  /** True for a joined name whose list has not answered: nothing may be concluded from its absence. */
  unknown?: (name: string) => boolean
  /** True for such a name while its list is still being read: it may be known in a moment. */
  loading?: (name: string) => boolean
  /** The item chosen in a form field with options. */
  chosen?: (field: string) => unknown
  /** True while the choices of a form field are not known: nothing may be concluded from nothing being chosen. */
  awaited?: (field: string) => boolean
  /** Whether two values come to the same though they may be written differently; unsaid, only what is equal does. */
  same?: (one: unknown, other: unknown) => boolean
  surroundings: Surroundings
}

interface Step {
  name: string
  each: boolean
}

const parsed = new Map<string, readonly Step[]>()

function steps(path: string): readonly Step[] {
  const known = parsed.get(path)
  if (known) return known
  const made = path
    .split('.')
    .map((part) =>
      part.endsWith('[]') ? { name: part.slice(0, -2), each: true } : { name: part, each: false },
    )
  parsed.set(path, made)
  return made
}

/** What a path goes on in: a value, or what a text holds as JSON; of a text that holds none there is nothing inside. */
function inside(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Every value a path leads to; several when the path passes an array. Missing ones are left out. */
export function readAll(start: unknown, path: string): readonly unknown[] {
  let here: unknown[] = [start]
  for (const step of steps(path)) {
    const next: unknown[] = []
    for (const outer of here) {
      const value = inside(outer)
      const found =
        step.name === ''
          ? outer
          : isRecord(value) && Object.hasOwn(value, step.name)
            ? value[step.name]
            : undefined
      if (found === undefined) continue
      if (!step.each) next.push(found)
      else if (Array.isArray(found)) next.push(...found)
    }
    here = next
  }
  return here
}

/** An element of an array as something that has fields: itself, or `{ value }` for one that is no object. */
export function asElement(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : { value }
}

/** An element of an array in a record, with what of the joined records is its own. */
export function elementSubject(owner: Subject, record: unknown): Subject {
  const { location, surroundings, form, unknown = () => false, loading = () => false } = owner
  return {
    record,
    location,
    owner,
    surroundings,
    unknown,
    loading,
    ...(form ? { form } : {}),
    added: (name) => owner.added?.(name, record),
  }
}

/** The first value a path leads to, or undefined. */
export function readFirst(start: unknown, path: string): unknown {
  if (!path.includes('.') && !path.includes('[')) {
    return isRecord(start) && Object.hasOwn(start, path) ? start[path] : undefined
  }
  return readAll(start, path)[0]
}

/** Reads a manifest path from a subject: a field of its record, `$location`, or something added under a `$` name. */
export function readPaths(subject: Subject, path: string): readonly unknown[] {
  if (!path.startsWith('$')) return readAll(subject.record, path)
  const dot = path.indexOf('.')
  const name = dot < 0 ? path.slice(1) : path.slice(1, dot)
  const value = name === 'location' ? subject.location : subject.added?.(name)
  if (value === undefined || value === null) return []
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return dot < 0 ? values : values.flatMap((each) => readAll(each, path.slice(dot + 1)))
}

/** The first value of a manifest path, or undefined. */
export function readPath(subject: Subject, path: string): unknown {
  return path.startsWith('$') ? readPaths(subject, path)[0] : readFirst(subject.record, path)
}

/** What a path ends in, element by element, each with the element that holds it as its owner. */
export function elementSubjects(subject: Subject, path: string): readonly Subject[] {
  const arrays = path.split('[].')
  return arrays.reduce<readonly Subject[]>(
    (holders, part, index) =>
      holders.flatMap((holder) =>
        readPaths(holder, index < arrays.length - 1 ? `${part}[]` : part).map((element) =>
          elementSubject(holder, element),
        ),
      ),
    [subject],
  )
}

/** True when a path leads into a joined list that has not answered. */
export function isUnknown(subject: Subject, path: string): boolean {
  if (!path.startsWith('$')) return false
  const name = path.slice(1).split('.')[0] ?? ''
  return subject.unknown?.(name) ?? false
}

/** True when a path leads into a joined list that is still being read. */
export function isLoading(subject: Subject, path: string): boolean {
  return isUnknown(subject, path) && (subject.loading?.(path.slice(1).split('.')[0] ?? '') ?? false)
}

/** True for what a customer would call "nothing there": missing, null, empty text, empty list. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
