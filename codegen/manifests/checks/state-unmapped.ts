import { asList } from '../../openapi/description'
import type { ManifestContext } from '../context'
import { schemaAt } from '../scope'
import { statesOf } from '../walk'

/** Every value of a state field has a meaning, so that a new one cannot become a grey badge unnoticed. */
export function stateUnmapped(context: ManifestContext): void {
  const report = (at: string, message: string): void => context.report('state-unmapped', at, message)
  for (const { at, states, scope } of statesOf(context)) {
    if (!('rules' in states)) {
      const schema = schemaAt(context.description, scope, states.field)
      for (const value of asList(schema?.enum)) {
        if (typeof value === 'string' && !Object.hasOwn(states.of, value))
          report(`${at}.of`, `"${value}" is a value of ${states.field} without a meaning; add it.`)
      }
      continue
    }
    for (const [index, rule] of states.rules.entries()) {
      if (!Object.hasOwn(states.of, rule.state))
        report(`${at}.rules[${index}].state`, `"${rule.state}" has no meaning in states.of; add it.`)
    }
    if (states.rules.at(-1)?.when !== undefined && states.field === undefined) {
      report(
        `${at}.rules`,
        'the last rule must have no condition, or `field` beside the rules must name one whose value is shown, so that every record has a state.',
      )
    }
  }
}
