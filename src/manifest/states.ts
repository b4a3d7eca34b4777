import type { IconName } from '../lib/icon-names'
import { judge } from './condition'
import type { StateKind, Tone } from './names'
import { readPath, type Subject } from './subject'
import type { StateMeaning, States } from './words/records'

/** The state of a record as the screen draws it. */
export interface StateView {
  /** The API's own word, or the derived state's id; never translated here. */
  state: string
  /** False for a value the description does not know: shown as it is, neutrally, and nothing destructive is offered. */
  known: boolean
  kind: StateKind | 'unknown'
  tone: Tone
  icon: IconName
  seconds: number | undefined
}

const look: Record<StateKind, { tone: Tone; icon: IconName }> = {
  works: { tone: 'success', icon: 'circle-check' },
  rest: { tone: 'default', icon: 'circle-stop' },
  idle: { tone: 'default', icon: 'circle-dashed' },
  moving: { tone: 'info', icon: 'loader-circle' },
  attention: { tone: 'warning', icon: 'triangle-alert' },
  wrong: { tone: 'error', icon: 'triangle-alert' },
  gone: { tone: 'text', icon: 'trash-2' },
  mark: { tone: 'default', icon: 'tag' },
}

/**
 * The state's id for a subject: the value of the state field, or the first rule that holds. Undefined while a joined list
 * the rules depend on is not known.
 */
export function stateOf(states: States, subject: Subject): string | undefined {
  if (!('rules' in states)) return text(readPath(subject, states.field))
  for (const rule of states.rules) {
    const verdict = judge(rule.when, subject)
    if (verdict.ok) return rule.state
    if (verdict.pending) return undefined
  }
  return states.field === undefined ? undefined : text(readPath(subject, states.field))
}

function text(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The meaning of a state's id; unknown ids stay visible under a neutral badge (specification decisions, 16). */
export function viewState(of: Record<string, StateMeaning>, state: string | undefined): StateView {
  const meaning: StateMeaning | undefined =
    state !== undefined && Object.hasOwn(of, state) ? of[state] : undefined
  if (!meaning) {
    return {
      state: state ?? '',
      known: false,
      kind: 'unknown',
      tone: 'default',
      icon: 'circle-help',
      seconds: undefined,
    }
  }
  const usual = look[meaning.kind]
  return {
    state: state ?? '',
    known: true,
    kind: meaning.kind,
    tone: meaning.tone ?? usual.tone,
    icon: meaning.icon ?? usual.icon,
    seconds: meaning.seconds,
  }
}
