import type { Example } from '../example'
import { VisuallyHidden } from './VisuallyHidden'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'words', render: () => <VisuallyHidden>Actions</VisuallyHidden> },
]
