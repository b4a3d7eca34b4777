import { lookInThemes } from '../e2e/support/in-themes'

lookInThemes(3)
