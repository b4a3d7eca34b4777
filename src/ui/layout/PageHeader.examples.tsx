import type { Example } from '../example'
import { Badge } from '../feedback/Badge'
import { Button } from '../form-controls/Button'
import { Avatar } from '../typography/Avatar'
import { PageHeader } from './PageHeader'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'list',
    render: () => (
      <PageHeader
        title="Virtual machines"
        count="6 of 11"
        actions={
          <Button variant="primary" icon="plus">
            Create machine
          </Button>
        }
      />
    ),
  },
  {
    name: 'with description',
    render: () => (
      <PageHeader
        title="web-public"
        badge={<Badge icon="shield" label="Protects 3 machines" />}
        description="What no rule allows is refused. Answers to allowed traffic always pass."
      />
    ),
  },
  {
    name: 'person',
    render: () => (
      <PageHeader
        title="Kadri Saar"
        mark={<Avatar initials="KS" />}
        description="kadri.saar@pohjala.example"
      />
    ),
  },
]
