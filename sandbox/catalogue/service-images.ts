import type { ServiceImage, SiteConfig } from '../entities'

/** Ports of the databases. */
export const databasePorts = { mariadb: 3306, postgresql: 5432 } as const

/** The user of every database (platform facts section 12). */
export const databaseUser = 'wadmin'

/** Number of nodes of a multi-node database. */
export const databaseNodes = 3

/** Zones of a location the nodes of a cluster can be spread over. */
export function zonesOf(location: string): string[] {
  return ['a', 'b', 'c'].map((letter) => `${location}-${letter}`)
}

/**
 * Images of managed services. Empty if the site has no services, without Kubernetes if the site has none
 * (specification sections 3 and 5).
 */
export function createServiceImages(
  site: Pick<SiteConfig, 'servicesEnabled' | 'kubernetesEnabled' | 'siteTheme'>,
): ServiceImage[] {
  if (site.servicesEnabled !== true) return []
  const docs = `https://docs.${site.siteTheme}.example/services`
  return allServiceImages
    .filter(({ service_name: service }) => service !== 'kubernetes' || site.kubernetesEnabled === true)
    .map((image) => ({ ...image, read_more_url: `${docs}/${image.service_name}` }))
}

function pricesTimes(factor: number): NonNullable<ServiceImage['prices']> {
  const types = ['CPU', 'RAM', 'BLOCK_STORAGE'] as const
  return types.map((type) => ({ price_multiplier: factor, resource_type: type }))
}

/** All managed services; a world holds them whatever its site offers. */
export const allServiceImages: readonly ServiceImage[] = [
  {
    uuid: '0e5d7b92-c4f1-4d83-a6e9-2b70f18c5d34',
    service_name: 'postgresql',
    display_name: 'PostgreSQL',
    description: 'A relational database with strict types and many extensions.',
    icon: 'postgresql',
    is_external: false,
    is_multi_node_available: true,
    multi_node_description: 'Two standbys take over when the first machine fails.',
    multi_node_count: databaseNodes,
    prices: pricesTimes(1.25),
    versions: ['16.4', '15.8', '14.13'],
    created_at: '2024-03-11 09:00:00',
    updated_at: '2026-09-02 08:30:00',
  },
  {
    uuid: 'b81f4c06-3a9e-4e57-8d20-75c6e9a1f0b3',
    service_name: 'mariadb',
    display_name: 'MariaDB',
    description: 'A relational database that takes the place of MySQL.',
    icon: 'mariadb',
    is_external: false,
    is_multi_node_available: true,
    multi_node_description: 'Three machines hold the same data and all of them take writes.',
    multi_node_count: databaseNodes,
    prices: pricesTimes(1.25),
    versions: ['11.4.3', '10.11.9'],
    created_at: '2024-03-11 09:00:00',
    updated_at: '2026-09-02 08:30:00',
  },
  {
    uuid: '7c92e0d8-5f4b-4a16-9be3-d08a61f7c4e5',
    service_name: 'kubernetes',
    display_name: 'Kubernetes',
    description: 'A cluster whose control plane the platform runs.',
    icon: 'kubernetes',
    is_external: false,
    is_multi_node_available: false,
    prices: pricesTimes(1),
    versions: ['1.31.4', '1.31.2', '1.30.8'],
    specification: {
      provider: {
        workers: {
          packages: [
            { cpu: 2, ram: 4, ssd: 60, default: ['other'], os: ['other'] },
            { cpu: 4, ram: 8, ssd: 80, default: [], os: ['other'] },
            { cpu: 8, ram: 16, ssd: 160, default: [], os: ['other'], notice: 'For databases and builds' },
            {
              cpu: 16,
              ram: 64,
              ssd: 320,
              default: [],
              disabled: ['other'],
              os: ['other'],
              notice: 'Sold out for now',
            },
          ],
        },
      },
    },
    created_at: '2025-01-20 09:00:00',
    updated_at: '2026-11-05 08:30:00',
  },
]
