import type { Example } from '../example'
import { Tabs } from './Tabs'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'links',
    render: () => (
      <Tabs
        label="Sections"
        tabs={[
          { href: '#o', label: 'Overview', current: true },
          { href: '#m', label: 'Metrics', current: false },
          { href: '#d', label: 'Disks and backups', count: '8', current: false },
        ]}
      />
    ),
  },
]
