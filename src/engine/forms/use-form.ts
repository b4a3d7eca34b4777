import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldProblem } from '../../api/errors'
import { sameAddress } from '../../lib/same-address'
import type {
  CompiledField,
  CompiledForm,
  CompiledFormSection,
  CompiledResource,
} from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import type { Limits } from '../../manifest/limits'
import { isEmpty, type Subject } from '../../manifest/subject'
import { useTexts } from '../../platform/i18n/use-texts'
import { afterPress } from '../../ui/form-controls/after-press'
import type { CellEnv } from '../cells/cell'
import type { DraftStore } from './draft'
import { choiceOf, filledBy, type FieldChoices } from './field-options'
import {
  checkForm,
  fieldLimits,
  isRequired,
  type CheckContext,
  type FormErrors,
  type Validate,
} from './form-check'
import {
  changesNothing,
  effectiveValues,
  fieldsOf,
  filledIn,
  formParameters,
  initialValues,
  visibleFields,
  withoutSecrets,
  differing,
  type FormValues,
} from './form-values'
import { restOfSize, withUsualSizes } from './presets'
import { useFormSources } from './use-form-choices'
import { useFormLocation } from './use-form-location'
import { useSyntax } from './use-syntax'

/** A form being filled in. Everything but the typed values is derived from them. */
export interface FormModel {
  form: CompiledForm
  resource: CompiledResource
  env: CellEnv
  /** What is typed and chosen, usual choices included. */
  values: FormValues
  subject: Subject
  visible: readonly CompiledField[]
  sections: readonly CompiledFormSection[]
  choices: (field: CompiledField) => FieldChoices | undefined
  limits: (field: CompiledField) => Limits
  required: (field: CompiledField) => boolean
  /** Errors to show now: of fields that were changed and left or came filled in, of all after a failed submit, of the server. */
  errors: FormErrors
  /** All present errors, shown or not. */
  allErrors: FormErrors
  check: CheckContext
  /** How the form would stand with other values put in, as far as its choices are known. */
  suppose: (next: FormValues) => { values: FormValues; visible: readonly CompiledField[] }
  /** The choices a field would have with other values put in. */
  choicesWith: (field: CompiledField, next: FormValues) => FieldChoices | undefined
  set: (id: string, value: unknown) => void
  /** Somebody chose to fill a field in by hand, or no more: until then it may not stay empty. */
  promise: (id: string, promised: boolean) => void
  setMany: (values: FormValues) => void
  /** The customer has left a field; it is judged if it was changed. */
  leave: (id: string) => void
  /** It would change nothing: every value is what the record has. Such a form is not sent. */
  unchanged: boolean
  /** It was to be sent already, and was not right or could not be. */
  submitted: boolean
  /** Something differs from how the form started. */
  dirty: boolean
  /** A draft from before was put back. */
  restored: boolean
  reset: () => void
  /** Checks everything; the parameters to send, or undefined after showing what is wrong. */
  submit: () => Record<string, unknown> | undefined
  /** Puts the server's refusals to their fields; returns those that belong to no visible field. */
  refuse: (problems: readonly FieldProblem[]) => FieldProblem[]
  /** The form has done its work; its draft is forgotten. */
  finish: () => void
}

export interface FormOptions {
  resource: CompiledResource
  form: CompiledForm
  validate: Validate | undefined
  /** What surrounds the form: site, user, and the record an action is about. */
  base: Subject
  /** Values from the address, by field id; they win over initial values. */
  prefill?: FormValues
  /** Undefined until it is known whose it is; what was typed by then wins over what it holds. */
  draft?: DraftStore | undefined
  /** The form only changes the record: sending what the record has would do nothing. */
  edits?: boolean
}

