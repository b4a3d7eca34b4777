import type { Example } from '../example'
import { BulkBar } from './BulkBar'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'three selected',
    render: () => (
      <BulkBar
        label="3 selected"
        clearLabel="Clear"
        moreLabel="More"
        onClear={() => undefined}
        onAction={() => undefined}
        actions={[
          { id: 'start', label: 'Start', icon: 'circle-play' },
          { id: 'stop', label: 'Stop', icon: 'circle-stop' },
          { id: 'restart', label: 'Restart', icon: 'rotate-cw' },
          { id: 'firewall', label: 'Firewall', icon: 'shield' },
          { id: 'delete', label: 'Delete…', icon: 'trash-2', danger: true },
        ]}
      />
    ),
  },
  {
    name: 'none yet',
    render: () => (
      <BulkBar
        label="0 selected"
        clearLabel="Done"
        moreLabel="More"
        onClear={() => undefined}
        onAction={() => undefined}
        actions={[{ id: 'all', label: 'Select all', icon: 'list-checks' }]}
      />
    ),
  },
]
