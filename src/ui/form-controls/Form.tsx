import type { ComponentProps } from 'react'
import { sendByKey } from './send-by-key'

interface FormProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onKeyDownCapture' | 'noValidate' | 'action'
> {
  readonly onSubmit: () => void
}

/**
 * A form validated by the console: sent by Enter in a field, its button, and Ctrl or Command with Enter from any control.
 * A form nested in React's tree, such as one in a dialog, does not send both.
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
