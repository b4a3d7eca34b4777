import type { ComponentType } from 'react'
import { createStore } from '../lib/store'

/** What a screen leaves on every page, because its work goes on there; undefined until something does. */
export const backgroundPart = createStore<ComponentType | undefined>(undefined)
