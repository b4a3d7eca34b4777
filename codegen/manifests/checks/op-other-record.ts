import type { DescribedOperation } from '../../openapi/description'
import type { ManifestContext } from '../context'

/** How many operations a message may offer instead. */
const most = 3

/** The list, the page and what is made are records of the type: their calls answer its schema, as far as that has a name. */
export function opOtherRecord(context: ManifestContext): void {
  const { manifest, description, report } = context
  const answerOf = (operation: DescribedOperation): unknown =>
    description.listItem(operation) ?? description.given(operation)
  const check = (at: string, id: string | undefined): void => {
    const operation = description.operations.get(id ?? '')
    const answer = operation && answerOf(operation)
    const name = description.schemaName(answer)
    if (!operation || name === undefined || description.isOf(answer, manifest.schema)) return
    const isList = description.listItem(operation) !== undefined
    const others = [...description.operations.values()].filter(
      (other) =>
        other.method === operation.method &&
        (description.listItem(other) !== undefined) === isList &&
        description.isOf(answerOf(other), manifest.schema),
    )
    const instead =
      others.length === 0
        ? `name an operation that answers ${manifest.schema}.`
        : `name ${others
            .slice(0, most)
            .map((other) => other.id)
            .join(' or ')}.`
    report('op-other-record', at, `"${operation.id}" answers ${name}, not ${manifest.schema}; ${instead}`)
  }
  check('list.operation', manifest.list.operation)
  check('detail.operation', manifest.detail?.operation)
  check('create.operation', manifest.create?.operation)
}
