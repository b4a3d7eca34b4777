import type { Example } from '../example'
import { BareCheckbox } from './BareCheckbox'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'mixed',
    render: () => <BareCheckbox checked="mixed" onChange={() => undefined} bareLabel="Select all" />,
  },
]
