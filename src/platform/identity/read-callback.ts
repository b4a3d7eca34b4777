import type { CallbackParameter } from './identity-provider'

/** Names of parameters that open a session or belong to one. */
const secrets: ReadonlySet<string> = new Set(['access_token', 'id_token', 'code', 'refresh_token'])

/** A provider's answer, parsed. */
export type CallbackAnswer =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'error'
      readonly error: string
      readonly description: string
      readonly state: string | undefined
    }
  | { readonly kind: 'answer'; readonly values: Readonly<Record<string, string>> }

/**
 * Reads the parameters of a callback, with or without their `?` or `#`. It is an answer if it has the parameter `wanted`
 * (requirements AUTH-34 to AUTH-42).
 */
export function readCallback(text: string, wanted: string): CallbackAnswer {
  const values = Object.fromEntries(new URLSearchParams(text.replace(/^[?#]/, '')))
  if (values.error !== undefined) {
    const { error, error_description: description = '', state } = values
    return { kind: 'error', error, description, state }
  }
  return values[wanted] ? { kind: 'answer', values } : { kind: 'missing' }
}

/** The parameters of a callback in their order, those that open a session marked. */
export function parametersOf(text: string): CallbackParameter[] {
  return [...new URLSearchParams(text.replace(/^[?#]/, ''))].map(([name, value]) => ({
    name,
    value,
    secret: secrets.has(name),
  }))
}
