import { memo, MemoBy } from './memo'
import { isRecord } from './is-record'

/** The required shape of a value of an answer: the part of JSON Schema that `decode` knows. Without `type` any value fits. */
export interface Shape {
  /** Names of JSON types, `integer` and `null` too. */
  readonly type?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  /** Of the other members of an object. */
  readonly additionalProperties?: Shape
  readonly items?: Shape
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

/** The shape of an answer, or of each item of a list, which has the type `Item` once it is decoded. */
export interface AnswerShape<Item> extends Shape {
  /** Never set; binds the type. */
  readonly item?: Item
}

/** A decoded value, and what is wrong with it. */
export interface Decoded<Item> {
  /** Without optional members and items of lists that are wrong; undefined if it cannot be used without them. */
  readonly value: Item | undefined
  /** Each names a member and what it must be, but not its value, which may be secret or long. */
  readonly problems: readonly string[]
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** How a limit is worded after the type: "a text of at most 40 characters". */
interface Limit {
  readonly of: keyof Shape
  readonly words: (shape: Shape) => string
  readonly isBroken: (shape: Shape, value: unknown) => boolean
}

const limits: readonly Limit[] = [
  {
    of: 'minLength',
    words: ({ minLength = 0 }) => `of ${minLength} or more characters`,
    isBroken: ({ minLength = 0 }, value) => typeof value === 'string' && value.length < minLength,
  },
  {
    of: 'maxLength',
    words: ({ maxLength = Infinity }) => `of at most ${maxLength} characters`,
    isBroken: ({ maxLength = Infinity }, value) => typeof value === 'string' && value.length > maxLength,
  },
  {
    of: 'pattern',
    words: ({ pattern = '' }) => `like ${pattern}`,
    isBroken: ({ pattern = '' }, value) => typeof value === 'string' && !new RegExp(pattern, 'u').test(value),
  },
  {
    of: 'minimum',
    words: ({ minimum = -Infinity }) => `of ${minimum} or more`,
    isBroken: ({ minimum = -Infinity }, value) => typeof value === 'number' && value < minimum,
  },
  {
    of: 'maximum',
    words: ({ maximum = Infinity }) => `of at most ${maximum}`,
    isBroken: ({ maximum = Infinity }, value) => typeof value === 'number' && value > maximum,
  },
  {
    of: 'exclusiveMinimum',
    words: ({ exclusiveMinimum = -Infinity }) => `above ${exclusiveMinimum}`,
    isBroken: ({ exclusiveMinimum = -Infinity }, value) =>
      typeof value === 'number' && value <= exclusiveMinimum,
  },
]

type Test = (value: unknown) => boolean

const typeTests: Readonly<Record<string, Test>> = {
  null: (value) => value === null,
  array: Array.isArray,
  object: isRecord,
  integer: Number.isSafeInteger,
  // Larger numbers lose units, so that sums would be wrong.
  number: (value) => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER,
}

/** Whether a value has one of these types; any value has if there are none. */
function typeTest(types: readonly string[]): Test {
  const tests = types.map((type): Test => typeTests[type] ?? ((value) => typeof value === type))
  const [first = () => true] = tests
  return tests.length > 1 ? (value) => tests.some((test) => test(value)) : first
}

const limitsOf = memo((shape: Shape) => limits.filter(({ of }) => shape[of] !== undefined))

/** The expected kind of a value; undefined if it fits: "a text", "a text of at most 40 characters". */
function expected(shape: Shape, value: unknown): string | undefined {
  const { type = [] } = shape
  const isOdd = !typeTest(type)(value)
  const broken = isOdd ? undefined : limitsOf(shape).find(({ isBroken }) => isBroken(shape, value))
  if (!isOdd && !broken) return undefined
  const words = type.flatMap((each) => (each === 'null' ? [] : [typeWords[each] ?? each])).join(' or ')
  return broken ? `${words} ${broken.words(shape)}` : words
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null

/** The shape of a value that is known not to be null, so that a single type is left to test. */
function withoutNull(shape: Shape): Shape {
  const type = shape.type?.filter((each) => each !== 'null')
  return type && type.length > 0 ? { ...shape, type } : shape
}

/**
 * Whether a value has no fault, as one function of each shape: nearly all answers have none, some have ten thousand items,
 * so nothing is looked up and no paths or messages are made for them.
 */
const fitsOf = memo((shape: Shape): Test => {
  const { type = [], items, properties = {}, required = [], additionalProperties } = shape
  const own = limitsOf(shape)
  const isTyped = typeTest(type)
  const fitsAlone: Test =
    own.length === 0
      ? isTyped
      : (value) => isTyped(value) && !own.some(({ isBroken }) => isBroken(shape, value))
  const members = Object.entries(properties).map(([name, of]) => {
    const isRequired = required.includes(name)
    return { name, isRequired, fits: fitsOf(isRequired ? of : withoutNull(of)) }
  })
  const fitsItem = items && fitsOf(items)
  const fitsOther = additionalProperties && fitsOf(additionalProperties)
  if (!fitsItem && !fitsOther && members.length === 0) return fitsAlone
  return (value) => {
    if (!fitsAlone(value)) return false
    if (Array.isArray(value)) return !fitsItem || value.every(fitsItem)
    if (!isRecord(value)) return true
    for (const { name, isRequired, fits } of members) {
      const member = value[name]
      if ((isRequired || isPresent(member)) && !fits(member)) return false
    }
    return (
      !fitsOther ||
      Object.entries(value).every(
        ([name, member]) => Object.hasOwn(properties, name) || !isPresent(member) || fitsOther(member),
      )
    )
  }
})

/** Marks a value that cannot be used. */
const odd = Symbol('odd')

/** Takes a problem: its path, what must be there, and whether the value is missing. */
type Note = (at: string, must: string, isMissing: boolean) => void

function decodeList(shape: Shape, list: readonly unknown[], at: string, note: Note): unknown {
  const { items } = shape
  if (!items) return list
  const decoded = list.map((item, index) => decodeAt(items, item, `${at}[${index}]`, note))
  return decoded.every((item, index) => item === list[index]) ? list : decoded.filter((item) => item !== odd)
}

function decodeObject(shape: Shape, record: Record<string, unknown>, at: string, note: Note): unknown {
  const { properties = {}, required = [], additionalProperties } = shape
  const changed = new Map<string, unknown>()
  let isOdd = false
  for (const name of new Set([
    ...Object.keys(properties),
    ...(additionalProperties ? Object.keys(record) : []),
  ])) {
    const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    const isRequired = required.includes(name)
    const value = record[name]
    if (!own || (!isRequired && value === undefined)) continue
    // Null means the same as missing.
    const decoded =
      !isRequired && value === null ? value : decodeAt(own, value, at === '' ? name : `${at}.${name}`, note)
    if (decoded === odd && isRequired) isOdd = true
    if (decoded !== value) changed.set(name, decoded)
  }
  if (isOdd) return odd
  if (changed.size === 0) return record
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const next = changed.has(name) ? changed.get(name) : value
      return next === odd ? [] : [[name, next]]
    }),
  )
}

