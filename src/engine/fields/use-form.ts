import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { holds } from '../../manifest/condition'
import type { CompiledForm } from '../../manifest/compiled'
import { isEmpty } from '../../manifest/subject'
import { StandardError } from '../../platform/failures/standard-error'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { lazy, useLazy, useLazyPart } from '../../ui/lazy'
import { afterPress } from '../../ui/form-controls/after-press'
import { loadForms } from '../data/load-resource'
import { answerOf } from './answer'
import { checkAnswers } from './check-answers'
import { derivedValues } from './derived-values'
import { begin, minus, plus, withAnswer, withDraft, type Ids } from './entered'
import { fieldLimits, isRequired } from './field-limits'
import { isChoosable } from './field-options'
import type { FormModel, FormOptions } from './form-model'
import {
  changesNothing,
  differing,
  fieldsOf,
  filledIn,
  formParameters,
  untouchedFields,
  visibleFields,
  withoutSecrets,
  type FormValues,
} from './form-values'
import { withRaised } from './presets'
import { startValues } from './start-values'
import { chosenIn, withNames } from './unavailable'
import { useFormSources } from './use-form-choices'

/** The YAML parser, loaded with the first YAML text; until then only the platform checks syntax. */
const syntaxPart = lazy(async () => (await import('./yaml-problem')).yamlProblem)

/** A form of a type without validator; suspends until loaded. Throws if the type has no such form. */
export function useCompiledForm(type: string, id: string): CompiledForm {
  const form = useLazy(loadForms, type).forms[id]
  if (!form) throw new StandardError('errors.notInCollection', { id })
  return form
}

