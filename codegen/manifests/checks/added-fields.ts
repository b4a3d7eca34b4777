import type { AddedField } from '../../../src/manifest/words/fields'
import { advice } from '../../advice'
import { addedFieldNames } from '../complete/added-fields'
import { accountsOperation } from '../complete/named-types'
import type { ManifestContext } from '../context'
import { fieldsOf, formsOf } from '../walk'

/** Messages for operations without the parameters of an added field. */
const lacking: Readonly<Record<AddedField, (context: ManifestContext, operation: string) => string>> = {
  $title: ({ manifest }, operation) =>
    `${operation} takes none of the fields that name a record (${manifest.title
      .flat()
      .filter((each) => each !== manifest.key)
      .join(', ')}); name its parameter instead.`,
  $payer: (_, operation) =>
    `${operation} takes no account: no parameter of it is among the \`related.fields\` of the type that ${accountsOperation} lists; name its parameter instead.`,
}

/** A field whose name begins with `$` is added by the console: a known one, in an action of a record. */
export function addedFields(context: ManifestContext): void {
  for (const form of formsOf(context)) {
    for (const { at, field, row } of fieldsOf(context, form)) {
      if (!field.at.startsWith('$')) continue
      const report = (message: string): void => context.report('body-unknown', at, message)
      const name = addedFieldNames.find((each): each is AddedField => each === field.at)
      if (name === undefined)
        report(
          `there is no field "${field.at}" to add.${advice(field.at, addedFieldNames, 'There are', 'docs/manifest-reference.md')}`,
        )
      else if (row || !form.at.startsWith('actions['))
        report(`"${name}" is asked for by the actions of a record alone; name the parameter instead.`)
      else report(lacking[name](context, form.operation))
    }
  }
}
