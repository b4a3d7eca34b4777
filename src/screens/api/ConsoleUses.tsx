import { Suspense } from 'react'
import { resourceIndex } from '../../generated/resource-index'
import type { DocUse } from '../../lib/api-docs'
import { textKeys } from '../../manifest/text-keys'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import styles from './api.module.css'
import { useTypeTexts } from './type-texts'

/** Console pages that make a call, enabled on this site; from the manifests. */
export function ConsoleUses({ uses }: { uses: readonly DocUse[] }) {
  const t = useScreenTexts('api')
  const { site } = usePlatform()
  const here = uses.filter(({ type }) => {
    const summary = resourceIndex[type]?.summary
    return summary !== undefined && (summary.feature === null || site.feature(summary.feature))
  })
  if (here.length === 0) return null
  return (
    <Section id="console" title={t('inConsole')}>
      <Suspense fallback={null}>
        <UseLinks uses={here} />
      </Suspense>
    </Section>
  )
}

function UseLinks({ uses }: { uses: readonly DocUse[] }) {
  const t = useScreenTexts('api')
  const { texts } = usePlatform()
  const { resource: text, typeName } = useTexts()
  useTypeTexts(
    texts,
    uses.map(({ type }) => type),
  )
  const label = ({ type, kind, action = '' }: DocUse): string => {
    const many = typeName(type, 'many')
    if (kind === 'create') return text(type, textKeys.create('title'))
    if (kind === 'action')
      return t('use.action', { many, action: text(type, textKeys.action(action, 'label')) })
    return t(`use.${kind}`, { many })
  }
  return (
    <ul className={styles.uses}>
      {uses.map((each) => (
        <li key={`${each.type} ${each.kind} ${each.action ?? ''}`}>
          <LinkText href={each.href}>{label(each)}</LinkText>
        </li>
      ))}
    </ul>
  )
}