/** A form's state: values, dependent options, validation timing, a draft without secrets. */
export function useForm({
  resource,
  form,
  validator,
  base,
  prefill,
  draft,
  edits = false,
  priced,
}: FormOptions): FormModel {
  const texts = useTexts()
  const { site } = usePlatform()
  const fields = useMemo(() => fieldsOf(form), [form])
  const [start] = useState(() => startValues(fields, base, prefill))
  const [opened] = useState(base)
  const [entered, setEntered] = useState(() => {
    const begun = begin(start, prefill)
    return draft ? withDraft(begun, draft) : begun
  })
  const [known, setKnown] = useState(draft !== undefined)
  if (draft && !known) {
    setKnown(true)
    setEntered(withDraft(entered, draft))
  }
  const { typed, saved, given, changed, sized, promised, names, sent, unanswered } = entered
  const sources = useFormSources(resource, fields, base, typed)
  const { subjectFor, settle } = useMemo(
    () => derivedValues(form, fields, base, sources),
    [form, fields, base, sources],
  )
  /** Fields filled in by typing, URL or draft (`own`); `byHand` excludes those set by a preset. */
  const [own, byHand] = useMemo(() => {
    const filled = plus(changed, given)
    return [filled, minus(filled, sized)]
  }, [changed, given, sized])
  /** Unanswered fields of an edited record: their values are the customer's. */
  const held = useMemo<Ids>(
    () => new Set(edits ? untouchedFields(fields, typed, opened).map(({ id }) => id) : []),
    [edits, fields, typed, opened],
  )
  const settled = useMemo(() => {
    const values = settle(typed, own, byHand, plus(own, held))
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
  }, [settle, subjectFor, typed, own, byHand, held, form, edits, base])
  const hasSyntax = settled.visible.some(
    ({ id, syntax }) => syntax !== undefined && !isEmpty(settled.values[id]),
  )
  const faultyLine = useLazyPart(syntaxPart, hasSyntax)
  const checked = useMemo(
    () =>
      checkAnswers({
        ...{ form, validator, settled, sources, own, held, names, sent, promised, faultyLine },
        ...{ type: resource.type, texts, site },
      }),
    [resource, texts, site, settled, sources, own, held, names, sent, form, promised, faultyLine, validator],
  )

  // The form library may call handlers of an earlier render.
  const latest = useRef({ ...settled, ...checked })
  useLayoutEffect(() => {
    latest.current = { ...settled, ...checked }
  }, [settled, checked])
  const setMany = useCallback(
    (next: FormValues, isSize = false) => {
      const now = latest.current
      const answer = answerOf(next, { ...now, form, fields, subjectFor, choicesOf: sources.choicesOf })
      const chosen = fields.filter(({ id }) => id in next)
      setEntered((last) => ({
        ...withAnswer(last, { ...answer, isSize }),
        names: chosen.reduce(
          (names, field) => withNames(names, field, next[field.id], now.check.choices),
          last.names,
        ),
      }))
    },
    [form, fields, sources, subjectFor],
  )
  const dirty = changed.size > 0 || saved !== undefined
  const { subject } = settled
  useEffect(() => {
    if (!draft) return
    if (!dirty) {
      // The record has the values of the draft.
      if (edits && !unanswered) draft.clear()
      return
    }
    const kept = withoutSecrets(fields, typed)
    // Untouched values follow the record and the defaults, so they are not stored.
    const worth = edits ? differing(kept, start) : filledIn(kept, start, own)
    // Restored values count as typed and are not raised.
    if (Object.keys(worth).length > 0) {
      draft.write(withRaised(fields, worth, subject, byHand))
      draft.names.write(names)
    } else draft.clear()
  }, [dirty, draft, edits, fields, names, own, byHand, start, subject, typed, unanswered])
  return useMemo(() => {
    const { left, submitted } = entered
    const { values, visible } = settled
    const { check, allErrors, gone } = checked
    const errors = { ...entered.refused }
    for (const [id, message] of Object.entries(allErrors)) {
      // Prefilled and restored fields count as left.
      const isLeft = entered.changed.has(id) ? left.has(id) : own.has(id) && !isEmpty(values[id])
      if (submitted || isLeft || gone.some((each) => each.id === id)) errors[id] = message
    }
    return {
      form,
      validator,
      resource,
      env: sources.env,
      priced: priced ?? resource.price,
      ...settled,
      choices: check.choices,
      limits: (field) => fieldLimits(field, check),
      required: (field) => isRequired(field, fieldLimits(field, check), subject),
      errors,
      ...checked,
      submitted,
      suppose: (next) => {
        const ids = Object.keys(next)
        const supposed = settle(
          { ...entered.typed, ...next },
          plus(own, ids),
          plus(byHand, ids),
          minus(plus(own, held), new Set(ids)),
        )
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
      unanswered: entered.unanswered,
      reset: () => {
        setEntered(begin(start, prefill))
        draft?.clear()
      },
      submit: () => {
        const now = latest.current
        const isReady = !now.unchanged && Object.keys(now.allErrors).length === 0
        setEntered((before) => ({ ...before, submitted: true, sent: isReady }))
        return isReady ? formParameters(now.sending, now.values, now.subject) : undefined
      },
      refuse: (problems) => {
        const idOf = new Map(visible.map(({ id, at }) => [at, id]))
        const mine = problems.flatMap(({ field, message }) => {
          const id = idOf.get(field)
          return id === undefined ? [] : [[id, message] as const]
        })
        setEntered((before) => ({ ...before, sent: false, refused: Object.fromEntries(mine) }))
        return problems.filter(({ field }) => !idOf.has(field))
      },
      readChoices: sources.readAgain,
      stillOffered: async () => {
        const asked = visible
          .filter(({ id }) => !checked.kept.some((each) => each.id === id))
          .flatMap((field) => chosenIn(field, values[field.id]))
        const states = asked.map(async ({ field, values: chosen }) => {
          const now = await sources.choicesNow(field, subject)
          return !now || chosen.every((value) => isChoosable(now, value))
        })
        return (await Promise.all(states)).every(Boolean)
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
    held,
    dirty,
    subject,
    start,
    prefill,
    draft,
    setMany,
  ])
}
