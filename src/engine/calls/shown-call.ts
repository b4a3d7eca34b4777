import type { SampleRequest } from '../../api/samples/sample-request'
import { operationSecrets } from '../../generated/operation-secrets'
import { operations, type OperationId } from '../../generated/operations'
import { isRecord } from '../../lib/is-record'
import { sortParameters } from '../../manifest/build-request'

/** A call that has not been made yet: its parameters by name, as they will be sent. */
export interface ShownCall {
  operation: OperationId
  parameters: Readonly<Record<string, unknown>>
  /** Names that are secret besides those the description calls so. */
  secrets: readonly string[]
  /** What is waited for before it is made: that an expression for jq holds of the record with this identity. */
  until?: { list: OperationId; identity: string; id: unknown; test: string } | undefined
}

/** The value with every member of a secret name replaced by that name, so that no printer ever holds a secret. */
function masked(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => masked(each, secrets))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const isSecret = secrets.has(name) && member !== undefined && member !== null
      return [name, isSecret ? `<${name}>` : masked(member, secrets)]
    }),
  )
}

/** Names of everything secret in a call. */
export function secretsOf({ operation, secrets }: Pick<ShownCall, 'operation' | 'secrets'>): Set<string> {
  return new Set([...secrets, ...(operationSecrets[operation] ?? [])])
}

/**
 * A call as code prints it: its parameters where the client puts them, secrets out. What is missing is missing there, too;
 * a parameter of the path without a value stays in braces.
 */
export function sampleOf(call: ShownCall, base: string): SampleRequest {
  const { operation: id, parameters, until } = call
  const operation = operations[id]
  const secrets = secretsOf(call)
  const hidden = masked(parameters, secrets)
  const { location } = parameters
  return {
    ...{ id, operation, base, secrets },
    ...sortParameters(operation, isRecord(hidden) ? hidden : {}),
    ...(until
      ? {
          until: {
            list: sampleOf({ operation: until.list, parameters: { location }, secrets: [] }, base),
            ...{ identity: until.identity, id: String(until.id), test: until.test },
          },
        }
      : {}),
  }
}
