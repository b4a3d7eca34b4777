import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { LinkText } from '../typography/LinkText'
import { Checklist } from './Checklist'
import { FirstRun } from './FirstRun'
import { OfferTile } from './OfferTile'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'machines',
    render: () => (
      <FirstRun
        title="Create your first machine"
        text="Pick a size and a system; it is reachable over SSH in about 40 seconds."
        offers={
          <>
            <OfferTile
              href="#small"
              title="Small web server"
              text="Ubuntu on the smallest size"
              size="1 vCPU · 1 GB · 20 GB"
              icon="server"
              price="€7.40"
              unit="per month"
            />
            <OfferTile
              href="#own"
              title="Your own configuration"
              text="Any size, private networks, cloud-init"
              icon="sliders-horizontal"
            />
          </>
        }
        actions={
          <Button variant="primary" icon="plus">
            Create machine
          </Button>
        }
        aside={
          <Checklist
            words={{ done: 'done', open: 'to do' }}
            items={[
              { id: 'account', label: 'Billing account “Uku Uus”', done: true },
              {
                id: 'key',
                label: 'SSH key',
                done: false,
                note: 'or give one while creating',
                action: <LinkText href="#key">Add</LinkText>,
              },
            ]}
          />
        }
      />
    ),
  },
]
