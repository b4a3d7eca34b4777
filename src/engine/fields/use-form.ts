import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sameAddress } from '../../lib/same-address'
import { holds } from '../../manifest/condition'
import type { CompiledField, CompiledForm } from '../../manifest/compiled'
import { isEmpty, type Subject } from '../../manifest/subject'
import { useTexts } from '../../platform/i18n/use-texts'
import { lazy, useLazy, useLazyPart } from '../../ui/lazy'
import { afterPress } from '../../ui/form-controls/after-press'
import { loadForms } from '../data/load-resource'
import { choiceOf, filledBy, type FieldChoices } from './field-options'
import { checkForm, fieldLimits, isRequired, type CheckContext, type FormErrors } from './form-check'
import {
  changesNothing,
  effectiveValues,
  fieldsOf,
  filledIn,
  formParameters,
  initialValues,
  sentAs,
  visibleFields,
  withoutSecrets,
  differing,
  type FormValues,
} from './form-values'
import { restOfSize, withRaised, withUsualSizes } from './presets'
import { useFormSources, type FormSources } from './use-form-choices'
import type { FormModel, FormOptions } from './form-model'

/** What finds faults in texts with a syntax, fetched with the first such text; the platform judges until then. */
const syntaxPart = lazy(async () => (await import('./yaml-fault')).yamlFault)

/** One form of a type; suspends until it is here, without its validator. Throws where the type has no such form. */
export function useCompiledForm(type: string, id: string): CompiledForm {
  const form = useLazy(loadForms, type).forms[id]
  if (!form) throw new Error(`ID ${id} was not found in collection`)
  return form
}

type Ids = ReadonlySet<string>

/** All that a form remembers. */
interface Entered {
  typed: FormValues
  /** What a draft from before held. */
  saved: FormValues | undefined
  /** Fields that were changed, and those that were left. */
  changed: Ids
  left: Ids
  /** Fields set by a ready-made size. */
  sized: Ids
  /** Fields somebody has said to fill in by hand. */
  promised: Ids
  submitted: boolean
  /** What the platform has refused. */
  refused: FormErrors
}

const none: Ids = new Set()
const plus = (ids: Ids, more: Iterable<string>): Ids => new Set([...ids, ...more])
const minus = (ids: Ids, gone: Ids): Ids => new Set([...ids].filter((id) => !gone.has(id)))

const begin = (start: FormValues, saved: FormValues | undefined): Entered => ({
  typed: { ...start, ...saved },
  saved,
  changed: none,
  left: none,
  sized: none,
  promised: none,
  submitted: false,
  refused: {},
})

/** What was typed before the draft was known wins over what it holds. */
function withDraft(entered: Entered, saved: FormValues | undefined): Entered {
  const own = Object.entries(entered.typed).filter(([id]) => entered.changed.has(id))
  return { ...entered, saved, typed: { ...entered.typed, ...saved, ...Object.fromEntries(own) } }
}

/** How values of a form settle one another: what each offers, what follows from it. */
function workings(
  form: CompiledForm,
  fields: readonly CompiledField[],
  base: Subject,
  sources: FormSources,
): {
  subjectFor: (values: FormValues) => Subject
  settle: (wanted: FormValues, own: Ids, byHand: Ids) => FormValues
} {
  const subjectFor = (values: FormValues): Subject => {
    const about: Subject = { ...base, location: sources.location, form: values, same: sameAddress }
    // What is not asked for now has not been chosen, though it may have been before.
    const choicesAt = (id: string): FieldChoices | undefined => {
      const field = form.fields[id]
      return field && holds(field.when, about) ? sources.choicesOf(field, about) : undefined
    }
    return {
      ...about,
      awaited: (id) => (choicesAt(id)?.state ?? 'known') !== 'known',
      chosen: (id) => choiceOf(choicesAt(id), values[id])?.item,
    }
  }
  return {
    subjectFor,
    settle: (wanted, own, byHand) => {
      const settled = effectiveValues(fields, wanted, (field, soFar) =>
        sources.choicesOf(field, subjectFor(soFar)),
      )
      const subject = subjectFor(settled)
      const about = {
        subject,
        limitRows: sources.limitRows,
        sent: (parameter: string) => sentAs(form, subject, parameter),
      }
      const sizes = withUsualSizes(form, settled, subject, own, (id) => {
        const field = form.fields[id]
        return field ? fieldLimits(field, about) : {}
      })
      return withRaised(fields, sizes, subject, byHand)
    },
  }
}

