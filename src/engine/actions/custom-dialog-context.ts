import { createContext, type ComponentType } from 'react'
import type { DialogName } from '../../manifest/names'
import type { Texts } from '../../platform/i18n/texts'
import type { Lazy } from '../../ui/lazy'
import type { RecordTarget } from '../jobs/target'

/** Props of a dialog of the console that an action opens. It makes the call of the action itself. */
export interface CustomDialogProps {
  target: RecordTarget
  /** Why the action is refused now; undefined if it is allowed. */
  refused: string | undefined
  onClose: () => void
}

/**
 * Loads a dialog with its texts. Returns the same promise each time; rejects if code or texts fail to load.
 */
export type LoadDialog = Lazy<[name: DialogName, texts: Texts], ComponentType<CustomDialogProps>>

/** Provides dialogs: the engine may not import the screens that contain them. */
export const CustomDialogContext = createContext<LoadDialog | undefined>(undefined)
