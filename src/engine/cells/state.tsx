import { viewState, type StateView } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { StateMark } from '../../ui/feedback/StateMark'
import { firstText, type CellInput, type CellKind } from './cell'
import type { CellEnv } from '../data/env'

const quiet = new Set<StateView['kind']>(['works', 'rest', 'gone'])

/** The label of a state: translated when known, the API's own word otherwise. */
export function stateLabel(env: Pick<CellEnv, 'texts' | 'resource'>, view: StateView): string {
  if (view.state === '') return env.texts.t('state.unknown')
  if (!view.known) return view.state
  return env.texts.resource(env.resource.type, textKeys.state(view.state))
}

/** A state with its look; `label` replaces its word while something is awaited. */
export function StateWord({
  env,
  view,
  label,
}: {
  env: Pick<CellEnv, 'texts' | 'resource'>
  view: StateView
  label?: string | undefined
}) {
  return (
    <StateMark
      look={quiet.has(view.kind) ? 'quiet' : 'filled'}
      tone={view.tone}
      icon={view.icon}
      spinning={view.kind === 'moving'}
      label={label ?? stateLabel(env, view)}
    />
  )
}

function viewOf(input: CellInput): StateView {
  const value = firstText(input)
  return viewState(input.env.states ?? input.env.resource.stateOf, value === '' ? undefined : value)
}

/** What the record is doing: steady states are quiet, the others are badges; one nobody knows shows its own word. */
export const state: CellKind = {
  draw: (input) => {
    const awaited = input.env.awaited?.(input.subject)
    return <StateWord env={input.env} view={awaited?.view ?? viewOf(input)} label={awaited?.label} />
  },
  text: (input) => stateLabel(input.env, viewOf(input)),
}

/** The state in the head of a screen: always a badge, what is awaited included. */
export function StateBadge({ env, subject, view }: { env: CellEnv; subject: Subject; view: StateView }) {
  const awaited = env.awaited?.(subject)
  const shown = awaited?.view ?? view
  return (
    <StateMark
      look="filled"
      tone={shown.tone}
      icon={shown.icon}
      spinning={shown.kind === 'moving'}
      label={awaited?.label ?? stateLabel(env, shown)}
    />
  )
}
