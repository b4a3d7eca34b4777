import { Fragment } from 'react'
import { TextButton } from '../typography/LinkText'
import { FieldError } from './FieldError'

interface FormErrorSummaryProps {
  /** "Fix 3 fields to continue:" */
  readonly text: string
  /** The sections or fields that are wrong, in the order of the page. */
  readonly items: readonly { readonly id: string; readonly label: string }[]
  /** Brings one into view and puts the focus there. */
  readonly onGo: (id: string) => void
}

/** Beside the submit button after a failed submit: what is still wrong, as links. */
export function FormErrorSummary({ text, items, onGo }: FormErrorSummaryProps) {
  return (
    <div role="alert">
      <FieldError>
        {text}{' '}
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {index > 0 && ', '}
            <TextButton look="inherit" onPress={() => onGo(item.id)}>
              {item.label}
            </TextButton>
          </Fragment>
        ))}
        .
      </FieldError>
    </div>
  )
}
