/** Processors of a machine that an account with limits may have (specification section 3, limitedBillingAccountConfig). */
export const limitedCpu = { site: 'limitedBillingAccountConfig.vcpu', because: 'limited_vcpu' } as const

/** Memory of such a machine. */
export const limitedMemory = {
  site: 'limitedBillingAccountConfig.ram_mb',
  because: 'limited_ram_mb',
} as const
