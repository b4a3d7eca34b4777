/** Every field of the API: of successful answers and of requests. */
import { isRecord } from '../../../src/lib/is-record'
import {
  asJson,
  asList,
  type DescribedOperation,
  type Description,
  type Json,
} from '../../../codegen/openapi/description'

/** A field by the schema that has it: `Disk.snapshots`; where the schema has no name, `createVm.answer.uuid`. */
export interface DescribedField {
  readonly label: string
  /** The name it is sent under. */
  readonly name: string
  /** The calls that take or answer it. */
  readonly operations: ReadonlySet<string>
  /** Names of the fields that contain it; empty for the outermost. */
  readonly within: ReadonlySet<string>
}

export interface DescribedFields {
  readonly byLabel: ReadonlyMap<string, DescribedField>
  /** Labels by the object that describes the field in the document; every walk of the document meets the same object. */
  readonly labelOf: ReadonlyMap<unknown, string>
}

interface Found {
  name: string
  operations: Set<string>
  within: Set<string>
}

/** The position of a walk: its call, its field, and the named schemas around it. */
interface Way {
  operation: string
  within: string
  open: ReadonlySet<string>
}

type Starts = (operation: DescribedOperation) => readonly (readonly [place: string, schema: unknown])[]

function collect(description: Description, starts: Starts): DescribedFields {
  const byLabel = new Map<string, Found>()
  const labelOf = new Map<unknown, string>()

  const visit = (value: unknown, place: string, way: Way): void => {
    if (!isRecord(value)) return
    if (typeof value.$ref === 'string') {
      const name = value.$ref.split('/').at(-1) ?? ''
      if (way.open.has(name)) return
      visit(description.schema(name), name, { ...way, open: new Set([...way.open, name]) })
      return
    }
    for (const [name, member] of Object.entries(asJson(value.properties))) {
      const label = `${place}.${name}`
      const found = byLabel.get(label) ?? { name, operations: new Set(), within: new Set() }
      found.operations.add(way.operation)
      found.within.add(way.within)
      byLabel.set(label, found)
      labelOf.set(member, label)
      visit(member, label, { ...way, within: name })
    }
    const parts = [value.allOf, value.anyOf, value.oneOf].flatMap(asList)
    for (const part of [...parts, value.items, value.additionalProperties]) visit(part, place, way)
  }

  for (const operation of description.operations.values()) {
    for (const [place, schema] of starts(operation))
      visit(schema, place, { operation: operation.id, within: '', open: new Set() })
  }
  const fields = [...byLabel].map(([label, found]) => [label, { label, ...found }] as const)
  return { byLabel: new Map(fields), labelOf }
}

const mediaIn = (content: unknown): unknown[] =>
  Object.values(asJson(content)).map((media) => asJson(media).schema)

/** The fields of every 2xx answer. In the document no two places may share an object. */
export function answerFields(description: Description): DescribedFields {
  return collect(description, ({ id, definition }) =>
    Object.entries(asJson(definition.responses))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => mediaIn(description.resolve(response).content))
      .map((schema) => [`${id}.answer`, schema] as const),
  )
}

/** The fields of every body, and the parameters after the `?`, labelled `listVms.billing_account_id`. */
export function requestFields(description: Description): DescribedFields {
  return collect(description, ({ id, definition, parameters }) => {
    const query = parameters
      .filter((each) => each.in === 'query')
      .map((each): [string, Json] => [String(each.name), each])
    return [
      [id, { properties: Object.fromEntries(query) }],
      ...mediaIn(description.resolve(definition.requestBody).content).map(
        (schema) => [`${id}.body`, schema] as const,
      ),
    ]
  })
}