/** Fills in a form: values, choices that depend on each other, checks at the right moment, a draft without secrets. */
export function useForm({
  resource,
  form,
  validator,
  base,
  prefill,
  draft,
  edits = false,
  priced = resource.price,
}: FormOptions): FormModel {
  const texts = useTexts()
  const fields = useMemo(() => fieldsOf(form), [form])
  const [start] = useState(() => ({ ...initialValues(fields, base), ...prefill }))
  const [entered, setEntered] = useState(() => begin(start, draft?.read()))
  const [known, setKnown] = useState(draft !== undefined)
  if (draft && !known) {
    setKnown(true)
    setEntered(withDraft(entered, draft.read()))
  }
  const { typed, saved, changed, sized, promised } = entered
  const sources = useFormSources(resource, fields, base, typed)
  const { subjectFor, settle } = useMemo(
    () => workings(form, fields, base, sources),
    [form, fields, base, sources],
  )
  /** Fields filled in by somebody, by typing, by the address, in the draft; by hand those that no size has set. */
  const [own, byHand] = useMemo(() => {
    const filled = plus(changed, [...Object.keys(prefill ?? {}), ...Object.keys(saved ?? {})])
    return [filled, minus(filled, sized)]
  }, [changed, prefill, saved, sized])
  const settled = useMemo(() => {
    const values = settle(typed, own, byHand)
    const subject = subjectFor(values)
    const visible = visibleFields(form, subject)
    const shown = new Set(visible.map(({ id }) => id))
    return {
      values,
      subject,
      visible,
      sections: form.sections.filter(
        (section) => holds(section.when, subject) && section.fields.some((id) => shown.has(id)),
      ),
      unchanged: edits && changesNothing(visible, values, base),
    }
  }, [settle, subjectFor, typed, own, byHand, form, edits, base])
  const hasSyntax = settled.visible.some(
    ({ id, syntax }) => syntax !== undefined && !isEmpty(settled.values[id]),
  )
  const faultyLine = useLazyPart(syntaxPart, hasSyntax)
  const checked = useMemo(() => {
    const { subject, visible, values } = settled
    const check: CheckContext = {
      type: resource.type,
      texts,
      subject,
      choices: (field) => sources.choicesOf(field, subject),
      limitRows: sources.limitRows,
      sent: (parameter) => sentAs(form, subject, parameter),
      promised,
      faultyLine,
    }
    const described = validator && { schema: form.schema, validator }
    return { check, allErrors: checkForm(visible, values, described, check) }
  }, [resource, texts, settled, sources, form, promised, faultyLine, validator])

  // The form library may still call what it was given at an earlier drawing.
  const latest = useRef({ ...settled, ...checked })
  useLayoutEffect(() => {
    latest.current = { ...settled, ...checked }
  }, [settled, checked])
  const setMany = useCallback(
    (next: FormValues, isSize = false) => {
      const now = latest.current
      const ids = Object.keys(next)
      const filled = Object.entries(next).map(([id, value]) => {
        const field = form.fields[id]
        return field ? filledBy(field, choiceOf(sources.choicesOf(field, now.subject), value)) : {}
      })
      const more = Object.assign({}, restOfSize(form, now.values, ids), ...filled, next)
      setEntered((before) => ({
        ...before,
        typed: { ...before.typed, ...more },
        changed: plus(before.changed, ids),
        sized: isSize ? plus(before.sized, ids) : minus(before.sized, new Set(ids)),
        refused: Object.fromEntries(Object.entries(before.refused).filter(([id]) => !(id in next))),
      }))
    },
    [form, sources],
  )
  const dirty = changed.size > 0 || saved !== undefined
  const { subject } = settled
  useEffect(() => {
    if (!dirty || !draft) return
    const kept = withoutSecrets(fields, typed)
    // What was not touched follows the record, whoever changes it meanwhile, and the usual choices.
    const worth = edits ? differing(kept, start) : filledIn(kept, start, own)
    // What is put back counts as typed and rises no more.
    if (Object.keys(worth).length > 0) draft.write(withRaised(fields, worth, subject, byHand))
    else draft.clear()
  }, [dirty, draft, edits, fields, own, byHand, start, subject, typed])
  return useMemo(() => {
    const { left, submitted } = entered
    const { values, visible } = settled
    const { check, allErrors } = checked
    const errors = { ...entered.refused }
    for (const [id, message] of Object.entries(allErrors)) {
      // What an address or a draft has brought was typed before, and left.
      const isLeft = entered.changed.has(id) ? left.has(id) : own.has(id) && !isEmpty(values[id])
      if (submitted || isLeft) errors[id] = message
    }
    return {
      form,
      validator,
      resource,
      env: sources.env,
      priced,
      ...settled,
      choices: check.choices,
      limits: (field) => fieldLimits(field, check),
      required: (field) => isRequired(field, fieldLimits(field, check), subject),
      errors,
      ...checked,
      submitted,
      suppose: (next) => {
        const ids = Object.keys(next)
        const supposed = settle({ ...entered.typed, ...next }, plus(own, ids), plus(byHand, ids))
        return { values: supposed, visible: visibleFields(form, subjectFor(supposed)) }
      },
      choicesWith: (field, next) => sources.choicesOf(field, subjectFor({ ...values, ...next })),
      set: (id, value) => setMany({ [id]: value }),
      setMany,
      promise: (id, kept) =>
        setEntered((before) => ({
          ...before,
          promised: kept ? plus(before.promised, [id]) : minus(before.promised, new Set([id])),
        })),
      leave: (id) =>
        afterPress(() =>
          setEntered((before) =>
            before.left.has(id) ? before : { ...before, left: plus(before.left, [id]) },
          ),
        ),
      dirty,
      restored: entered.saved !== undefined,
      reset: () => {
        setEntered(begin(start, undefined))
        draft?.clear()
      },
      submit: () => {
        setEntered((before) => ({ ...before, submitted: true }))
        const now = latest.current
        if (now.unchanged || Object.keys(now.allErrors).length > 0) return undefined
        return formParameters(now.visible, now.values, now.subject)
      },
      refuse: (problems) => {
        const idOf = new Map(visible.map(({ id, at }) => [at, id]))
        const mine = problems.flatMap(({ field, message }) => {
          const id = idOf.get(field)
          return id === undefined ? [] : [[id, message] as const]
        })
        setEntered((before) => ({ ...before, refused: Object.fromEntries(mine) }))
        return problems.filter(({ field }) => !idOf.has(field))
      },
      finish: () => draft?.clear(),
    }
  }, [
    form,
    validator,
    resource,
    sources,
    priced,
    entered,
    settled,
    checked,
    settle,
    subjectFor,
    own,
    byHand,
    dirty,
    subject,
    start,
    draft,
    setMany,
  ])
}
