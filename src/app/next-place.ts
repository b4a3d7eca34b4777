import type { Location } from 'react-router'
import { createStore } from '../lib/store'

/** The record or form somebody points at in a list, whose page is drawn behind the list before the link is pressed. */
export const nextPlace = createStore<Location | undefined>(undefined)
