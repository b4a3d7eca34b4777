import { Fragment } from 'react'
import { TextButton } from '../typography/LinkText'
import { FieldError } from './FieldError'

interface FormErrorSummaryProps {
  /** "Fix 3 fields to continue:" */
  readonly text: string
  /** Invalid sections or fields, in page order. */
  readonly items: readonly { readonly id: string; readonly label: string }[]
  /** Scrolls to one and focuses it. */
  readonly onGo: (id: string) => void
}

/** Links to the errors beside the submit button, after a failed submit. */
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
