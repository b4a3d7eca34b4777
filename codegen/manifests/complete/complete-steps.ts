import type { Action, Consequence } from '../../../src/manifest/words/actions'
import type { CompleteConsequence } from './completed'
import type { Step, StepSpec } from '../../../src/manifest/words/steps'
import type { CompletionInput } from './completion-input'

/** Steps in full, each with its action. */
export function completeSteps(steps: readonly StepSpec[]): Step[] {
  return steps.map((step) => (typeof step === 'string' ? { action: step } : step))
}

/** Lines of a confirmation with the steps of each in full. */
export function completeLines(lines: readonly Consequence<string>[]): CompleteConsequence[] {
  return lines.map(({ steps, ...line }) => (steps ? { ...line, steps: completeSteps(steps) } : line))
}

/** An action with an operation: its own, or that of its first step. */
export type Calling = Action<string> & { operation: NonNullable<Action<string>['operation']> }

/**
 * Completes an action's operation. One that has only steps takes parameters, guard and expected state of the first, too.
 * Without either, the operation is empty, which the check of operations reports.
 */
export function asCalling({ manifest }: CompletionInput, written: Action<string>): Calling {
  const { operation } = written
  if (operation !== undefined) return { ...written, operation }
  const [first] = completeSteps(written.steps ?? [])
  const actions = manifest.actions ?? []
  const found = actions.find(({ id }) => id === first?.action)
  const { params, guard, expect } = found ?? {}
  return {
    ...(params ? { params } : {}),
    ...(guard ? { guard } : {}),
    ...(expect ? { expect } : {}),
    ...written,
    operation: found?.operation ?? ('' as NonNullable<Action<string>['operation']>),
  }
}
