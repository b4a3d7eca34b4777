/** Replaces a secret in a text; its length is constant. */
const mask = '••••••••'

/** Named values as lines of text, secret ones masked. */
export function maskedLines(
  values: readonly { readonly name: string; readonly value: string; readonly secret: boolean }[],
): string {
  return values.map(({ name, value, secret }) => `${name}: ${secret ? mask : value}`).join('\n')
}
