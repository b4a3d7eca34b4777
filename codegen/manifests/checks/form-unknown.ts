import { pathOf } from '../../../src/manifest/value'
import { advice } from '../../advice'
import type { ManifestContext } from '../context'
import { fieldId } from '../field-id'
import { createNames, fieldsOf, formsOf } from '../walk'
import { conditionsOf, leavesOf } from '../walk-conditions'
import { valuesOf } from '../walk-values'

/** Values, choices, presets and links must name existing fields of a form. */
export function formUnknown(context: ManifestContext): void {
  const { manifest, report } = context
  const check = (at: string, name: string, names: Iterable<string>): void => {
    const known = [...names]
    const field = name.split(/[.[]/)[0] ?? ''
    if (!known.includes(field))
      report(
        'form-unknown',
        at,
        `the form has no field "${field}".${advice(field, known, 'It has', 'the manifest')}`,
      )
  }
  for (const { at, value, form } of valuesOf(context)) {
    const name = pathOf(value, 'form')
    if (name !== undefined) check(at, name, form)
  }
  for (const { at, condition, form = new Set<string>() } of conditionsOf(context)) {
    for (const { at: place, leaf } of leavesOf(condition, at)) {
      if ('form' in leaf && 'option' in leaf) check(place, leaf.form, form)
    }
  }
  for (const form of formsOf(context)) {
    const names = new Set(form.fields.map(fieldId))
    for (const { at, field, row } of fieldsOf(context, form)) {
      const beside = row ? (row.of ?? []).map(fieldId) : names
      if (field.since !== undefined) check(`${at}.since`, field.since, beside)
      const inRow = (field.of ?? []).flatMap((each) => [
        fieldId(each),
        each.at,
        ...(each.to === undefined ? [] : [each.to]),
      ])
      field.presets?.forEach(({ values }, index) => {
        for (const name of Object.keys(values)) check(`${at}.presets[${index}].values.${name}`, name, inRow)
      })
    }
  }
  const created = createNames(context)
  manifest.create?.sections.forEach(({ presets }, index) => {
    if (!presets) return
    const at = `create.sections[${index}].presets`
    for (const name of Object.keys(presets.set)) check(`${at}.set.${name}`, name, created)
    presets.of?.forEach((name, number) => check(`${at}.of[${number}]`, name, created))
  })
  manifest.create?.steps?.forEach(({ each }, index) => {
    if (each !== undefined) check(`create.steps[${index}].each`, each, created)
  })
  const links = manifest.create?.prefill ?? {}
  for (const [name, link] of Object.entries(links)) {
    const at = `create.prefill.${name}`
    if (typeof link === 'string') {
      check(at, link, created)
      continue
    }
    link.fields.forEach((field, index) => check(`${at}.fields[${index}]`, field, created))
    for (const field of Object.keys(link.set ?? {})) check(`${at}.set`, field, created)
  }
  manifest.list.presets?.forEach(({ values }, index) => {
    for (const name of Object.keys(values)) {
      if (Object.hasOwn(links, name) || created.has(name)) continue
      const near = advice(name, [...Object.keys(links), ...created], 'It has', 'the manifest')
      report('form-unknown', `list.presets[${index}].values`, `create.prefill has no "${name}".${near}`)
    }
  })
}
