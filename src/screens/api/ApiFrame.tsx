import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { usePage } from '../../platform/page/page'
import { apiPage } from '../../lib/api-docs'
import { Button } from '../../ui/form-controls/Button'
import { DocsLayout } from '../../ui/layout/DocsLayout'
import styles from './api.module.css'
import { ApiNav } from './ApiNav'
import type { Docs } from './load-docs'

interface ApiFrameProps {
  docs: Docs
  title: string
  /** Breadcrumbs between the overview and this page. */
  parents?: readonly { href: string; label: string }[]
  side?: ReactNode
  children: ReactNode
}

/** Layout of a documentation page: navigation, text, code. */
export function ApiFrame({ docs, title, parents = [], side, children }: ApiFrameProps) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const { pathname } = useLocation()
  const phone = useIsPhone()
  const field = useRef<HTMLInputElement>(null)
  usePage({
    title,
    parents: pathname === apiPage ? [] : [{ href: apiPage, label: shared('api.title') }, ...parents],
  })
  return (
    <DocsLayout
      navLabel={t('endpoints')}
      nav={<ApiNav contents={docs.contents} here={pathname.replace(/\/$/, '')} field={field} />}
      navLast={phone}
      sideLabel={t('examples')}
      side={side}
    >
      {phone && (
        <div className={styles.find}>
          <Button size="sm" block icon="search" onPress={() => field.current?.focus()}>
            {t('filter')}
          </Button>
        </div>
      )}
      {children}
    </DocsLayout>
  )
}
