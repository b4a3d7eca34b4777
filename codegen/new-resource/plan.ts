import { sectionNames, type SectionName } from '../../src/manifest/names'
import { didYouMean } from '../../src/lib/did-you-mean'
import type { AnyManifest } from '../manifests/context'
import { asList, type Description, type DescribedOperation, type Json } from '../openapi/description'
import { mandatoryOf } from '../openapi/mandatory'
import { describedFields } from './described-fields'
import { identityOf } from './identity'
import { Refusal } from '../refusal'
import { callWords, type CallWord, type NewResourceRequest } from './request'
import { typeName } from './words'

/** Facts about a new type, from which its manifest is drafted. */
export interface Plan {
  type: string
  schemaName: string
  /** Properties of a record, references followed. */
  properties: ReadonlyMap<string, Json>
  section: SectionName
  scope: 'global' | 'location'
  identity: string
  calls: Partial<Record<CallWord, DescribedOperation>> & { list: DescribedOperation }
  description: Description
}

const accountNames: ReadonlySet<string> = new Set(['billing_account_id', 'billing_account'])

/** Whether a parameter names the customer's billing account. */
export function isAccount(name: string): boolean {
  return accountNames.has(name)
}

function call(description: Description, word: CallWord, id: string): DescribedOperation {
  const operation = description.operations.get(id)
  if (operation) return operation
  const near = didYouMean(id, description.operations.keys())
  throw new Refusal(`--${word}: the description has no operation "${id}".${near}`)
}

/** The section asked for, or else that of most types whose paths begin alike. */
function sectionOf(
  asked: string | undefined,
  list: DescribedOperation,
  description: Description,
  manifests: readonly AnyManifest[],
): SectionName {
  const known = sectionNames.join(', ')
  if (asked !== undefined) {
    const section = sectionNames.find((name) => name === asked)
    if (section) return section
    throw new Refusal(
      `--section: there is no section "${asked}".${didYouMean(asked, sectionNames) || ` There are ${known}.`}`,
    )
  }
  const start = (path: string): string => path.split('/', path.startsWith('/{location}/') ? 3 : 2).join('/')
  const alike = manifests.filter(
    ({ list: { operation } }) =>
      start(description.operations.get(operation)?.path ?? '') === start(list.path),
  )
  const countOf = (section: SectionName): number => alike.filter((each) => each.section === section).length
  const [best, second] = sectionNames
    .filter((name) => countOf(name) > 0)
    .sort((one, other) => countOf(other) - countOf(one))
  if (best !== undefined && (second === undefined || countOf(best) > countOf(second))) return best
  throw new Refusal(`Say with --section where the type belongs: ${known}.`)
}

/** A list call must only read, and need no parameter except the location. */
function checkList(description: Description, list: DescribedOperation): void {
  if (list.method !== 'GET')
    throw new Refusal(
      `--list: "${list.id}" changes something (${list.method}); name an operation that only reads.`,
    )
  const [missing] = mandatoryOf(description, list)
  if (missing !== undefined) {
    throw new Refusal(
      `--list: "${list.id}" needs "${missing}", which a list has no value for; write this manifest by hand (docs/manifests.md).`,
    )
  }
}

/**
 * Collects the facts from the description and the other manifests.
 * @throws Refusal for unknown operations, a call that is no list, or a type that exists already
 */
export function makePlan(
  request: NewResourceRequest,
  description: Description,
  manifests: readonly AnyManifest[],
): Plan {
  const calls: Plan['calls'] = { list: call(description, 'list', request.list) }
  for (const word of callWords) {
    const id = request[word]
    if (id !== undefined) calls[word] = call(description, word, id)
  }
  const { list } = calls
  const item = description.listItem(list)
  if (!item)
    throw new Refusal(
      `--list: "${list.id}" does not answer a list; name an operation whose answer is an array of records.`,
    )
  const schemaName = description.schemaName(item)
  const schema = schemaName === undefined ? undefined : description.schema(schemaName)
  if (schemaName === undefined || !schema) {
    throw new Refusal(
      `--list: what "${list.id}" lists has no name; give its schema one under components.schemas of the description.`,
    )
  }
  checkList(description, list)
  const type = request.type ?? typeName(schemaName)
  if (!/^[a-z][a-z\d]*(_[a-z\d]+)*$/.test(type))
    throw new Refusal(`--type: "${type}" is no name of a type; write it like "${typeName(type)}".`)
  if (manifests.some((manifest) => manifest.type === type))
    throw new Refusal(
      `The type "${type}" exists already; change its manifest, or give another name with --type.`,
    )
  const properties = describedFields(description, description.concrete(schema))
  const required = asList(schema.required).filter((name) => typeof name === 'string')
  const identity = identityOf(description, calls, properties, required)
  if (identity === undefined)
    throw new Refusal(`A ${schemaName} has nothing that tells it from another, such as an "id" or a "uuid".`)
  return {
    type,
    schemaName,
    properties,
    section: sectionOf(request.section, list, description, manifests),
    scope: description.pathParameters(list).includes('location') ? 'location' : 'global',
    identity,
    calls,
    description,
  }
}
