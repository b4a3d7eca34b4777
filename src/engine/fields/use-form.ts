import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sameAddress } from '../../lib/same-address'
import { holds } from '../../manifest/condition'
import type { CompiledForm } from '../../manifest/compiled'
import { isEmpty, type Subject } from '../../manifest/subject'
import { loadForms } from '../data/load-resource'
import { useTexts } from '../../platform/i18n/use-texts'
import { useLazy } from '../../ui/lazy'
import { afterPress } from '../../ui/form-controls/after-press'
import { choiceOf, filledBy } from './field-options'
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
import { useFormSources } from './use-form-choices'
import { useFormLocation } from './use-form-location'
import { useSyntax } from './use-syntax'
import type { FormModel, FormOptions } from './form-model'

/** One form of a type; suspends until it is here, without its validator. Throws where the type has no such form. */
export function useCompiledForm(type: string, id: string): CompiledForm {
  const form = useLazy(loadForms, type).forms[id]
  if (!form) throw new Error(`ID ${id} was not found in collection`)
  return form
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
  const [saved, setSaved] = useState(() => draft?.read())
  const [typed, setTyped] = useState<FormValues>(() => ({ ...start, ...saved }))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [sized, setSized] = useState<ReadonlySet<string>>(new Set())
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
        awaited: (id) => {
          const field = form.fields[id]
          if (!field || !holds(field.show, about)) return false
          const choices = sources.choicesOf(field, about)
          return choices !== undefined && choices.state !== 'known'
        },
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
    (wanted: FormValues, filled: ReadonlySet<string>, byHand: ReadonlySet<string>): FormValues => {
      const settled = effectiveValues(fields, wanted, (field, soFar) =>
        sources.choicesOf(field, subjectFor(soFar)),
      )
      const subject = subjectFor(settled)
      const about = {
        subject,
        limitRows: sources.limitRows,
        sent: (parameter: string) => sentAs(form, subject, parameter),
      }
      const sizes = withUsualSizes(form, settled, subject, filled, (id) => {
        const field = form.fields[id]
        return field ? fieldLimits(field, about) : {}
      })
      return withRaised(fields, sizes, subject, byHand)
    },
    [form, fields, sources, subjectFor],
  )
  const byHand = useMemo(() => new Set([...own].filter((id) => !sized.has(id))), [own, sized])
  const values = useMemo(() => settle(typed, own, byHand), [settle, typed, own, byHand])
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
      sent: (parameter) => sentAs(form, subject, parameter),
      promised,
      faultyLine,
    }),
    [resource, texts, subject, sources, form, promised, faultyLine],
  )
  const allErrors = useMemo(
    () => checkForm(visible, values, validator && { schema: form.schema, validator }, check),
    [visible, values, form, validator, check],
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
  useLayoutEffect(() => {
    latest.current = { visible, values, subject, allErrors, unchanged }
  }, [visible, values, subject, allErrors, unchanged])
  const put = useCallback(
    (next: FormValues, isSize: boolean) => {
      const rest = restOfSize(form, latest.current.values, Object.keys(next))
      const about = latest.current.subject
      const filled = Object.entries(next).map(([id, value]) => {
        const field = form.fields[id]
        return field ? filledBy(field, choiceOf(sources.choicesOf(field, about), value)) : {}
      })
      setTyped((before) => Object.assign({}, before, rest, ...filled, next))
      setChanged((before) => new Set([...before, ...Object.keys(next)]))
      setSized((before) => {
        const others = [...before].filter((id) => !(id in next))
        return new Set(isSize ? [...others, ...Object.keys(next)] : others)
      })
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !(id in next))))
    },
    [form, sources],
  )
  const setMany = useCallback((next: FormValues) => put(next, false), [put])
  const setSize = useCallback((next: FormValues) => put(next, true), [put])
  const dirty = changed.size > 0 || saved !== undefined
  useEffect(() => {
    if (!dirty || !draft) return
    const kept = withoutSecrets(fields, typed)
    // What was not touched follows the record, whoever changes it meanwhile, and the usual choices.
    const worth = edits ? differing(kept, start) : filledIn(kept, start, own)
    // What is put back counts as typed and rises no more.
    if (Object.keys(worth).length > 0) draft.write(withRaised(fields, worth, subject, byHand))
    else draft.clear()
  }, [dirty, draft, edits, fields, own, byHand, start, subject, typed])
  return useMemo(
    () => ({
      form,
      validator,
      resource,
      env: sources.env,
      priced,
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
        const also = (ids: ReadonlySet<string>) => new Set([...ids, ...Object.keys(next)])
        const supposed = settle({ ...typed, ...next }, also(own), also(byHand))
        return { values: supposed, visible: visibleFields(form, subjectFor(supposed)) }
      },
      choicesWith: (field, next) => sources.choicesOf(field, subjectFor({ ...values, ...next })),
      set: (id, value) => setMany({ [id]: value }),
      promise: (id, kept) =>
        setPromised(
          (before) => new Set([...[...before].filter((each) => each !== id), ...(kept ? [id] : [])]),
        ),
      setMany,
      setSize,
      leave: (id) =>
        afterPress(() => setTouched((before) => (before.has(id) ? before : new Set([...before, id])))),
      dirty,
      restored: saved !== undefined,
      reset: () => {
        setSaved(undefined)
        setTyped(start)
        setTouched(new Set())
        setChanged(new Set())
        setSized(new Set())
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
      validator,
      resource,
      priced,
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
      byHand,
      setMany,
      setSize,
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