function decodeAt(shape: Shape, value: unknown, at: string, note: Note): unknown {
  const must = expected(shape, value)
  if (must !== undefined) {
    note(at, must, value === undefined)
    return odd
  }
  if (Array.isArray(value)) return decodeList(shape, value, at, note)
  return isRecord(value) ? decodeObject(shape, value, at, note) : value
}

/** Results by value and shape, so that components get the same object. */
const decoded = new MemoBy<Shape, unknown>()

function once<Result>(value: unknown, shape: Shape, make: () => Result): Result {
  return typeof value === 'object' && value !== null ? (decoded.get(value, shape, make) as Result) : make()
}

/**
 * Checks a value against the description. A wrong member that is optional is left out, as is a wrong item of a list
 * inside; a wrong required member makes its object wrong. A value without faults is returned unchanged.
 */
export function decode<Item>(shape: AnswerShape<Item>, value: unknown): Decoded<Item> {
  return once(value, shape, () => {
    if (fitsOf(shape)(value)) return { value: value as Item, problems: [] }
    const problems: string[] = []
    const decoded = decodeAt(shape, value, '', (at, must, isMissing) => {
      const what = at === '' ? 'The answer' : at
      problems.push(isMissing ? `${what} is missing and must be ${must}` : `${what} must be ${must}`)
    })
    return { value: decoded === odd ? undefined : (decoded as Item), problems }
  })
}

/** The usable items of a list, and how many are not. */
export interface DecodedItems<Item> {
  readonly items: readonly Item[]
  readonly odd: number
}

const none: DecodedItems<never> = { items: [], odd: 0 }

/** Decodes each item of a list separately; a value that is no list has no items. */
export function decodeItems<Item>(shape: AnswerShape<Item>, answer: unknown): DecodedItems<Item> {
  if (!Array.isArray(answer)) return none
  return once(answer, shape, () => {
    const items = answer.every(fitsOf(shape))
      ? (answer as readonly Item[])
      : answer.flatMap((item: unknown) => decode(shape, item).value ?? [])
    return { items, odd: answer.length - items.length }
  })
}
