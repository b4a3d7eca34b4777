import { formatMegabytes, formatNumber } from '../../lib/quantity'
import { useTexts } from '../i18n/use-texts'
import { usePlatform } from '../platform'

/** How large resources of a limited account may be, in words: "2" and "4 GB". */
export type SizeLimit = Readonly<Record<'vcpu' | 'memory', string>>

/**
 * The size the site limits machines and services to (specification section 3, limitedBillingAccountConfig); undefined if
 * it sets no limit, or sells neither: servers are never that small.
 */
export function useSizeLimit(): SizeLimit | undefined {
  const { locale } = useTexts()
  const { site } = usePlatform()
  const { vcpu, ram_mb: memory } = site.config.limitedBillingAccountConfig ?? {}
  const isSold = site.feature('vmsEnabled') || site.feature('servicesEnabled')
  return isSold && typeof vcpu === 'number' && typeof memory === 'number'
    ? { vcpu: formatNumber(vcpu, locale), memory: formatMegabytes(memory, locale) }
    : undefined
}
