/** Every field a successful answer of the API can hold. */
import { isRecord } from '../../../src/lib/is-record'
import { asJson, asList, type Description, type Json } from '../../../codegen/openapi/description'

/** A field by the schema that has it: `Disk.snapshots`; inside a schema without a name `createVm.answer.uuid`. */
export interface AnswerField {
  readonly label: string
  /** The word it is sent under. */
  readonly name: string
  /** The calls that answer it. */
  readonly operations: ReadonlySet<string>
  /** The words of the fields it lies in; empty for the outermost. */
  readonly within: ReadonlySet<string>
}

export interface AnswerFields {
  readonly byLabel: ReadonlyMap<string, AnswerField>
  /** A field by the object that describes it in the document; whoever walks the document comes upon the same object. */
  readonly labelOf: ReadonlyMap<unknown, string>
}

interface Found {
  name: string
  operations: Set<string>
  within: Set<string>
}

/** Collects the fields of every 2xx answer with the operations they come from. `document` shares no objects between places. */
export function answerFields(description: Description): AnswerFields {
  const byLabel = new Map<string, Found>()
  const labelOf = new Map<unknown, string>()

  const visit = (
    value: unknown,
    place: string,
    { operation, within, open }: { operation: string; within: string; open: ReadonlySet<string> },
  ): void => {
    if (!isRecord(value)) return
    if (typeof value.$ref === 'string') {
      const name = value.$ref.split('/').at(-1) ?? ''
      if (open.has(name)) return
      visit(description.schema(name), name, { operation, within, open: new Set([...open, name]) })
      return
    }
    for (const [name, member] of Object.entries(asJson(value.properties))) {
      const label = `${place}.${name}`
      const found = byLabel.get(label) ?? { name, operations: new Set(), within: new Set() }
      found.operations.add(operation)
      found.within.add(within)
      byLabel.set(label, found)
      labelOf.set(member, label)
      visit(member, label, { operation, within: name, open })
    }
    const parts = [value.allOf, value.anyOf, value.oneOf].flatMap(asList)
    for (const part of [...parts, value.items, value.additionalProperties])
      visit(part, place, { operation, within, open })
  }

  for (const { id, definition } of description.operations.values()) {
    for (const schema of answerSchemas(description, definition))
      visit(schema, `${id}.answer`, { operation: id, within: '', open: new Set() })
  }
  return {
    byLabel: new Map([...byLabel].map(([label, found]) => [label, { label, ...found }])),
    labelOf,
  }
}

function answerSchemas(description: Description, definition: Json): unknown[] {
  return Object.entries(asJson(definition.responses))
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.values(asJson(description.resolve(response).content)))
    .map((media) => asJson(media).schema)
}
