import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sameAddress } from '../../lib/same-address'
import { holds } from '../../manifest/condition'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm } from '../../manifest/compiled'
import { isEmpty, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { StandardError } from '../../platform/failures/standard-error'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { lazy, useLazy, useLazyPart } from '../../ui/lazy'
import { afterPress } from '../../ui/form-controls/after-press'
import { loadForms } from '../data/load-resource'
import { choiceOf, type FieldChoices } from './field-options'
import { followingValues } from './follow-choice'
import { checkForm } from './form-check'
import { fieldLimits, isRequired } from './field-limits'
import type { CheckContext } from './check-context'
import {
  changesNothing,
  effectiveValues,
  fieldsOf,
  filledIn,
  formParameters,
  initialValues,
  sentAs,
  untouchedFields,
  visibleFields,
  withoutSecrets,
  differing,
  type FormValues,
} from './form-values'
import { restOfSize, withRaised, withUsualSizes } from './presets'
import { published, useFormSources, type FormSources } from './use-form-choices'
import { begin, minus, plus, withDraft, withReleased, type Ids } from './entered'
import type { FormModel, FormOptions } from './form-model'
import { isLed } from './leaders'
import { unavailable, withNames, withUnavailable } from './unavailable'

/** The YAML parser, loaded with the first YAML text; until then only the platform checks syntax. */
const syntaxPart = lazy(async () => (await import('./yaml-problem')).yamlProblem)

/** A form of a type without validator; suspends until loaded. Throws if the type has no such form. */
export function useCompiledForm(type: string, id: string): CompiledForm {
  const form = useLazy(loadForms, type).forms[id]
  if (!form) throw new StandardError('errors.notInCollection', { id })
  return form
}

/**
 * Default values and those of the URL; a fixed choice this site does not offer, such as one switched off, and a location
 * it does not have are left out.
 */
function startValues(fields: readonly CompiledField[], base: Subject, prefill: FormValues = {}): FormValues {
  const usual = initialValues(fields, base)
  const subject = { ...base, form: { ...usual, ...prefill } }
  const places = published(base.environment.site.locations).map(({ slug }) => slug)
  const isOffered = ({ id, options }: CompiledField): boolean => {
    if (options?.kind === 'values') return holds(options.when?.[String(prefill[id])], subject)
    return options?.kind !== 'locations' || prefill[id] === undefined || places.includes(prefill[id])
  }
  const missing = fields.filter((field) => !isOffered(field)).map(({ id }) => id)
  return { ...subject.form, ...Object.fromEntries(missing.map((id) => [id, usual[id]])) }
}

/** Derives values and options that depend on each other. */
function workings(
  form: CompiledForm,
  fields: readonly CompiledField[],
  base: Subject,
  sources: FormSources,
): {
  subjectFor: (values: FormValues) => Subject
  settle: (wanted: FormValues, own: Ids, byHand: Ids, chosen: Ids) => FormValues
} {
  const subjectFor = (values: FormValues): Subject => {
    const about: Subject = { ...base, location: sources.location, form: values, isEqual: sameAddress }
    // A hidden field has no value, even if it had one before.
    const choicesAt = (id: string): FieldChoices | undefined => {
      const field = form.fields[id]
      return field && holds(field.when, about) ? sources.choicesOf(field, about) : undefined
    }
    return {
      ...about,
      pendingChoices: (id) => (choicesAt(id)?.state ?? 'known') !== 'known',
      chosen: (id) => choiceOf(choicesAt(id), values[id])?.item,
    }
  }
  return {
    subjectFor,
    settle: (wanted, own, byHand, chosen) => {
      const settled = effectiveValues(
        fields,
        wanted,
        (field, soFar) => sources.choicesOf(field, subjectFor(soFar)),
        chosen,
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

/** A form's state: values, dependent options, validation timing, a draft without secrets. */
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
  const { typed, saved, given, changed, sized, promised, names, sent } = entered
  const sources = useFormSources(resource, fields, base, typed)
  const { subjectFor, settle } = useMemo(
    () => workings(form, fields, base, sources),
    [form, fields, base, sources],
  )
  /** Fields filled in by typing, URL or draft (`own`); `byHand` excludes those set by a preset. */
  const [own, byHand] = useMemo(() => {
    const filled = plus(changed, given)
    return [filled, minus(filled, sized)]
  }, [changed, given, sized])
  /** Fields of an edited record that nobody has answered: what they hold is the customer's. */
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
  const checked = useMemo(() => {
    const { subject, visible, values } = settled
    const offered = (field: CompiledField) => sources.choicesOf(field, subject)
    const say = (name: string, field: CompiledField, { location }: FieldChoices): string | undefined => {
      if (sent) return undefined
      const leader = visible.find(({ id }) => isLed(field, [id]))
      if (leader) {
        const label = texts.resource(resource.type, textKeys.field(leader.id))
        return texts.t('form.goneWith', { name, field: label })
      }
      if (location === undefined) return texts.t('form.gone', { name })
      return texts.t('form.goneHere', { name, location: site.location(location)?.display_name ?? location })
    }
    const gone = visible
      .filter(({ id }) => own.has(id) && !held.has(id))
      .flatMap((field) => unavailable(field, values[field.id], names, offered, say))
    const kept = visible
      .filter(({ id }) => held.has(id))
      .flatMap((field) => unavailable(field, values[field.id], names, offered, () => undefined))
    const sending = visible.filter(({ id, mandatory }) => mandatory || !kept.some((each) => each.id === id))
    const check: CheckContext = {
      type: resource.type,
      texts,
      subject,
      choices: (field) => withUnavailable(offered(field), field, [...gone, ...kept]),
      limitRows: sources.limitRows,
      sent: (parameter) => sentAs(form, subject, parameter),
      promised,
      faultyLine,
    }
    const described = validator && { schema: form.schema, validator }
    const allErrors = checkForm(sending, values, described, check)
    return { check, gone: sent ? [] : gone, kept, sending, allErrors }
  }, [resource, texts, site, settled, sources, own, held, names, sent, form, promised, faultyLine, validator])

  // The form library may call handlers of an earlier render.
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
        if (!field?.options) return {}
        const choices = sources.choicesOf(field, now.subject)
        const chosen = { before: choiceOf(choices, now.values[id]), after: choiceOf(choices, value) }
        return followingValues(fields, id, chosen, (each) => now.values[each.id])
      })
      const more = Object.assign({}, restOfSize(form, now.values, ids), ...filled, next)
      // What another answer rules out is left to the default of the new answer, which is shown beside it.
      const then = subjectFor({ ...now.values, ...more })
      const released = fields.filter((field) => {
        if (field.id in more || !isLed(field, ids)) return false
        const choices = sources.choicesOf(field, then)
        return choices?.usual && !choiceOf(choices, now.values[field.id])
      })
      const chosen = fields.filter(({ id }) => id in next)
      setEntered((last) => {
        const before = withReleased(last, new Set(released.map(({ id }) => id)))
        return {
          ...before,
          typed: { ...before.typed, ...more },
          changed: plus(before.changed, ids),
          sent: false,
          sized: isSize ? plus(before.sized, ids) : minus(before.sized, new Set(ids)),
          names: chosen.reduce(
            (names, field) => withNames(names, field, next[field.id], now.check.choices),
            before.names,
          ),
          refused: Object.fromEntries(Object.entries(before.refused).filter(([id]) => !(id in next))),
        }
      })
    },
    [form, fields, sources, subjectFor],
  )
  const dirty = changed.size > 0 || saved !== undefined
  const { subject } = settled
  useEffect(() => {
    if (!dirty || !draft) return
    const kept = withoutSecrets(fields, typed)
    // Untouched values follow the record and the defaults, so they are not stored.
    const worth = edits ? differing(kept, start) : filledIn(kept, start, own)
    // Restored values count as typed and are not raised.
    if (Object.keys(worth).length > 0) {
      draft.write(withRaised(fields, worth, subject, byHand))
      draft.names.write(names)
    } else draft.clear()
  }, [dirty, draft, edits, fields, names, own, byHand, start, subject, typed])
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
