import type { ComponentType } from 'react'
import { createStore } from '../lib/store'

/** A component that a screen adds to every page, such as running uploads; undefined until one does. */
export const backgroundPart = createStore<ComponentType | undefined>(undefined)
