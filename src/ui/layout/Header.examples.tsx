import type { Example } from '../example'
import { Icon } from '../Icon'
import { Breadcrumbs } from './Breadcrumbs'
import { Header, HeaderAccount, HeaderButton, HeaderProfile, HeaderSearch } from './Header'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'everything',
    render: () => (
      <Header
        mark={<Icon name="server" />}
        breadcrumbs={
          <Breadcrumbs
            label="Breadcrumb"
            parents={[{ href: '#c', label: 'Compute' }]}
            current="Virtual machines"
          />
        }
      >
        <HeaderSearch label="Search or jump to…" shortcut="Ctrl K" />
        <HeaderAccount label="Billing account" name="Põhjala Robotics" amount="€684.20" />
        <HeaderButton icon="bell" label="Notifications, 2 unread" dot />
        <HeaderButton icon="bell" label="Activity, 3 under way, something has failed" count={3} dot />
        <HeaderButton icon="sun-moon" label="Appearance" desktopOnly />
        <HeaderProfile initials="KS" label="Profile" />
      </Header>
    ),
  },
]
