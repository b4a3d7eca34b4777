/**
 * Durations in milliseconds of the sandbox's clock. Only the graceful shutdown limit is the platform's (specification
 * section 4); the others are close to those observed on live services (platform facts section 1).
 */
const second = 1000

export const createDuration = 40 * second
export const startDuration = 4 * second
export const shutdownDuration = 8 * second
/** A graceful shutdown that has not finished by then becomes a forced stop. */
export const shutdownLimit = 120 * second
/** Time from one readiness condition of a new cluster to the next. */
export const clusterStep = 30 * second
/** A new database works after the first of these; its machines run after the second. */
export const databaseDuration = 90 * second
export const databaseMachineDuration = 60 * second
/** Time to replace one node of a cluster. */
export const nodeReplacement = 60 * second
/** How long a deleted machine can still be read. */
export const deletedVmReadable = 600 * second
export const diskFillDuration = 20 * second
/** Setting up a leased server, and erasing a released one. */
export const metalSetupDuration = 180 * second
export const metalCleaningDuration = 600 * second
/** Minimum time from the lease of a server to its release. */
export const shortestMetalLease = 60 * 60 * second
export const backupInterval = 7 * 24 * 60 * 60 * second
