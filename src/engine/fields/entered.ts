import type { FormErrors } from './check-context'
import type { DraftStore } from '../../platform/session/draft'
import { differing, type FormValues } from './form-values'
import { readIntent } from '../../platform/session/intent'
import { readNames, type ChoiceNames } from './unavailable'

/** Ids of fields. */
export type Ids = ReadonlySet<string>

/** The state of a form. */
export interface Entered {
  typed: FormValues
  /** Values of the restored draft. */
  saved: FormValues | undefined
  /** The draft was sent, and its answer is not known. */
  unanswered: boolean
  /** Fields filled in by the URL or the draft. */
  given: Ids
  /** Changed fields and left fields. */
  changed: Ids
  left: Ids
  /** Fields set by a preset. */
  sized: Ids
  /** Fields the user fills in by hand. */
  promised: Ids
  /** Names of the chosen options. */
  names: ChoiceNames
  submitted: boolean
  /** Sent and not refused: values it uses, such as a free address, are no longer offered, and that is no error. */
  sent: boolean
  /** Errors from the platform. */
  refused: FormErrors
}

const none: Ids = new Set()

/** The fields of both. */
export const plus = (ids: Ids, more: Iterable<string>): Ids => new Set([...ids, ...more])

/** The fields of the first that are not in the second. */
export const minus = (ids: Ids, gone: Ids): Ids => new Set([...ids].filter((id) => !gone.has(id)))

/** An untouched form: its initial values, and those from elsewhere. */
export const begin = (start: FormValues, prefill: FormValues | undefined): Entered => ({
  typed: start,
  saved: undefined,
  unanswered: false,
  given: new Set(Object.keys(prefill ?? {})),
  changed: none,
  left: none,
  sized: none,
  promised: none,
  names: {},
  submitted: false,
  sent: false,
  refused: {},
})

/** Applies a draft unless the form has its values anyway; values typed before it was read win. */
export function withDraft(entered: Entered, draft: DraftStore): Entered {
  const read = draft.read()
  const saved = read && Object.keys(differing(read, entered.typed)).length > 0 ? read : undefined
  const own = Object.entries(entered.typed).filter(([id]) => entered.changed.has(id))
  return {
    ...entered,
    saved,
    unanswered: readIntent(draft.intent) !== undefined,
    given: plus(entered.given, Object.keys(saved ?? {})),
    names: { ...readNames(draft.names.read()), ...entered.names },
    typed: { ...entered.typed, ...saved, ...Object.fromEntries(own) },
  }
}

/** Answers to some fields, with what follows for the others. */
export interface Answer {
  /** The answered fields. */
  ids: Ids
  /** Their values, and those that follow. */
  typed: FormValues
  /** Fields that go back to their default. */
  released: Ids
  /** The values are a preset. */
  isSize: boolean
}

/** Adds an answer. The form then counts as not sent, and its fields as not refused. */
export function withAnswer(entered: Entered, { ids, typed, released, isSize }: Answer): Entered {
  const { changed, sized, refused } = entered
  const kept = Object.entries(entered.typed).filter(([id]) => !released.has(id))
  return {
    ...entered,
    typed: { ...Object.fromEntries(kept), ...typed },
    given: minus(entered.given, released),
    changed: plus(minus(changed, released), ids),
    sized: isSize ? plus(sized, ids) : minus(sized, ids),
    sent: false,
    refused: Object.fromEntries(Object.entries(refused).filter(([id]) => !ids.has(id))),
  }
}
