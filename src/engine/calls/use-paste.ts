import { useState } from 'react'
import type { OperationId } from '../../generated/operations'
import { pasteInto, type Pasted } from './paste/paste-into'
import { PasteRefusal } from './paste/paste-refusal'
import type { PasteTarget } from './request-view'

/** A call being pasted: its text, and why it was refused. */
export interface Pasting {
  text: string
  change: (text: string) => void
  refusal: PasteRefusal | undefined
  /** Fills the form, or says why not; then text and form stay as they are. */
  fill: () => void
}

/** Takes a call for an operation into a form. The text, which may hold secrets, is forgotten once it is used. */
export function usePaste(
  operation: OperationId,
  target: PasteTarget | undefined,
  onPasted: (pasted: Pasted) => void,
): Pasting {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<PasteRefusal>()
  const change = (next: string): void => {
    setText(next)
    setRefusal(undefined)
  }
  const fill = (): void => {
    if (!target) return
    try {
      const pasted = pasteInto(text, operation, target)
      target.model.setMany(pasted.values)
      change('')
      onPasted(pasted)
    } catch (error) {
      if (!(error instanceof PasteRefusal)) throw error
      setRefusal(error)
    }
  }
  return { text, change, refusal, fill }
}
