import type { CompleteField } from './completed'
import type { AddedField } from '../../../src/manifest/words/fields'
import { parameterAt, parametersOf } from '../parameters'
import { payingName, payingType } from './named-types'
import { completionInput, type CompletionInput } from './completion-input'

/** Beyond what the description requires: what is asked for has to be filled in. */
function required(input: CompletionInput, operation: string, at: string): Pick<CompleteField, 'required'> {
  return parameterAt(input, operation, at)?.mandatory === true ? {} : { required: true }
}

/** Asks for the name: the parameter that is one of the fields that name a record. Its identity says only which record is meant. */
function titleField(input: CompletionInput, operation: string): CompleteField | undefined {
  const names = input.title.flat().filter((name) => name !== input.key)
  const at = names.find((name) => parameterAt(input, operation, name))
  if (at === undefined) return undefined
  return { at, initial: { record: at }, ...required(input, operation, at) }
}

/** Asks which account pays from now on, among those that may. */
function payerField(input: CompletionInput, operation: string): CompleteField | undefined {
  const { all, description, fields } = input
  const accounts = payingType(all)
  const at = payingName(all, parametersOf(input, operation).keys())
  if (!accounts || at === undefined) return undefined
  const now = payingName(all, fields.keys())
  const { key } = completionInput(accounts, description, all)
  return {
    at,
    ...(now === undefined ? {} : { initial: { record: now } }),
    options: {
      kind: 'resource',
      type: accounts.type,
      ...accounts.related?.options,
      when: { account: { option: key }, is: 'open', because: 'accountClosed' },
    },
    ...required(input, operation, at),
    help: true,
  }
}

const added: Readonly<
  Record<AddedField, (input: CompletionInput, operation: string) => CompleteField | undefined>
> = { $title: titleField, $payer: payerField }

/** The names of fields that the console adds to what the call takes. */
export const addedFieldNames = Object.keys(added)

const isAdded = (name: unknown): name is AddedField => typeof name === 'string' && Object.hasOwn(added, name)

/** The field a name such as `$title` stands for in the form of a call about a record; undefined where the call has none. */
export function addedField(
  input: CompletionInput,
  operation: string,
  name: unknown,
): CompleteField | undefined {
  return isAdded(name) ? added[name](input, operation) : undefined
}
