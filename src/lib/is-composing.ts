/**
 * Whether a key belongs to an input method that is still composing: the Enter that ends a composition only chooses a
 * word. Safari reports it after the composition has ended, with the key code of composing.
 */
export function isComposing({
  isComposing: composing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return composing || keyCode === composingKey
}

const composingKey = 229
