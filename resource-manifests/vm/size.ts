/** Maximum processors of a machine of a limited account (specification section 3, limitedBillingAccountConfig). */
export const limitedCpu = { site: 'limitedBillingAccountConfig.vcpu', because: 'limited_vcpu' } as const

/** Maximum memory of such a machine. */
export const limitedMemory = {
  site: 'limitedBillingAccountConfig.ram_mb',
  because: 'limited_ram_mb',
} as const
