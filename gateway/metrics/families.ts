import { isRecord } from '../../src/lib/is-record'

/** Metrics whose names begin alike, and the kind of record that a label names. */
export interface Family {
  /** Beginning of the names. */
  readonly names: string
  /** The label that names the record. */
  readonly label: string
  readonly owned: OwnedKind
}

/** Kind of record that a label can name. */
export type OwnedKind = (typeof ownedKinds)[number]
export const ownedKinds = ['machine', 'load_balancer', 'bucket'] as const

/** Families of the usual exporters, which the manifests query. */
export const usualFamilies: readonly Family[] = [
  { names: 'libvirt_domain_', label: 'domain', owned: 'machine' },
  { names: 'node_filesystem_', label: 'domain', owned: 'machine' },
  { names: 'haproxy_frontend_', label: 'proxy', owned: 'load_balancer' },
  { names: 'radosgw_usage_', label: 'bucket', owned: 'bucket' },
]

/**
 * Families written as JSON.
 * @throws RangeError naming the invalid entry
 */
export function readFamilies(value: unknown): Family[] {
  if (!Array.isArray(value)) throw new RangeError('must be a list of { "names", "label", "owned" }.')
  return value.map((each: unknown, index) => {
    const { names, label, owned } = isRecord(each) ? each : {}
    const kind = ownedKinds.find((known) => known === owned)
    if (typeof names !== 'string' || names === '' || typeof label !== 'string' || kind === undefined)
      throw new RangeError(`entry ${index} needs "names", "label" and "owned" (${ownedKinds.join(', ')}).`)
    return { names, label, owned: kind }
  })
}
