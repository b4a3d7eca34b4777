import type { ReactNode } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { Notice } from '../../ui/feedback/Notice'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Button } from '../../ui/form-controls/Button'
import { LeftOut } from '../../platform/failures/LeftOut'
import type { Elements } from './use-elements'

interface ReadStateProps {
  /** What is loaded: "Invoices". */
  title: string
  elements: Pick<Elements, 'odd' | 'pending' | 'refetch'> & { readonly failure: unknown }
  /** Shown once loaded. */
  children: ReactNode
}

/** Wrapper for loaded elements: skeleton, failure with retry, or the elements. */
export function ReadState({ title, elements, children }: ReadStateProps) {
  const platform = usePlatform()
  const { t } = useTexts()
  if (elements.failure !== undefined) {
    return (
      <Notice
        tone="warning"
        strong={t('detail.notRead', { what: title })}
        text={errorMessage(platform, elements.failure)}
        reference={errorReference(elements.failure)}
        action={
          <Button size="sm" onPress={elements.refetch}>
            {t('list.retryNow')}
          </Button>
        }
      />
    )
  }
  if (elements.pending) {
    return (
      <LateLoader>
        <Skeleton width="40%" />
      </LateLoader>
    )
  }
  return (
    <>
      <LeftOut count={elements.odd} />
      {children}
    </>
  )
}
