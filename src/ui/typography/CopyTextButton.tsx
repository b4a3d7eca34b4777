import type { ReactNode } from 'react'
import { announce } from '../feedback/announce'
import { Button, type ButtonVariant } from '../form-controls/Button'
import { useCopied } from './use-copied'

interface CopyTextButtonProps {
  /** The text, made on press. */
  readonly value: () => string
  /** Labels after a press. */
  readonly labels: { readonly copied: string; readonly failed: string }
  readonly children: ReactNode
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'md' | 'sm' | undefined
}

/** A button with a label that copies, and confirms it for one second. */
export function CopyTextButton({ value, labels, children, variant, size = 'sm' }: CopyTextButtonProps) {
  const { state, copy } = useCopied()
  return (
    <Button
      size={size}
      variant={variant}
      icon={state === 'copied' ? 'check' : 'copy'}
      onPress={async () => {
        const done = await copy(value())
        announce(done ? labels.copied : labels.failed, done ? 'polite' : 'assertive')
      }}
    >
      {state === 'idle' ? children : state === 'copied' ? labels.copied : labels.failed}
    </Button>
  )
}
