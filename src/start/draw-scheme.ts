import { storedColorScheme } from '../platform/theme/color-scheme'

// A script of its own in the documents without `boot.ts`: nothing is painted before, so "Dark" does not begin light.
document.documentElement.dataset.colorScheme = storedColorScheme(localStorage)
