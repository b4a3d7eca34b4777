import type { Example } from '../example'
import { FieldError } from './FieldError'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'one line',
    render: () => <FieldError>At most 10 000 GB per disk. Add a second disk for more.</FieldError>,
  },
]
