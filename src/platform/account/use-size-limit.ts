import { formatMegabytes, formatNumber } from '../../lib/quantity'
import { useTexts } from '../i18n/use-texts'
import { usePlatform } from '../platform'

/** How large machines of a limited account may be, in words: "2" and "4 GB". */
export type SizeLimit = Readonly<Record<'vcpu' | 'memory', string>>

/** The size the site limits machines to (specification section 3, limitedBillingAccountConfig); undefined where it names none. */
export function useSizeLimit(): SizeLimit | undefined {
  const { locale } = useTexts()
  const { site } = usePlatform()
  const { vcpu, ram_mb: memory } = site.config.limitedBillingAccountConfig ?? {}
  return typeof vcpu === 'number' && typeof memory === 'number'
    ? { vcpu: formatNumber(vcpu, locale), memory: formatMegabytes(memory, locale) }
    : undefined
}
