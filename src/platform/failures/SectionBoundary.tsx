import type { ReactNode } from 'react'
import { isApiError } from '../../api/errors'
import { isLoadFailure } from '../../lib/is-load-failure'
import { Notice } from '../../ui/feedback/Notice'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Button } from '../../ui/form-controls/Button'
import { useTexts } from '../i18n/use-texts'

interface SectionBoundaryProps {
  /** Key of the section's content; a new key shows the section again. */
  readonly place: string
  readonly children: ReactNode
}

function StoppedSection({ retry }: { readonly retry: () => void }) {
  const { t } = useTexts()
  return (
    <Notice
      tone="error"
      strong={t('detail.sectionStopped')}
      text={t('shell.stoppedText')}
      action={
        <Button size="sm" onPress={retry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

/** Limits a failure to its section. A missing file and an API error concern the whole page, so they are thrown to its boundary. */
export function SectionBoundary({ place, children }: SectionBoundaryProps) {
  return (
    <FailureBoundary
      place={place}
      fallback={(error, retry) => {
        if (isLoadFailure(error) || isApiError(error)) throw error
        return <StoppedSection retry={retry} />
      }}
    >
      {children}
    </FailureBoundary>
  )
}
