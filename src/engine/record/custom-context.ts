import { createContext, type ComponentType } from 'react'
import type { CustomName } from '../../manifest/names'
import type { Texts } from '../../platform/i18n/texts'
import type { Lazy } from '../../ui/lazy'

/** What a component of our own gets. It reads the record with `useDetail`. */
export interface CustomProps {
  /** The part of the manifest it stands for. */
  id: string
  /** Its heading: `sections.<id>` of a section, `facts.<id>` of a group of facts. */
  title: string
}

/**
 * Fetches a component of our own with its texts. The same promise each time it is asked; rejects when the code or the texts
 * cannot be fetched.
 */
export type LoadCustom = Lazy<[name: CustomName, texts: Texts], ComponentType<CustomProps>>

/** Where the engine finds components of our own: it may not import the screens they are part of. */
export const CustomContext = createContext<LoadCustom | undefined>(undefined)
