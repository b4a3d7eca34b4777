import { asList } from '../../openapi/description'
import { recordScope, type ManifestContext } from '../context'
import { schemaAt } from '../scope'

/** Every value of the state field has a meaning, so that a new one cannot become a grey badge unnoticed. */
export function stateUnmapped(context: ManifestContext): void {
  const { states } = context.manifest
  if (!states) return
  if ('field' in states) {
    const schema = schemaAt(context.description, recordScope(context), states.field)
    for (const value of asList(schema?.enum)) {
      if (typeof value === 'string' && !Object.hasOwn(states.of, value)) {
        context.report(
          'state-unmapped',
          'states.of',
          `"${value}" is a value of ${states.field} without a meaning; add it.`,
        )
      }
    }
    return
  }
  for (const [index, rule] of states.rules.entries()) {
    if (!Object.hasOwn(states.of, rule.state)) {
      context.report(
        'state-unmapped',
        `states.rules[${index}].state`,
        `"${rule.state}" has no meaning in states.of; add it.`,
      )
    }
  }
  if (states.rules.at(-1)?.when !== undefined && states.otherwise === undefined) {
    context.report(
      'state-unmapped',
      'states.rules',
      'the last rule must have no condition, or `otherwise` must name a field, so that every record has a state.',
    )
  }
}
