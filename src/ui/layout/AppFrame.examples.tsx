import type { Example } from '../example'
import { AppFrame } from './AppFrame'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'bare',
    render: () => (
      <AppFrame skipLabel="Skip to content" nav={<nav aria-label="Main" />} header={<header>Header</header>}>
        Page
      </AppFrame>
    ),
  },
]
