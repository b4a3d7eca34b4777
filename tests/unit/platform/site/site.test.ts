import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../src/platform/site/site'
import { createSite, orderLocations, siteProblems, type Location } from '../../../../src/platform/site/site'
import type { FeatureSwitch } from '../../../../src/manifest/feature-switch'
import { joinMessages } from '../../../../src/api/envelope'
import { shape } from '../../../../src/generated/answers/getSiteConfig'
import type { Shape } from '../../../../src/lib/answer-shape'
import { location, plainSite } from '../stand'

/** Feature switches of the sections. */
const featureSwitches: readonly FeatureSwitch[] = [
  'vmsEnabled',
  'vmAppsEnabled',
  'ipsEnabled',
  'privateNetworksEnabled',
  'loadBalancerEnabled',
  'firewallEnabled',
  'storageEnabled',
  'servicesEnabled',
  'kubernetesEnabled',
  'bareMetalEnabled',
  'disksEnabled',
]

const site = (changes: Partial<SiteConfig>): SiteConfig => ({ ...plainSite, ...changes })

describe('a feature switch [SITE-15]', () => {
  it.each([
    ['vmsEnabled', 'SITE-16'],
    ['vmAppsEnabled', 'SITE-17'],
    ['ipsEnabled', 'SITE-18'],
    ['privateNetworksEnabled', 'SITE-19'],
    ['loadBalancerEnabled', 'SITE-20'],
    ['firewallEnabled', 'SITE-21'],
    ['storageEnabled', 'SITE-22'],
    ['servicesEnabled', 'SITE-23'],
    ['bareMetalEnabled', 'SITE-25'],
    ['disksEnabled', 'SITE-26'],
  ] as const)('%s is on when it is on, and turns nothing else on [%s]', (name, _requirement) => {
    const on = createSite(site({ [name]: true, locations: [location('tll')] }))
    expect(featureSwitches.filter((other) => on.feature(other))).toEqual([name])
    expect(createSite(site({ [name]: false })).feature(name)).toBe(false)
    expect(createSite(plainSite).feature(name)).toBe(false)
  })

  it('kubernetesEnabled needs services [SITE-24] [SITE-27]', () => {
    expect(
      createSite(site({ kubernetesEnabled: true, servicesEnabled: true })).feature('kubernetesEnabled'),
    ).toBe(true)
    expect(() => createSite(site({ kubernetesEnabled: true }))).toThrow(
      'Kubernetes requires services to be enabled',
    )
  })

  it.each(Object.entries(shape.properties ?? {}).filter(([, { type }]) => type?.includes('boolean')))(
    '%s that is a text makes the whole configuration doubtful',
    (name) => {
      expect(() => createSite({ ...plainSite, [name]: 'false' })).toThrow(`${name} must be true or false`)
    },
  )
})

/** Paths of the texts without a maximum length in a shape. */
const endless = (part: Shape, at: string): string[] => [
  ...(part.type?.includes('string') && part.maxLength === undefined ? [at] : []),
  ...Object.entries(part.properties ?? {}).flatMap(([name, each]) => endless(each, `${at}.${name}`)),
  ...(part.items ? endless(part.items, `${at}[]`) : []),
  ...(part.additionalProperties ? endless(part.additionalProperties, `${at}.*`) : []),
]

describe('a text of the configuration', () => {
  it('has a greatest length, because it is kept for a day', () => {
    expect(endless(shape, '')).toEqual([])
  })
})

describe('a location', () => {
  it('is refused when it is there twice: its records would be shown and counted twice', () => {
    const config = { ...plainSite, locations: [location('tll'), location('trtu'), location('tll')] }
    expect(() => createSite(config)).toThrow('The location tll is there twice')
  })

  it('has to be published where something is on that lies in one', () => {
    const config: SiteConfig = { ...plainSite, locations: [], vmsEnabled: true }
    expect(() => createSite(config)).toThrow(
      /^No location is published, which these types need: .*\bvirtual_machine\b/,
    )
    expect(() => createSite({ ...config, locations: [location('tll', { is_published: false })] })).toThrow(
      'No location is published',
    )
  })

  it('may be there once more unpublished, and a platform may have none', () => {
    const kept = location('tll', { is_published: false })
    expect(siteProblems({ ...plainSite, locations: [location('tll'), kept] })).toEqual([])
    expect(siteProblems({ ...plainSite, locations: [] })).toEqual([])
  })
})

describe('a predefined package', () => {
  const packages = (...list: NonNullable<SiteConfig['predefinedPackages']>): SiteConfig =>
    site({ predefinedPackages: list })
  const size = { cpu: 1, ram: 1, ssd: 20 }

  it.each([
    ['SITE-38', { ...size, os: ['other'], disabled: ['win'] }, ['Disabled OS must be in the list of OS']],
    ['SITE-39', { ...size, os: ['other'], default: ['win'] }, ['Default OS must be in the list of OS']],
    [
      'SITE-40',
      { ...size, os: ['win', 'other'], default: ['win'], disabled: ['win'] },
      ['OS cannot be default if it is disabled'],
    ],
    [
      'all at once',
      { ...size, os: [], default: ['win'], disabled: ['win'] },
      [
        'Disabled OS must be in the list of OS',
        'Default OS must be in the list of OS',
        'OS cannot be default if it is disabled',
      ],
    ],
    ['none', { ...size, os: ['win', 'other'], default: ['other'], disabled: ['win'] }, []],
    ['none, with systems alone', { ...size, os: ['other'] }, []],
  ] as const)('is judged: [%s]', (_, entry, problems) => {
    const config = packages(entry as unknown as NonNullable<SiteConfig['predefinedPackages']>[number])
    expect(siteProblems(config)).toEqual(problems)
    if (problems.length > 0) expect(() => createSite(config)).toThrow(joinMessages(problems))
    else expect(() => createSite(config)).not.toThrow()
  })
})

describe('locations [LIST-10] [SITE-14]', () => {
  it('are those published, by their number, then by their name', () => {
    const list = [
      location('jkt01', { order_nr: 3 }),
      location('trtu', { order_nr: 2, display_name: 'Tartu' }),
      location('old', { order_nr: 0, is_published: false }),
      location('jhv', { order_nr: 2, display_name: 'Jõhvi' }),
      location('tll', { order_nr: 1 }),
    ]
    expect(orderLocations(list).map(({ slug }) => slug)).toEqual(['tll', 'jhv', 'trtu', 'jkt01'])
    expect(list[0]?.slug).toBe('jkt01')
  })

  it('without the flag count as published, as older platforms omit it', () => {
    const { is_published: _, ...older } = location('tll')
    expect(orderLocations([older as Location])).toHaveLength(1)
  })

  it('are found by their slug, unpublished ones are not', () => {
    const made = createSite(site({ locations: [location('tll'), location('old', { is_published: false })] }))
    expect(made.location('tll')?.display_name).toBe('TLL')
    expect(made.location('old')).toBeUndefined()
    expect(made.location(undefined)).toBeUndefined()
    expect(made.locations).toHaveLength(1)
  })
})
