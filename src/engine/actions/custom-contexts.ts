import { createContext } from 'react'
import type { DialogName, QuestionName } from '../../manifest/names'
import type { LoadPart } from '../../platform/NamedPart'
import type { FormValues } from '../fields/form-values'
import type { RecordTarget } from '../jobs/target'

/** Props of a dialog of the console that an action opens. It makes the call of the action itself. */
export interface CustomDialogProps {
  target: RecordTarget
  /** Why the action is refused now; undefined if it is allowed. */
  refused: string | undefined
  onClose: () => void
}

/** Provides the dialogs that actions name. */
export const DialogContext = createContext<LoadPart<DialogName, CustomDialogProps> | undefined>(undefined)

/** Props of a question that a form asks before it is sent. */
export interface CustomQuestionProps {
  target: RecordTarget
  /** Values of the form, by field. */
  values: FormValues
  /** Label of the form's button. */
  button: string
  /** Sends the form and closes the question. */
  onConfirm: () => void
  onClose: () => void
}

/** Provides the questions that forms name. */
export const QuestionContext = createContext<LoadPart<QuestionName, CustomQuestionProps> | undefined>(
  undefined,
)
