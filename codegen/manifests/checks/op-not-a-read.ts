import type { ManifestContext } from '../context'
import { fieldsOf, formsOf, optionsOf, sectionsOf } from '../walk'

/** What the console reads by itself, it reads with calls that change nothing. */
export function opNotARead(context: ManifestContext): void {
  const { manifest, description, report } = context
  const check = (at: string, id: string): void => {
    const method = description.operations.get(id)?.method
    if (method !== undefined && method !== 'GET')
      report(
        'op-not-a-read',
        at,
        `"${id}" is ${method} and may change something; name an operation that reads.`,
      )
  }
  check('list.operation', manifest.list.operation)
  if (manifest.detail?.operation) check('detail.operation', manifest.detail.operation)
  if (manifest.detail?.spent) check('detail.spent.operation', manifest.detail.spent.operation)
  for (const [name, join] of Object.entries(manifest.joins ?? {}))
    check(`joins.${name}.operation`, join.operation)
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'collection' && section.read) check(`${at}.read.operation`, section.read.operation)
  }
  for (const { at, options } of optionsOf(context)) {
    if (options.kind === 'operation') check(`${at}.operation`, options.operation)
  }
  for (const form of formsOf(context)) {
    for (const { at, field } of fieldsOf(context, form)) {
      if (field.limits) check(`${at}.limits.operation`, field.limits.operation)
    }
  }
}
