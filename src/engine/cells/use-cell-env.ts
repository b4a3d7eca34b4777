import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { knownUserWords } from '../../platform/account/user-name'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { subjectPath } from '../../manifest/routes'
import type { CellEnv } from '../data/env'

/** The environment of the cells of one type, memoised on language, currency and references. */
export function useCellEnv(
  resource: CompiledResource,
  reference: CellEnv['reference'],
  options: { awaited?: CellEnv['awaited']; link?: boolean } = {},
): CellEnv {
  const { site, now, queries, client } = usePlatform()
  const texts = useTexts()
  const money = useMoney()
  const { awaited, link = true } = options
  return useMemo(
    () => ({
      resource,
      texts,
      locale: texts.locale,
      money,
      now: now(),
      locationName: (slug) => site.location(slug)?.display_name ?? slug,
      userName: (id) => knownUserWords(queries, client, id, texts.t),
      reference,
      awaited,
      href: link && resource.routes.detail !== null ? (subject) => subjectPath(resource, subject) : undefined,
    }),
    [resource, texts, money, site, now, queries, client, reference, awaited, link],
  )
}
