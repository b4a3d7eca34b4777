import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo } from './acts'

const webOne = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'
const webPublic = '/network/firewall/tll/e02b71c8-6d4f-4a13-9b72-58c0d1ae44df'

const webFront = '/network/load_balancer/tll/c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78'
const payments = '/network/vpc/tll/0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34'

const shopDb = '/services/service/tll/3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936'
const shopCluster = '/services/service/tll/60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42'

/** A screen: its address below the base path, and the name of its first heading in English. */
export interface Screen {
  readonly path: string
  readonly heading: string | RegExp
}

/** Addresses of every kind of screen a customer can open, each with the name of its first heading. */
export const screens: readonly Screen[] = [
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/notifications', heading: /^Notifications/ },
  { path: '/profile', heading: 'Kadri Saar' },
  { path: '/profile?tab=sign-in', heading: 'Kadri Saar' },
  { path: '/profile?tab=keyboard', heading: 'Kadri Saar' },
  { path: '/support', heading: 'Support' },
  { path: '/payment_return', heading: 'Payment' },
  { path: '/resources', heading: /^All resources/ },
  { path: '/compute', heading: /^Virtual machines/ },
  { path: '/disks', heading: /^Disks/ },
  { path: '/storage', heading: /^Buckets/ },
  { path: '/network/load_balancer', heading: 'Network' },
  { path: '/metal', heading: /^Bare metal servers/ },
  { path: '/network/vpc', heading: 'Network' },
  { path: '/network/ip_address', heading: 'Network' },
  { path: '/network/firewall', heading: 'Network' },
  { path: '/services', heading: /^Managed services/ },
  { path: '/access/token', heading: 'Access' },
  { path: '/access/delegation', heading: 'Access' },
  { path: '/profile/access', heading: 'Access' },
  { path: '/access/ssh_key', heading: 'Access' },
  { path: '/billing/account', heading: /^Billing accounts/ },
  { path: '/compute/create', heading: 'Create machine' },
  { path: '/disks/create', heading: 'Create disk' },
  { path: '/storage/create', heading: 'Create bucket' },
  { path: '/services/create', heading: 'Create service' },
  { path: '/services/create?osName=kubernetes', heading: 'Create service' },
  { path: '/network/create/load_balancer', heading: 'Create load balancer' },
  { path: '/metal/create', heading: 'Lease server' },
  { path: '/network/create/vpc', heading: 'Create network' },
  { path: '/network/create/ip_address', heading: 'Reserve address' },
  { path: '/network/create/firewall', heading: 'Create firewall' },
  { path: '/access/create/api_token', heading: 'Create token' },
  { path: '/access/create/access_delegation', heading: 'Share access' },
  { path: '/access/create/ssh_key', heading: 'Add SSH key' },
  { path: webOne, heading: 'web-prod-01' },
  { path: webOne.replace('/compute/vm/', '/terminal/'), heading: 'Connect to web-prod-01' },
  { path: `${webOne}?tab=metrics`, heading: 'web-prod-01' },
  { path: `${webOne}?tab=metrics&as=table`, heading: 'web-prod-01' },
  { path: `${webOne}?tab=storage`, heading: 'web-prod-01' },
  { path: `${webOne}?tab=network`, heading: 'web-prod-01' },
  { path: `${webOne}?tab=access`, heading: 'web-prod-01' },
  { path: `${webOne}?tab=settings`, heading: 'web-prod-01' },
  { path: '/disks/disk/tll/9d04e6b1-72c8-4f35-a0be-3c5d18f7e264', heading: 'data' },
  { path: '/disks/disk/tll/9d04e6b1-72c8-4f35-a0be-3c5d18f7e264?tab=settings', heading: 'data' },
  { path: '/storage/bucket/shop-media', heading: 'shop-media' },
  { path: '/storage/bucket/shop-media?tab=connect', heading: 'shop-media' },
  { path: '/storage/bucket/shop-media?tab=metrics', heading: 'shop-media' },
  { path: '/storage/bucket/shop-media?tab=keys', heading: 'shop-media' },
  { path: '/storage/bucket/shop-media?tab=cors', heading: 'shop-media' },
  { path: webFront, heading: 'web-front' },
  { path: `${webFront}?tab=network`, heading: 'web-front' },
  { path: `${webFront}?tab=settings`, heading: 'web-front' },
  { path: payments, heading: 'payments' },
  { path: `${payments}?tab=settings`, heading: 'payments' },
  { path: webPublic, heading: 'web-public' },
  { path: `${webPublic}?tab=assigned`, heading: 'web-public' },
  { path: `${webPublic}?tab=settings`, heading: 'web-public' },
  { path: shopDb, heading: 'shop-db' },
  { path: `${shopDb}?tab=access`, heading: 'shop-db' },
  { path: shopCluster, heading: 'shop-cluster' },
  { path: `${shopCluster}?tab=settings`, heading: 'shop-cluster' },
  { path: '/access/token/3098', heading: 'deploy-ci' },
  { path: '/access/delegation/398', heading: 'Lab staff' },
  { path: '/access/ssh_key/1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746', heading: 'laptop' },
  { path: '/billing/account/120348', heading: 'Põhjala Robotics' },
  { path: '/billing/account/120348?tab=invoices', heading: 'Põhjala Robotics' },
  { path: '/billing/account/120348?tab=methods', heading: 'Põhjala Robotics' },
  { path: '/billing/account/120348?tab=usage', heading: 'Põhjala Robotics' },
  { path: '/billing/account/120348?tab=usage&by=day&month=2026-10', heading: 'Põhjala Robotics' },
  { path: '/billing/account/120348?tab=usage&view=months', heading: 'Põhjala Robotics' },
  { path: '/billing/account/120348?tab=history', heading: 'Põhjala Robotics' },
  { path: '/billing/account/120348?tab=prices', heading: 'Põhjala Robotics' },
  { path: '/billing/account/120348?tab=settings', heading: 'Põhjala Robotics' },
  { path: '/billing/referral', heading: 'Referral' },
  { path: '/billing/create', heading: 'Create billing account' },
  { path: '/nowhere', heading: 'There is no page at this address' },
  { path: '/compute/vm/tll/7c1e40f2-0000-0000-0000-000000000000', heading: '7c1e40f2…0000' },
]

