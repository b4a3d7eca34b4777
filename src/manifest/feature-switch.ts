import type { components } from '../generated/api-types'

type SiteConfig = components['schemas'] extends { SiteConfig: infer Config } ? Config : never

/** A switch of the site configuration: a member of `SiteConfig` in the description that is true or false. */
export type FeatureSwitch = {
  [Name in keyof SiteConfig]-?: NonNullable<SiteConfig[Name]> extends boolean ? Name : never
}[keyof SiteConfig] &
  string
