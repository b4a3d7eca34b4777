import { createContext, type ComponentType } from 'react'
import type { QuestionName } from '../../manifest/names'
import type { Texts } from '../../platform/i18n/texts'
import type { Lazy } from '../../ui/lazy'
import type { FormValues } from '../fields/form-values'
import type { RecordTarget } from '../jobs/target'

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

/**
 * Loads a question with its texts. Returns the same promise each time; rejects if code or texts fail to load.
 */
export type LoadQuestion = Lazy<[name: QuestionName, texts: Texts], ComponentType<CustomQuestionProps>>

/** Provides questions: the engine may not import the screens that contain them. */
export const CustomQuestionContext = createContext<LoadQuestion | undefined>(undefined)
