import type { CompleteField } from './completed'
import type { AddedField } from '../../../src/manifest/words/fields'
import { parameterAt, parametersOf } from '../parameters'
import { payingName, payingType } from './named-types'
import { completionInput, type CompletionInput } from './completion-input'

/** Makes an added field required, also if the description does not. */
function required(input: CompletionInput, operation: string, at: string): Pick<CompleteField, 'required'> {
  return parameterAt(input, operation, at)?.mandatory === true ? {} : { required: true }
}

/** Field for the name: the parameter that is one of the record's title fields, except the key, which only identifies it. */
function titleField(input: CompletionInput, operation: string): CompleteField | undefined {
  const names = input.title.flat().filter((name) => name !== input.key)
  const at = names.find((name) => parameterAt(input, operation, name))
  if (at === undefined) return undefined
  return { at, initial: { record: at }, ...required(input, operation, at) }
}

/** Field for the account that pays from now on, among the open ones. */
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

/** Names of the fields that the console adds. */
export const addedFieldNames = Object.keys(added)

const isAdded = (name: unknown): name is AddedField => typeof name === 'string' && Object.hasOwn(added, name)

/** The field for a name such as `$title` in the form of a call about a record; undefined if the call has no parameter for it. */
export function addedField(
  input: CompletionInput,
  operation: string,
  name: unknown,
): CompleteField | undefined {
  return isAdded(name) ? added[name](input, operation) : undefined
}
