import { didYouMean } from '../../src/lib/did-you-mean'
import { isRecord } from '../../src/lib/is-record'
import type { SiteConfig } from '../entities'
import { type Description, type Place, placeAt, under } from '../http/description'
import { parseJson } from '../http/parameters'
import { describeProblems, type Validators } from '../http/validators'

const schema = '#/components/schemas/SiteConfig'

/** API description and validators for settings. */
interface Checks {
  readonly description: Description
  readonly validators: Validators
}

/**
 * The site configuration with settings such as `termsUrl=https://example.com`, `referralCreditAmounts.receiver_credit=5` and
 * `predefinedPackages.0.cpu=8`: a path of field names and list indexes, and a value as JSON or plain text. An empty value
 * removes the field.
 *
 * @throws RangeError naming the field that is unknown or the value that does not fit
 */
export function applySiteSettings(checks: Checks, site: SiteConfig, settings: readonly string[]): SiteConfig {
  // An unchanged configuration is not validated here: the check of answers does that.
  if (settings.length === 0) return site
  let changed: unknown = site
  for (const setting of settings) {
    const [name = '', text] = setting.split(/=(.*)/s)
    if (text === undefined) throw new RangeError(`"${setting}" is not of the form KEY=VALUE`)
    const path = name.split('.')
    const pointer = pointerOf(checks.description, path)
    changed = withValue(
      changed,
      path,
      text === '' ? undefined : readValue(checks.validators, name, pointer, text),
    )
  }
  if (isSiteConfig(checks.validators, changed)) return changed
  const problems = describeProblems(checks.validators.problems(schema, changed))
  throw new RangeError(`The site configuration does not fit: ${problems}`)
}

function isSiteConfig(validators: Validators, value: unknown): value is SiteConfig {
  return validators.problems(schema, value).length === 0
}

/** JSON pointer of the schema of a field; undefined if the description allows any value. */
function pointerOf(description: Description, path: readonly string[]): string | undefined {
  let pointer: string | undefined = schema
  for (const [index, name] of path.entries()) {
    const place: Place | undefined = pointer === undefined ? undefined : placeAt(description, pointer)
    if (!place) return undefined
    pointer = pointerOfMember(place, path.slice(0, index), name)
  }
  return pointer
}

function pointerOfMember(
  { pointer, value }: Place,
  parents: readonly string[],
  name: string,
): string | undefined {
  const holder = parents.length === 0 ? 'The site configuration' : `"${parents.join('.')}"`
  if ('items' in value) {
    if (/^\d+$/.test(name)) return under(pointer, 'items')
    throw new RangeError(`${holder} is a list: name its items by number, not "${name}"`)
  }
  const { properties, additionalProperties: others } = value
  if (isRecord(properties) && Object.hasOwn(properties, name)) return under(pointer, 'properties', name)
  if (isRecord(others)) return under(pointer, 'additionalProperties')
  if (others === true) return undefined
  const known = isRecord(properties) ? Object.keys(properties) : []
  throw new RangeError(`${holder} has no field "${name}".${didYouMean(name, known)}`.replace(/\.$/, ''))
}

/** Parsed JSON if that fits the schema, else the text. */
function readValue(validators: Validators, name: string, pointer: string | undefined, text: string): unknown {
  const json = parseJson(text)
  const candidates = json === undefined ? [text] : [json, text]
  if (pointer === undefined) return candidates[0]
  const fits = candidates.find((value) => validators.problems(pointer, value).length === 0)
  if (fits !== undefined) return fits
  const problems = describeProblems(validators.problems(pointer, candidates[0]))
  throw new RangeError(`"${name}" cannot be ${text}: ${problems}`)
}

/** A copy with the value at the path; without the field when the value is undefined. */
function withValue(holder: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const isList = Array.isArray(holder) || (holder === undefined && /^\d+$/.test(name))
  const members: Readonly<Record<string, unknown>> = isList
    ? { ...listOf(holder) }
    : isRecord(holder)
      ? holder
      : {}
  const member = rest.length === 0 ? value : withValue(members[name], rest, value)
  const changed = { ...members, [name]: member }
  if (isList) return Object.values(changed).filter((each) => each !== undefined)
  return Object.fromEntries(Object.entries(changed).filter(([, each]) => each !== undefined))
}

function listOf(holder: unknown): readonly unknown[] {
  return Array.isArray(holder) ? holder : []
}
