import type { Example } from '../example'
import { Breadcrumbs } from './Breadcrumbs'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'two parents',
    render: () => (
      <Breadcrumbs
        label="Breadcrumb"
        parents={[
          { href: '#c', label: 'Compute' },
          { href: '#v', label: 'Virtual machines' },
        ]}
        current="web-prod-01"
      />
    ),
  },
  {
    name: 'in staging',
    render: () => (
      <Breadcrumbs
        label="Breadcrumb"
        parents={[]}
        current="Dashboard"
        mark={{ label: 'staging', environment: 'staging' }}
      />
    ),
  },
]
