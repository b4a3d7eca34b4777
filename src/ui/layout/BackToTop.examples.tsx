import type { Example } from '../example'
import { BackToTop } from './BackToTop'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'near the top nothing shows',
    render: () => <BackToTop label="Back to top" />,
  },
]
