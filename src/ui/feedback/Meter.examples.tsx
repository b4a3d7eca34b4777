import type { Example } from '../example'
import { Meter, ProgressBar } from './Meter'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'disk', render: () => <Meter label="Used space of data" percent={87} text="435 GB of 500 GB" /> },
  { name: 'nearly full', render: () => <Meter label="Used space of data" percent={97} tone="error" /> },
  { name: 'progress', render: () => <ProgressBar label="Creating web-prod-03" percent={62} text="62 %" /> },
]
