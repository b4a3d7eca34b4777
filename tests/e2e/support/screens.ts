const webOne = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'
const webPublic = '/network/firewall/tll/e02b71c8-6d4f-4a13-9b72-58c0d1ae44df'

const webFront = '/network/load_balancer/tll/c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78'
const payments = '/network/vpc/tll/0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34'

/** Addresses of every kind of screen a customer can open, each with the name of its first heading. */
export const screens: readonly { readonly path: string; readonly heading: string | RegExp }[] = [
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/resources', heading: /^All resources/ },
  { path: '/compute', heading: /^Virtual machines/ },
  { path: '/disks', heading: /^Disks/ },
  { path: '/network/load_balancer', heading: 'Network' },
  { path: '/network/vpc', heading: 'Network' },
  { path: '/network/ip_address', heading: 'Network' },
  { path: '/network/firewall', heading: 'Network' },
  { path: '/access/token', heading: 'Access' },
  { path: '/access/delegation', heading: 'Access' },
  { path: '/profile', heading: 'Access' },
  { path: '/billing/account', heading: /^Billing accounts/ },
  { path: '/compute/create', heading: 'Create machine' },
  { path: '/disks/create', heading: 'Create disk' },
  { path: '/network/create/load_balancer', heading: 'Create load balancer' },
  { path: '/network/create/vpc', heading: 'Create network' },
  { path: '/network/create/ip_address', heading: 'Reserve address' },
  { path: '/network/create/firewall', heading: 'Create firewall' },
  { path: '/access/create/api_token', heading: 'Create token' },
  { path: '/access/create/access_delegation', heading: 'Share access' },
  { path: webOne, heading: 'web-prod-01' },
  { path: `${webOne}?tab=storage`, heading: 'web-prod-01' },
  { path: `${webOne}?tab=network`, heading: 'web-prod-01' },
  { path: `${webOne}?tab=settings`, heading: 'web-prod-01' },
  { path: '/disks/disk/tll/9d04e6b1-72c8-4f35-a0be-3c5d18f7e264', heading: 'data' },
  { path: '/disks/disk/tll/9d04e6b1-72c8-4f35-a0be-3c5d18f7e264?tab=settings', heading: 'data' },
  { path: webFront, heading: 'web-front' },
  { path: `${webFront}?tab=network`, heading: 'web-front' },
  { path: `${webFront}?tab=settings`, heading: 'web-front' },
  { path: payments, heading: 'payments' },
  { path: `${payments}?tab=settings`, heading: 'payments' },
  { path: webPublic, heading: 'web-public' },
  { path: `${webPublic}?tab=assigned`, heading: 'web-public' },
  { path: `${webPublic}?tab=settings`, heading: 'web-public' },
  { path: '/access/token/3098', heading: 'deploy-ci' },
  { path: '/access/delegation/398', heading: 'Lab staff' },
  { path: '/billing/account/120348', heading: 'Põhjala Robotics' },
  { path: '/nowhere', heading: 'There is no page at this address' },
  { path: '/compute/vm/tll/7c1e40f2-0000-0000-0000-000000000000', heading: '7c1e40f2…0000' },
]
