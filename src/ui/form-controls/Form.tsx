import type { ComponentProps } from 'react'
import { sendByKey } from './send-by-key'

interface FormProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onKeyDownCapture' | 'noValidate' | 'action'
> {
  readonly onSubmit: () => void
}

/**
 * A form whose answers are judged by the console: sent by Enter in a field, its button, and Ctrl or Command with Enter from any
 * control. One inside another, which a dialog may be in React's tree, does not send both.
 */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      noValidate
      onKeyDownCapture={sendByKey}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit()
      }}
    />
  )
}
