import { advice } from '../../advice'
import { asList } from '../../openapi/description'
import type { ManifestContext } from '../context'
import { schemaAt } from '../scope'
import { actionsOf, statesOf } from '../walk'

/** States that have a meaning, or that actions and the create form expect, must exist. */
export function stateUnknown(context: ManifestContext): void {
  const { states: own, create } = context.manifest
  const check = (at: string, state: string, known: ReadonlySet<unknown>): void => {
    const names = [...known].filter((value) => typeof value === 'string')
    if (!known.has(state))
      context.report(
        'state-unknown',
        at,
        `no record can be in state "${state}".${advice(state, names, 'There are', 'the manifest')}`,
      )
  }
  const ofRecord = new Set<unknown>()
  const elements = new Map<string, ReadonlySet<unknown>>()
  for (const { at, states, scope } of statesOf(context)) {
    const known = new Set<unknown>(
      'rules' in states
        ? states.rules.map((rule) => rule.state)
        : asList(schemaAt(context.description, scope, states.field)?.enum),
    )
    elements.set(at.replace(/\.states$/, ''), known)
    if (states === own) for (const state of known) ofRecord.add(state)
    for (const state of Object.keys(states.of)) check(`${at}.of.${state}`, state, known)
  }
  for (const { at, action, scope } of actionsOf(context)) {
    if (!action.expect) continue
    const ofElement = scope.owner && elements.get(at.replace(/\.rowActions\[\d+\]$/, ''))
    if (ofElement || !scope.owner) check(`${at}.expect.state`, action.expect.state, ofElement ?? ofRecord)
  }
  if (create?.expect) check('create.expect.state', create.expect.state, ofRecord)
}
