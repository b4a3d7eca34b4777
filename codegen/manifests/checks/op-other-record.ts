import type { DescribedOperation } from '../../openapi/description'
import { schemaOf } from '../complete/record-schema'
import type { Written } from '../context'

/** Maximum operations suggested in a message. */
const most = 3

/**
 * The detail and create calls must answer records of the type: the schema that the list call answers, if theirs has a
 * name.
 */
export function opOtherRecord({ manifest, description, report }: Written): void {
  const schema = schemaOf(description, manifest)
  const listId = manifest.list.operation
  const answerOf = (operation: DescribedOperation): unknown =>
    description.listItem(operation) ?? description.given(operation)
  const others = (method: string, isList: boolean, name: string): string[] =>
    [...description.operations.values()]
      .filter((other) => other.method === method && description.isOf(answerOf(other), name))
      .filter((other) => (description.listItem(other) !== undefined) === isList)
      .slice(0, most)
      .map(({ id }) => id)
  const check = (at: string, id: string | undefined): void => {
    const operation = description.operations.get(id ?? '')
    const answer = operation && answerOf(operation)
    const name = description.schemaName(answer)
    if (!operation || schema === undefined || name === undefined) return
    if (description.isOf(answer, schema)) return
    const same = others(operation.method, description.listItem(operation) !== undefined, schema)
    const lists = others('GET', true, name)
    const here = same.length === 0 ? `an operation that answers ${schema}` : same.join(' or ')
    const there = lists.length === 0 ? '' : `, or ${lists.join(' or ')} at list.operation`
    const answers = `"${operation.id}" answers ${name}, and "${listId}" lists ${schema}`
    report('op-other-record', at, `${answers}; name ${here}${there}.`)
  }
  check('detail.operation', manifest.detail?.operation)
  check('create.operation', manifest.create?.operation)
}
