import { viewState, type StateView } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { StateMark } from '../../ui/feedback/StateMark'
import { firstText, type CellInput, type CellKind } from './cell'
import type { CellEnv } from '../data/env'

const quiet = new Set<StateView['kind']>(['works', 'rest', 'idle', 'gone'])

/** Label of a state: translated if known, otherwise the API's value. */
export function stateLabel(env: Pick<CellEnv, 'texts' | 'resource'>, view: StateView): string {
  if (view.state === '') return env.texts.t('state.unknown')
  if (!view.known) return view.state
  return env.texts.resource(env.resource.type, textKeys.state(view.state))
}

/** A state with its icon; `label` replaces the text while a change is pending. */
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

/** State of a record: steady states are plain text, others badges; unknown states show the API's value. */
export const state: CellKind = {
  draw: (input) => {
    const awaited = input.env.awaited?.(input.subject)
    return <StateWord env={input.env} view={awaited?.view ?? viewOf(input)} label={awaited?.label} />
  },
  text: (input) => stateLabel(input.env, viewOf(input)),
}

/** The state in a page header: always a badge, including pending changes. */
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
