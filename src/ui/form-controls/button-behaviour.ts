import type { MouseEvent, Ref } from 'react'

/** What a button does, whatever it looks like. */
export interface ButtonBehaviour {
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Pointer over or focus on the button: the moment to fetch what pressing it will need. */
  readonly onIntent?: (() => void) | undefined
  /** The button opens something; `id` is the element that opens, while it exists. */
  readonly popup?:
    | {
        readonly kind: 'menu' | 'dialog' | 'listbox'
        readonly expanded: boolean
        readonly id?: string | undefined
      }
    | undefined
  /** A button that stays pressed. */
  readonly pressed?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * Whether a button works. It stays focusable when it does not, so that the reason can be read: a text is shown under
 * the button, `describedBy` is the id of an element that already says it.
 */
export type Disabled = false | string | { readonly describedBy: string } | undefined

interface State extends ButtonBehaviour {
  readonly disabled?: Disabled
  readonly pending?: boolean | undefined
}

/** The native attributes of a button for its behaviour. While pending or disabled it keeps focus but does nothing. */
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
