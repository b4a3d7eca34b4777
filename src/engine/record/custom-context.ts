import { createContext } from 'react'
import type { CustomName } from '../../manifest/names'
import type { LoadPart } from '../../platform/NamedPart'

/** Props of a custom component. It reads the record with `useDetail`. */
export interface CustomProps {
  /** Id of its section or group in the manifest. */
  id: string
  /** Its heading: `sections.<id>` of a section, `facts.<id>` of a group of facts. */
  title: string
}

/** Loads a custom component. */
export type LoadCustom = LoadPart<CustomName, CustomProps>

/** Provides the custom components that sections name. */
export const CustomContext = createContext<LoadCustom | undefined>(undefined)
