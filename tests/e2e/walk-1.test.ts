import { walk } from './support/walk'

walk(1)
