import type { OperationId } from '../generated/operations'
import { isRecord } from '../lib/is-record'
import { parseJson } from '../lib/parse-json'
import type { KeyKind } from '../lib/key-kinds'
import type { FeatureSwitch } from './feature-switch'

/** Data that conditions and values read in addition to records and forms: the site, the user, the selected account. */
export interface Environment {
  /** The site configuration as answered (specification section 3). */
  site: Record<string, unknown>
  /** True when the switch is on. */
  feature: (name: FeatureSwitch) => boolean
  administrator: boolean
  /** True if the key in use is known to be held by another user than its own. */
  acting?: boolean
  /** Billing account that new records are charged to, or null if there is none to choose. */
  billingAccount: number | null
  /** False when the billing account's status or restriction level forbids new resources. */
  billingAccountOpen: boolean
  /** False if the billing account with this id is known to be unable to pay for more. */
  accountOpen: (id: unknown) => boolean
  /** True if the billing account with this id is known to be limited to small records. */
  accountLimited: (id: unknown) => boolean
  /** True if the signed-in user is known to have this sign-in name. */
  isUser?: (name: unknown) => boolean
  /** Why the key in use may not make a call, if it is known to forbid it. */
  keyLimit?: (operation: OperationId) => KeyKind | undefined
  /** False when the location takes no new resources. */
  locationOpen: (slug: string | undefined) => boolean
}

/** What a condition or value reads: a record, a form, or both. */
export interface Subject {
  record?: unknown
  /** Slug of the location the record was read from. */
  location?: string | undefined
  /** The record that holds this one, or whose page shows it. */
  owner?: Subject
  form?: Record<string, unknown>
  /** Values derived by the console, by name without `$`: joined records, state, price; `element` restricts joined records to its own. */
  derived?: (name: string, element?: unknown) => unknown
  /** True for a join whose list has not answered, so that its absence proves nothing. */
  pending?: (name: string) => boolean
  /** True for a pending join while its list is loading. */
  loading?: (name: string) => boolean
  /** The option of a field a condition judges. */
  option?: Subject
  /** The item chosen in a form field with options. */
  chosen?: (field: string) => unknown
  /** True while the choices of a form field are loading, so that an empty choice proves nothing. */
  pendingChoices?: (field: string) => boolean
  /** Compares values that may be written in different ways; `Object.is` by default. */
  isEqual?: (one: unknown, other: unknown) => boolean
  environment: Environment
}

interface Step {
  name: string
  each: boolean
}

const nothing: readonly unknown[] = []

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

/** The value a path continues in: itself, or the parsed JSON of a text; undefined for other texts. */
function inside(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('{') ? parseJson(value) : value
}

/** The value a step leads to; undefined if it is missing. */
function stepInto(outer: unknown, { name }: Step): unknown {
  if (name === '') return outer
  const value = inside(outer)
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** Every value a path leads to; several when the path passes an array. Missing ones are left out. */
export function readAll(start: unknown, path: string): readonly unknown[] {
  // There is one value up to an array: no list is made for it, because thousands of records are read.
  let one = start
  let many: unknown[] | undefined
  for (const step of steps(path)) {
    if (many) {
      const next: unknown[] = []
      for (const outer of many) {
        const found = stepInto(outer, step)
        if (found === undefined) continue
        if (!step.each) next.push(found)
        else if (Array.isArray(found)) next.push(...found)
      }
      many = next
      continue
    }
    one = stepInto(one, step)
    if (one === undefined) return nothing
    if (step.each) many = Array.isArray(one) ? [...one] : []
  }
  return many ?? [one]
}

/** An element of an array as an object: itself, or `{ value }`. */
export function asElement(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : { value }
}

/** The subject of an element of an array in a record, with its own joined records. */
export function elementSubject(owner: Subject, record: unknown): Subject {
  const { location, environment, form, pending = () => false, loading = () => false } = owner
  return {
    record,
    location,
    owner,
    environment,
    pending,
    loading,
    ...(form ? { form } : {}),
    derived: (name) => owner.derived?.(name, record),
  }
}

/** The first value a path leads to, or undefined. */
export function readFirst(start: unknown, path: string): unknown {
  if (!path.includes('.') && !path.includes('[')) {
    return isRecord(start) && Object.hasOwn(start, path) ? start[path] : undefined
  }
  return readAll(start, path)[0]
}

/** A path that begins with `$`: the name of what is derived, and the path within it. */
interface DerivedPath {
  name: string
  rest: string | undefined
}

const derivedPaths = new Map<string, DerivedPath>()

function derivedPath(path: string): DerivedPath {
  const known = derivedPaths.get(path)
  if (known) return known
  const dot = path.indexOf('.')
  const made =
    dot < 0
      ? { name: path.slice(1), rest: undefined }
      : { name: path.slice(1, dot), rest: path.slice(dot + 1) }
  derivedPaths.set(path, made)
  return made
}

const derivedValue = (subject: Subject, name: string): unknown =>
  name === 'location' ? subject.location : subject.derived?.(name)

/** The values of a manifest path: a field of the record, `$location`, or a derived `$` name. */
export function readPaths(subject: Subject, path: string): readonly unknown[] {
  if (!path.startsWith('$')) return readAll(subject.record, path)
  const { name, rest } = derivedPath(path)
  const value = derivedValue(subject, name)
  if (value === undefined || value === null) return nothing
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return rest === undefined ? values : values.flatMap((each) => readAll(each, rest))
}

/** The first value of a manifest path, or undefined. */
export function readPath(subject: Subject, path: string): unknown {
  if (!path.startsWith('$')) return readFirst(subject.record, path)
  const { name, rest } = derivedPath(path)
  if (rest !== undefined) return readPaths(subject, path)[0]
  const value = derivedValue(subject, name)
  return Array.isArray(value) ? value[0] : (value ?? undefined)
}

/** The subjects of the elements at a path; the owner of each is the element that holds it. */
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

/** True for a path into a join whose list has not answered. */
export function isPending(subject: Subject, path: string): boolean {
  return path.startsWith('$') && (subject.pending?.(derivedPath(path).name) ?? false)
}

/** True for a path into a join whose list is loading. */
export function isLoading(subject: Subject, path: string): boolean {
  return isPending(subject, path) && (subject.loading?.(derivedPath(path).name) ?? false)
}

/** True for a missing value, null, an empty text and an empty list. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