/** Fills in a form: values, choices that depend on each other, checks at the right moment, a draft without secrets. */
export function useForm({
  resource,
  form,
  validate,
  base,
  prefill,
  draft,
  edits = false,
}: FormOptions): FormModel {
  const texts = useTexts()
  const fields = useMemo(() => fieldsOf(form), [form])
  const [start] = useState(() => ({ ...initialValues(fields, base), ...prefill }))
  const [saved, setSaved] = useState(() => draft?.read())
  const [typed, setTyped] = useState<FormValues>(() => ({ ...start, ...saved }))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [known, setKnown] = useState(draft !== undefined)
  if (draft && !known) {
    setKnown(true)
    const late = draft.read()
    setSaved(late)
    setTyped({ ...typed, ...late, ...pick(typed, changed) })
  }
  const [promised, setPromised] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<FormErrors>({})

  const located = fields.find((field) => field.options?.kind === 'locations')
  const wanted = located ? typed[located.id] : undefined
  const chosenLocation = useFormLocation(located !== undefined && base.location === undefined, wanted)
  const location = base.location ?? chosenLocation
  const sources = useFormSources(resource, fields, location, base.surroundings)

  const subjectFor = useCallback(
    (values: FormValues): Subject => {
      const about: Subject = { ...base, location, form: values, same: sameAddress }
      const chosen = (id: string): unknown => {
        const field = form.fields[id]
        // What is not asked for now has not been chosen, though it may have been before.
        if (!field || !holds(field.show, about)) return undefined
        return choiceOf(sources.choicesOf(field, about), values[id])?.item
      }
      const known = new Map<string, unknown>()
      return {
        ...about,
        chosen: (id) => {
          if (!known.has(id)) known.set(id, chosen(id))
          return known.get(id)
        },
      }
    },
    [base, location, form, sources],
  )
  /** Fields filled in by somebody: by typing, by the address, in the draft. */
  const own = useMemo(
    () => new Set([...changed, ...Object.keys(prefill ?? {}), ...Object.keys(saved ?? {})]),
    [changed, prefill, saved],
  )
  const settle = useCallback(
    (wanted: FormValues, filled: ReadonlySet<string>): FormValues => {
      const settled = effectiveValues(fields, wanted, (field, soFar) =>
        sources.choicesOf(field, subjectFor(soFar)),
      )
      const subject = subjectFor(settled)
      return withUsualSizes(form, settled, subject, filled, (id) => {
        const field = form.fields[id]
        return field ? fieldLimits(field, { subject, limitRows: sources.limitRows }) : {}
      })
    },
    [form, fields, sources, subjectFor],
  )
  const values = useMemo(() => settle(typed, own), [settle, typed, own])
  const subject = useMemo(() => subjectFor(values), [subjectFor, values])
  const visible = useMemo(() => visibleFields(form, subject), [form, subject])
  const sections = useMemo(
    () =>
      form.sections.filter(
        (section) =>
          holds(section.show, subject) &&
          section.fields.some((id) => visible.some((field) => field.id === id)),
      ),
    [form, subject, visible],
  )
  const faultyLine = useSyntax(visible.some(({ id, syntax }) => syntax !== undefined && !isEmpty(values[id])))
  const check = useMemo(
    (): CheckContext => ({
      type: resource.type,
      texts,
      subject,
      choices: (field) => sources.choicesOf(field, subject),
      limitRows: sources.limitRows,
      promised,
      faultyLine,
    }),
    [resource, texts, subject, sources, promised, faultyLine],
  )
  const allErrors = useMemo(
    () => checkForm(visible, values, validate, check),
    [visible, values, validate, check],
  )
  const unchanged = useMemo(
    () => edits && changesNothing(visible, values, base),
    [edits, visible, values, base],
  )
  const errors = useMemo(() => {
    const shown: Record<string, string> = { ...refused }
    for (const [id, message] of Object.entries(allErrors)) {
      // What an address or a draft has brought was typed before, and left.
      const isLeft = changed.has(id) ? touched.has(id) : own.has(id) && !isEmpty(values[id])
      if (submitted || isLeft) shown[id] = message
    }
    return shown
  }, [refused, allErrors, submitted, touched, changed, own, values])

  const latest = useRef({ visible, values, subject, allErrors, unchanged })
  latest.current = { visible, values, subject, allErrors, unchanged }
  const setMany = useCallback(
    (next: FormValues) => {
      const rest = restOfSize(form, latest.current.values, Object.keys(next))
      const about = latest.current.subject
      const filled = Object.entries(next).map(([id, value]) => {
        const field = form.fields[id]
        return field ? filledBy(field, choiceOf(sources.choicesOf(field, about), value)) : {}
      })
      setTyped((before) => Object.assign({}, before, rest, ...filled, next))
      setChanged((before) => new Set([...before, ...Object.keys(next)]))
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !(id in next))))
    },
    [form, sources],
  )
  const dirty = changed.size > 0 || saved !== undefined
  useEffect(() => {
    if (!dirty || !draft) return
    const kept = withoutSecrets(fields, typed)
    // What was not touched follows the record, whoever changes it meanwhile, and the usual choices.
    const worth = edits ? differing(kept, start) : filledIn(kept, start, own)
    if (Object.keys(worth).length > 0) draft.write(worth)
    else draft.clear()
  }, [dirty, draft, edits, fields, own, start, typed])
  return useMemo(
    () => ({
      form,
      resource,
      env: sources.env,
      values,
      subject,
      visible,
      sections,
      choices: check.choices,
      limits: (field) => fieldLimits(field, check),
      required: (field) => isRequired(field, fieldLimits(field, check), subject),
      errors,
      allErrors,
      check,
      unchanged,
      submitted,
      suppose: (next) => {
        const supposed = settle({ ...typed, ...next }, new Set([...own, ...Object.keys(next)]))
        return { values: supposed, visible: visibleFields(form, subjectFor(supposed)) }
      },
      choicesWith: (field, next) => sources.choicesOf(field, subjectFor({ ...values, ...next })),
      set: (id, value) => setMany({ [id]: value }),
      promise: (id, kept) =>
        setPromised(
          (before) => new Set([...[...before].filter((each) => each !== id), ...(kept ? [id] : [])]),
        ),
      setMany,
      leave: (id) =>
        afterPress(() => setTouched((before) => (before.has(id) ? before : new Set([...before, id])))),
      dirty,
      restored: saved !== undefined,
      reset: () => {
        setSaved(undefined)
        setTyped(start)
        setTouched(new Set())
        setChanged(new Set())
        setPromised(new Set())
        setSubmitted(false)
        setRefused({})
        draft?.clear()
      },
      submit: () => {
        setSubmitted(true)
        const now = latest.current
        if (now.unchanged || Object.keys(now.allErrors).length > 0) return undefined
        return formParameters(now.visible, now.values, now.subject)
      },
      refuse: (problems) => {
        const mine = problems.filter(({ field }) => visible.some((each) => each.at === field))
        setRefused(
          Object.fromEntries(
            mine.map(({ field, message }) => [
              visible.find((each) => each.at === field)?.id ?? field,
              message,
            ]),
          ),
        )
        return problems.filter((problem) => !mine.includes(problem))
      },
      finish: () => draft?.clear(),
    }),
    [
      form,
      resource,
      sources,
      values,
      subject,
      visible,
      sections,
      check,
      errors,
      allErrors,
      unchanged,
      submitted,
      settle,
      subjectFor,
      typed,
      own,
      setMany,
      dirty,
      saved,
      draft,
      start,
    ],
  )
}

function pick(values: FormValues, ids: ReadonlySet<string>): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(id)))
}
