import type { Location } from '../entities'

/** The locations of the demo deployment. Jakarta is full: it takes no new resources. */
export const locations: readonly Location[] = [
  {
    slug: 'tll',
    display_name: 'Tallinn',
    is_default: true,
    is_preferred: true,
    is_published: true,
    description: 'Estonia, 3 ms',
    order_nr: 1,
    country_code: 'est',
    create_resource_disabled: false,
  },
  {
    slug: 'trtu',
    display_name: 'Tartu',
    is_default: false,
    is_preferred: false,
    is_published: true,
    description: 'Estonia, 5 ms',
    order_nr: 2,
    country_code: 'est',
    create_resource_disabled: false,
  },
  {
    slug: 'jhv',
    display_name: 'Jõhvi',
    is_default: false,
    is_preferred: false,
    is_published: true,
    description: 'Estonia, 6 ms',
    order_nr: 3,
    country_code: 'est',
    create_resource_disabled: false,
  },
  {
    slug: 'jkt01',
    display_name: 'Jakarta',
    is_default: false,
    is_preferred: false,
    is_published: true,
    description: 'Full for now',
    order_nr: 4,
    country_code: 'idn',
    create_resource_disabled: true,
  },
]

/** First two parts of the public addresses of a location. */
const publicRanges: Readonly<Record<string, string>> = {
  tll: '185.7',
  trtu: '91.240',
  jhv: '194.204',
  jkt01: '103.56',
}

/** Third part of the demo's own addresses; numbered addresses come after it. */
const demoSubnets: Readonly<Record<string, number>> = { tll: 252, trtu: 16, jhv: 60, jkt01: 148 }

/** The floating IP with this number (from 1) in a location: 254 per /24, outside the demo's own subnet. */
export function publicAddress(location: string, number: number): string {
  const third = Math.floor((number - 1) / 254) + 1
  const subnet = ((demoSubnets[location] ?? 0) + third) % 256
  return `${publicRanges[location] ?? '198.18'}.${subnet}.${((number - 1) % 254) + 1}`
}
