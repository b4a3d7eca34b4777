import { parameterFailure } from '../failures'
import { zonesOf } from '../catalogue/service-images'
import type { ClusterMaintenance, ClusterSpec, HostPool, ServiceImage, WorkerPool } from '../entities'
import type { ClusterWanted } from './new-service'

/** Maintenance of clusters that set none. */
const usualMaintenance: ClusterMaintenance = {
  autoUpdate: true,
  timeWindow: { begin: '030000+0000', end: '040000+0000' },
}

/**
 * The completed spec of a new cluster: pools get names, a surge and zones, and the cluster a maintenance window. Each pool
 * starts with `min` nodes. The description requires that one pool keeps a node (specification section 5).
 *
 * @throws ApiFailure 400
 */
export function readClusterSpec(
  wanted: ClusterSpec | undefined,
  image: ServiceImage,
  location: string,
  pool: HostPool,
): ClusterWanted {
  if (!wanted?.provider) throw wrong("Required parameter 'package_parameters.spec.provider' not supplied")
  const workers = wanted.provider.workers.map((worker, index): WorkerPool => {
    checkWorker(worker, `Node pool ${index + 1}`, image, location, pool)
    return {
      ...worker,
      name: worker.name ?? `pool-${index + 1}`,
      maxSurge: worker.maxSurge ?? 1,
      zones: worker.zones?.length ? worker.zones : zonesOf(location).slice(0, 1),
    }
  })
  const names = workers.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw wrong(`Two node pools are called ${twice}`)
  return {
    spec: { maintenance: wanted.maintenance ?? usualMaintenance, provider: { workers } },
    machines: workers.flatMap(({ machine, min, volume }) =>
      Array.from({ length: min }, () => ({
        vcpu: machine.cpu,
        memory: machine.ram * 1024,
        disk: volume.size,
      })),
    ),
  }
}

function checkWorker(
  worker: WorkerPool,
  name: string,
  image: ServiceImage,
  location: string,
  pool: HostPool,
): void {
  const { machine, min, max, volume } = worker
  if (max < min) throw wrong(`${name}: max is below min`)
  const packages = image.specification?.provider?.workers?.packages ?? []
  const size = packages.find(({ cpu, ram }) => cpu === machine.cpu && ram === machine.ram)
  if (!size || size.disabled?.includes('other') === true) {
    throw wrong(`${name}: there is no machine with ${machine.cpu} CPU and ${machine.ram} GB`)
  }
  const limits = pool.guest_limits?.disk_gb
  if (volume.size < (limits?.min ?? 1) || volume.size > (limits?.max ?? Infinity)) {
    throw wrong(`${name}: volume size must be from ${limits?.min} to ${limits?.max}`)
  }
  const unknown = worker.zones?.find((zone) => !zonesOf(location).includes(zone))
  if (unknown !== undefined) throw wrong(`${name}: ${location} has no zone ${unknown}`)
}

function wrong(text: string): Error {
  return parameterFailure({ package_parameters: text })
}
