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

/** What rules that change records work with, at one instant. */
export interface Work {
  /** Every change made through them is charged from `now` on. */
  readonly records: Records
  readonly ids: Ids
  /** Milliseconds since 1970. */
  readonly now: number
  readonly catalogue: Catalogue
  readonly charging: Charging
}

/** What a handler works with; one for each request. */
export interface Context extends Work {
  readonly operation: OperationId
  readonly caller: Caller
  /** Slug of the location the request is for. */
  readonly location: string
  /** Where the request came to, such as `http://localhost:8080`. */
  readonly origin: string
  /** Origin of the stand-ins of vendors for who asks; undefined without them. */
  readonly standIns: string | undefined
  /** Origin of the object storage for who asks; undefined where it does not listen. */
  readonly storage: string | undefined
  /** How the program that sent the request names itself. */
  readonly agent: string | null
  readonly keyLife: KeyLife
}

/** How long new keys are good, milliseconds. */
export interface KeyLife {
  /** Of keys made by signing in; null for ever. */
  readonly signIn: number | null
  /** Of keys to act with. */
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
  /** What managed services can run, as far as the site offers it. */
  readonly serviceImages: readonly ServiceImage[]
  /** Where the object storage would speak S3, if it listened nowhere on this machine. */
  readonly storageUrl: string
  /** Specs of bare metal; whether one is available depends on the machines. */
  readonly metalSpecs: readonly MetalSpec[]
  readonly metalSystems: readonly MetalOs[]
  /** What the deployment charges in. */
  readonly currency: Currency
  /** The prices in that currency. */
  readonly priceList: PriceList
  readonly campaigns: readonly Campaign[]
  hostPools(location: string): readonly HostPool[]
  storagePools(location: string): readonly StoragePool[]
  /** The address a floating IP with this number has in the location. */
  publicAddress(location: string, number: number): string
}

/** Where disks are kept. `isFast` is the pool of the primary disks. */
export interface StoragePool {
  readonly uuid: string
  readonly name: string
  readonly isFast: boolean
}
