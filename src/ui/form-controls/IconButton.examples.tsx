import type { Example } from '../example'
import { IconButton } from './IconButton'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'plain', render: () => <IconButton icon="ellipsis" label="Actions for web-prod-01" /> },
  { name: 'bordered', render: () => <IconButton icon="ellipsis" label="More actions" look="bordered" /> },
  { name: 'pending', render: () => <IconButton icon="refresh-cw" label="Refresh" pending /> },
]
