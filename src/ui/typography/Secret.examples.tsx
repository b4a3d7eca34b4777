import type { Example } from '../example'
import { Secret } from './Secret'

const labels = { showLabel: 'Show credentials', hideLabel: 'Hide credentials' }

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'hidden', render: () => <Secret {...labels}>root:Vana-Toomas-1433</Secret> },
  { name: 'long', render: () => <Secret {...labels}>{'0123456789abcdef'.repeat(8)}</Secret> },
]
