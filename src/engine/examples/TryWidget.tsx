import { useEffect, useMemo, useRef } from 'react'
import type { FieldProblem } from '../../api/errors'
import type { CompiledField } from '../../manifest/compiled-fields'
import { FormFields } from '../forms/FormFields'
import type { FormValues } from '../fields/form-values'
import { useForm } from '../fields/use-form'
import type { FormModel } from '../fields/form-model'
import { exampleForm } from './example-fields'
import { exampleValidator } from './example-validator'
import type { Place } from './example-names'
import { exampleRecord } from './example-records'
import { exampleResource } from './example-resource'
import { exampleSubject } from './example-subject'

/** A field in one state. */
export interface FieldState {
  /** Values already filled in, by field id. */
  values?: FormValues
  /** Location of its options. */
  place?: Place
  /** The form was submitted with errors. */
  tried?: true
  /** The platform refused the value with this message. */
  refused?: string
  /** Other fields of the form. */
  beside?: readonly CompiledField[]
}

interface TryProps extends FieldState {
  field: CompiledField
  /** Called with the form at every render. */
  onModel?: (model: FormModel) => void
}

/** A form with one field, as in a dialog. */
export function TryWidget({ field, beside = [], values = {}, place, tried, refused, onModel }: TryProps) {
  const form = useMemo(() => exampleForm('try', [field, ...beside]), [field, beside])
  const validator = useMemo(() => exampleValidator(form), [form])
  const base = useMemo(() => exampleSubject(exampleRecord('first'), place), [place])
  const model = useForm({ resource: exampleResource, form, validator, base, prefill: values })
  onModel?.(model)
  const latest = useRef(model)
  useEffect(() => {
    latest.current = model
  })
  const problem: FieldProblem | undefined = useMemo(
    () => (refused === undefined ? undefined : { field: field.at, message: refused }),
    [field, refused],
  )
  useEffect(() => {
    if (tried) latest.current.submit()
    if (problem) latest.current.refuse([problem])
  }, [tried, problem])
  return <FormFields model={model} />
}
