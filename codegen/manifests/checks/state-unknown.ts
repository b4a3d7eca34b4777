import { didYouMean } from '../../did-you-mean'
import { asList } from '../../openapi/description'
import { recordScope, type ManifestContext } from '../context'
import { schemaAt } from '../scope'
import { actionsOf } from '../walk'

/** No meaning for a value that does not exist; no action or create form expects a state that does not exist. */
export function stateUnknown(context: ManifestContext): void {
  const { states, create } = context.manifest
  const known = new Set<unknown>(
    !states
      ? []
      : 'field' in states
        ? asList(schemaAt(context.description, recordScope(context), states.field)?.enum)
        : states.rules.map((rule) => rule.state),
  )
  const names = [...known].filter((value) => typeof value === 'string')
  const check = (at: string, state: string): void => {
    if (!known.has(state))
      context.report('state-unknown', at, `no record can be in state "${state}".${didYouMean(state, names)}`)
  }
  for (const state of Object.keys(states?.of ?? {})) check(`states.of.${state}`, state)
  for (const { at, action, scope } of actionsOf(context)) {
    if (action.expect && !scope.owner) check(`${at}.expect.state`, action.expect.state)
  }
  if (create?.expect) check('create.expect.state', create.expect.state)
}
