import { createContext, type ComponentType } from 'react'
import type { CustomName } from '../../manifest/names'
import type { Texts } from '../../platform/i18n/texts'
import type { Lazy } from '../../ui/lazy'

/** Props of a custom component. It reads the record with `useDetail`. */
export interface CustomProps {
  /** Id of its section or group in the manifest. */
  id: string
  /** Its heading: `sections.<id>` of a section, `facts.<id>` of a group of facts. */
  title: string
}

/**
 * Loads a custom component with its texts. Returns the same promise each time; rejects if code or texts fail to load.
 */
export type LoadCustom = Lazy<[name: CustomName, texts: Texts], ComponentType<CustomProps>>

/** Provides custom components: the engine may not import the screens that contain them. */
export const CustomContext = createContext<LoadCustom | undefined>(undefined)
