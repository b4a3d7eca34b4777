import type { Example } from '../example'
import { StateMark } from '../feedback/StateMark'
import { Button } from '../form-controls/Button'
import { MenuButton } from '../overlay/MenuButton'
import { DetailHead } from './DetailHead'
import { Tabs } from './Tabs'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'machine',
    render: () => (
      <DetailHead
        title="web-prod-01"
        badge={<StateMark look="filled" tone="success" icon="circle-play" label="Running" />}
        description="Shop front, primary. Tallinn, up 41 days."
        actions={
          <>
            <Button icon="square-terminal">Terminal</Button>
            <Button icon="circle-stop">Stop</Button>
            <MenuButton
              bordered
              label="More actions"
              groups={[{ entries: [{ id: 'clone', label: 'Clone…' }] }]}
              onAction={() => undefined}
            />
          </>
        }
        tabs={
          <Tabs
            inHead
            label="Sections of web-prod-01"
            tabs={[
              { href: '#o', label: 'Overview', current: true },
              { href: '#m', label: 'Metrics', current: false },
              { href: '#d', label: 'Disks and backups', count: '8', current: false },
            ]}
          />
        }
      />
    ),
  },
]
