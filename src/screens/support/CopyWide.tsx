import type { ReactNode } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import type { ButtonVariant } from '../../ui/form-controls/Button'
import { CopyTextButton } from '../../ui/typography/CopyTextButton'

interface CopyWideProps {
  value: () => string
  children: ReactNode
  variant?: ButtonVariant
}

/** Copy button with a label, with this page's texts. */
export function CopyWide({ value, children, variant }: CopyWideProps) {
  const t = useScreenTexts('support')
  return (
    <CopyTextButton variant={variant} value={value} labels={{ copied: t('copied'), failed: t('notCopied') }}>
      {children}
    </CopyTextButton>
  )
}
