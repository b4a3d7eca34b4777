import type { Example } from '../example'
import { FieldWarning } from './FieldWarning'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'one line',
    render: () => <FieldWarning>Any port is open to the whole internet.</FieldWarning>,
  },
]
