import type { Example } from '../example'
import { Icon } from '../Icon'
import { SideNav } from './SideNav'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'two groups',
    render: () => (
      <SideNav
        label="Main"
        home={{ href: '#home', label: 'Aldera Cloud', logo: <Icon name="server" size={20} /> }}
        groups={[
          [
            { href: '#dashboard', label: 'Dashboard', icon: 'layout-dashboard', current: false, phone: true },
            { href: '#compute', label: 'Compute', icon: 'server', current: true, phone: true },
            { href: '#network', label: 'Network', icon: 'network', current: false, phone: true },
          ],
          [{ href: '#billing', label: 'Billing', icon: 'wallet', current: false, phone: true }],
        ]}
        foot={[{ href: '#support', label: 'Support', icon: 'life-buoy', current: false, phone: false }]}
        more={{ label: 'More' }}
      />
    ),
  },
]
