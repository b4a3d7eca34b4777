import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { LinkText } from '../typography/LinkText'
import { FirstRun } from './FirstRun'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'machines',
    render: () => (
      <FirstRun
        title="Create your first machine"
        text="Pick a size and a system; it is reachable over SSH in about 40 seconds."
        offers={[
          {
            href: '#small',
            title: 'Small web server',
            text: 'Ubuntu 24.04 · 1 vCPU · 1 GB · 20 GB',
            icon: 'server',
            price: '€7.40 /mo',
          },
          {
            href: '#app',
            title: 'Ready-made application',
            text: 'WordPress, GitLab, Nextcloud and 14 more',
            icon: 'layout-grid',
            price: 'from €9.20',
          },
        ]}
        actions={
          <Button variant="primary" icon="plus">
            Create machine
          </Button>
        }
        prerequisites={{
          title: 'Before you start',
          items: [
            { id: 'mail', label: 'E-mail verified', done: true },
            {
              id: 'key',
              label: 'Add an SSH key',
              done: false,
              note: 'or choose a password while creating',
              action: <LinkText href="#key">Add</LinkText>,
            },
          ],
        }}
      />
    ),
  },
]
