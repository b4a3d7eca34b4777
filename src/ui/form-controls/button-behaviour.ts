import type { MouseEvent, Ref } from 'react'

/** Behaviour of a button, independent of its look. */
export interface ButtonBehaviour {
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Called on hover or focus, to prefetch code. */
  readonly onIntent?: (() => void) | undefined
  /** The button opens a popup; `id` is the popup's element while open. */
  readonly popup?:
    | {
        readonly kind: 'menu' | 'dialog' | 'listbox'
        readonly expanded: boolean
        readonly id?: string | undefined
      }
    | undefined
  /** State of a toggle button. */
  readonly pressed?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * Whether a button is disabled. It stays focusable, so that the reason is readable: a text is shown below the button,
 * `describedBy` refers to an element with the reason.
 */
export type Disabled = false | string | { readonly describedBy: string } | undefined

interface State extends ButtonBehaviour {
  readonly disabled?: Disabled
  readonly pending?: boolean | undefined
}

/** Native attributes of a button. Pending or disabled ones keep focus but ignore presses. */
export function buttonAttributes(state: State, reasonId: string) {
  const { onPress, onIntent, popup, pressed, ref, disabled = false, pending = false } = state
  const blocked = pending || disabled !== false
  return {
    ref,
    'aria-haspopup': popup?.kind,
    'aria-expanded': popup?.expanded,
    'aria-controls': popup?.id,
    'aria-pressed': pressed,
    'aria-disabled': blocked ? true : undefined,
    'aria-busy': pending ? true : undefined,
    'aria-describedby':
      disabled === false ? undefined : typeof disabled === 'string' ? reasonId : disabled.describedBy,
    onPointerEnter: onIntent,
    onFocus: onIntent,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (blocked) event.preventDefault()
      else onPress?.(event)
    },
  }
}
