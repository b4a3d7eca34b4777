/**
 * The keys of a resource type's texts, derived from ids, inside the type's own locale file. The engine reads them and the
 * compiler demands them, through the same functions.
 */
import type { CompiledAction } from './compiled'
import { confirms, needsDialog } from './needs-dialog'
import { isOwnStep } from './own-step'

export const textKeys = {
  one: 'one',
  many: 'many',
  counted: 'counted',
  about: 'about',
  field: (id: string) => `fields.${id}`,
  /** A number of a column with its noun, "3 rules", where the label behind the number does not do. */
  amount: (id: string) => `amounts.${id}`,
  absent: (id: string) => `absent.${id}`,
  mark: (id: string) => `marks.${id}`,
  help: (at: string) => `help.${at}`,
  state: (state: string) => `states.${state}`,
  /** What a button says that leads to where such a state is dealt with, "Attach or delete". */
  todo: (state: string) => `todo.${state}`,
  reason: (id: string) => `reasons.${id}`,
  option: (field: string, value: string) => `options.${field}.${value}`,
  flag: (id: string) => `flags.${id}`,
  tab: (id: string) => `tabs.${id}`,
  facts: (id: string) => `facts.${id}`,
  section: (id: string) => `sections.${id}`,
  /** Which row of a list it is, "Pool 2". */
  row: (id: string) => `rows.${id}`,
  failure: (id: string) => `failures.${id}`,
  notice: (id: string) => `notices.${id}`,
  noticeDetails: (id: string) => `noticeDetails.${id}`,
  noticeLink: (id: string) => `noticeLinks.${id}`,
  sectionNote: (id: string) => `notes.${id}`,
  /** The same while a value in it is not known. */
  unknownNote: (id: string) => `notes.${id}_unknown`,
  nothing: (id: string) => `nothing.${id}`,
  badge: (id: string) => `badges.${id}`,
  consequence: (id: string) => `consequences.${id}`,
  release: (id: string) => `releases.${id}`,
  snippet: (id: string) => `snippets.${id}`,
  rule: (id: string) => `rules.${id}`,
  template: (id: string) => `templates.${id}`,
  warning: (id: string) => `warnings.${id}`,
  /** A field's heading in one group of an editor, where it differs: `groups.inbound.endpoint_spec`. */
  grouped: (group: string, id: string) => `groups.${group}.${id}`,
  affects: (id: string) => `affects.${id}`,
  offer: (id: string, part: 'title' | 'text') => `offers.${id}.${part}`,
  copies: (id: string) => `copies.${id}`,
  emptyTitle: 'empty.title',
  emptyText: 'empty.text',
  filterHint: 'filter',
  create: (part: 'title' | 'button' | 'done' | 'reveal') => `create.${part}`,
  add: (id: string) => `add.${id}`,
  action: (id: string, part: ActionText) => `actions.${id}.${part}`,
  /** By the last part of a name that leads into an object. */
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
  action: Pick<CompiledAction, 'guard' | 'form' | 'id' | 'expect' | 'steps' | 'costs'>,
): ActionText[] {
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
