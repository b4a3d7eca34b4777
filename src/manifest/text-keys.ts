/**
 * The keys of a resource type's texts, derived from ids, inside the type's own locale file. The engine reads them and the
 * compiler requires them, through the same functions.
 */
import type { CompiledAction } from './compiled-actions'
import { confirms, needsDialog } from './needs-dialog'
import { isOwnStep } from './own-step'

export const textKeys = {
  one: 'one',
  many: 'many',
  counted: 'counted',
  about: 'about',
  field: (id: string) => `fields.${id}`,
  /** A number of a column with its noun, "3 rules", if the label after the number does not fit. */
  amount: (id: string) => `amounts.${id}`,
  absent: (id: string) => `absent.${id}`,
  mark: (id: string) => `marks.${id}`,
  /** The choices of a field could not be loaded, if the shared sentence does not fit; may use `{{location}}`. */
  notLoaded: (id: string) => `notLoaded.${id}`,
  help: (at: string) => `help.${at}`,
  state: (state: string) => `states.${state}`,
  /** Label of the button that leads to where such a state is resolved, "Attach or delete". */
  todo: (state: string) => `todo.${state}`,
  reason: (id: string) => `reasons.${id}`,
  option: (field: string, value: string) => `options.${field}.${value}`,
  tab: (id: string) => `tabs.${id}`,
  facts: (id: string) => `facts.${id}`,
  section: (id: string) => `sections.${id}`,
  /** Name of a row of a list, "Pool 2". */
  row: (id: string) => `rows.${id}`,
  failure: (id: string) => `failures.${id}`,
  notice: (id: string) => `notices.${id}`,
  noticeValues: (id: string) => `noticeValues.${id}`,
  noticeLink: (id: string) => `noticeLinks.${id}`,
  sectionNote: (id: string) => `notes.${id}`,
  /** The same while a value in it is not known. */
  unknownNote: (id: string) => `notes.${id}_unknown`,
  nothing: (id: string) => `nothing.${id}`,
  consequence: (id: string) => `consequences.${id}`,
  release: (id: string) => `releases.${id}`,
  snippet: (id: string) => `snippets.${id}`,
  rule: (id: string) => `rules.${id}`,
  /** A field's heading in one group of an editor, if it differs: `groups.inbound.endpoint_spec`. */
  grouped: (group: string, id: string) => `groups.${group}.${id}`,
  count: (id: string) => `count.${id}`,
  preset: (id: string, part: 'title' | 'text') => `presets.${id}.${part}`,
  metric: (id: string) => `metrics.${id}`,
  /** A line of a metric that has several. */
  metricLine: (id: string, line: string) => `metrics.${id}_${line}`,
  line: (id: string) => `lines.${id}`,
  emptyTitle: 'empty.title',
  emptyText: 'empty.text',
  filterHint: 'filter',
  create: (part: 'title' | 'button' | 'done' | 'reveal') => `create.${part}`,
  add: (id: string) => `add.${id}`,
  action: (id: string, part: ActionText) => `actions.${id}.${part}`,
  /** By the last part of a path. */
  fieldError: (at: string, rule: string) => `errors.${at.slice(at.lastIndexOf('.') + 1)}.${rule}`,
} as const

export type ActionText =
  | 'label'
  | 'title'
  | 'text'
  | 'button'
  | 'done'
  | 'pending'
  | 'note'
  | 'failed'
  | 'steps'
  | 'stepsButton'
  | 'priced'

/** The texts an action needs: a dialog's when it asks or warns, a badge's when a state is awaited. */
export function actionTexts(
  action: Pick<CompiledAction, 'guard' | 'form' | 'id' | 'expect' | 'steps' | 'costs' | 'dialog' | 'link'>,
): ActionText[] {
  // A dialog and a document of the console have texts of their own.
  if (action.dialog !== undefined || action.link !== undefined) return ['label']
  const explains = action.guard !== 'none' || (action.form === null && confirms(action))
  return [
    'label',
    'done',
    ...(needsDialog(action) ? (['title', 'button'] as const) : []),
    ...(explains ? (['text'] as const) : []),
    ...(action.expect ? (['pending'] as const) : []),
    ...(isOwnStep(action) ? (['steps', 'stepsButton'] as const) : []),
  ]
}