/** `npm run test:wide -- accessibility` checks every screen in every look; otherwise each gets some looks, which differ by screen. */
export const wholeMatrix = process.env['MATRIX'] === 'all'

/** Screens in such an order that those with the same heading are far from each other. */
function apart(all: readonly Screen[]): Screen[] {
  const seen = new Map<string, number>()
  const round = ({ heading }: Screen): number => {
    const before = seen.get(String(heading)) ?? 0
    seen.set(String(heading), before + 1)
    return before
  }
  return all
    .map((screen) => ({ screen, round: round(screen) }))
    .toSorted((one, other) => one.round - other.round)
    .map(({ screen }) => screen)
}

/**
 * Opens screens one after the other and yields each once it has loaded; `loading` matches the names of what loads. If its
 * heading differs from the one before, a screen is opened inside the document, as by a link, which takes half the time.
 */
export async function* eachScreen(
  { page, open }: { page: Page; open: (path: string) => Promise<void> },
  { of = screens, loading = /^Loading/ }: { of?: readonly Screen[]; loading?: RegExp } = {},
): AsyncGenerator<Screen> {
  const heading = page.getByRole('heading', { level: 1 }).first()
  const hasOwnDocument = ({ path }: Screen): boolean => path.startsWith('/terminal/')
  let last: Screen | undefined
  for (const screen of apart(of)) {
    const isOther =
      last && String(last.heading) !== String(screen.heading) && ![last, screen].some(hasOwnDocument)
    if (isOther) {
      const before = await heading.innerText()
      await goTo(page, screen.path)
      await expect.poll(() => heading.innerText(), { message: screen.path }).not.toBe(before)
    } else await open(screen.path)
    await heading.waitFor()
    await expect.poll(() => page.getByRole('status', { name: loading }).count()).toBe(0)
    yield screen
    last = screen
  }
}
