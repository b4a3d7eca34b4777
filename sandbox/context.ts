import type {
  BootImage,
  CurrencyPrices,
  HostPool,
  Location,
  MetalOs,
  MetalSpec,
  OperationId,
  ServiceImage,
  SiteConfig,
  VmImage,
  VmParameter,
} from './entities'
import type { Campaign } from './catalogue/campaigns'
import type { Charging } from './charging/charging'
import type { Currency } from './charging/currency'
import type { PriceList } from './charging/price-list'
import type { Ids } from './ids'
import type { Caller } from './identity'
import type { Records } from './store/records'

/** Dependencies of rules that change records, at one time. */
export interface Work {
  /** Every change made through them is charged from `now` on. */
  readonly records: Records
  readonly ids: Ids
  /** Milliseconds since 1970. */
  readonly now: number
  readonly catalogue: Catalogue
  readonly charging: Charging
}

/** Dependencies of a handler; one per request. */
export interface Context extends Work {
  readonly operation: OperationId
  readonly caller: Caller
  /** Slug of the location the request is for. */
  readonly location: string
  /** Origin of the request's URL, such as `http://localhost:8080`. */
  readonly origin: string
  /** Origin of the vendor stand-ins as the caller reaches it; undefined without them. */
  readonly standIns: string | undefined
  /** Origin of the object storage as the caller reaches it; undefined if it does not listen. */
  readonly storage: string | undefined
  /** `User-Agent` header of the request. */
  readonly agent: string | null
  readonly keyLife: KeyLife
}

/** Lifetimes of new keys, milliseconds. */
export interface KeyLife {
  /** Of keys made by signing in; null for no limit. */
  readonly signIn: number | null
  /** Of keys to act for another user. */
  readonly acting: number
}

/** What a deployment offers; the same for all customers. */
export interface Catalogue {
  readonly site: SiteConfig
  readonly locations: readonly Location[]
  readonly images: readonly VmImage[]
  readonly parameters: readonly VmParameter[]
  readonly bootImages: readonly BootImage[]
  readonly prices: readonly CurrencyPrices[]
  /** Images of managed services that the site offers. */
  readonly serviceImages: readonly ServiceImage[]
  /** URL of the object storage if it does not listen on this machine. */
  readonly storageUrl: string
  /** Specs of bare metal; whether one is available depends on the machines. */
  readonly metalSpecs: readonly MetalSpec[]
  readonly metalSystems: readonly MetalOs[]
  /** Currency the deployment charges in. */
  readonly currency: Currency
  /** Prices in that currency. */
  readonly priceList: PriceList
  readonly campaigns: readonly Campaign[]
  hostPools(location: string): readonly HostPool[]
  storagePools(location: string): readonly StoragePool[]
  /** The address of the floating IP with this number in the location. */
  publicAddress(location: string, number: number): string
}

/** A pool that stores disks. `isFast` marks the pool of the primary disks. */
export interface StoragePool {
  readonly uuid: string
  readonly name: string
  readonly isFast: boolean
}
