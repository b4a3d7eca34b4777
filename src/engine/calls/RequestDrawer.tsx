import { Suspense, useState } from 'react'
import type { OperationId } from '../../generated/operations'
import { docHref } from '../../lib/api-docs'
import type { Texts } from '../../platform/i18n/texts'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { TextArea } from '../../ui/form-controls/TextArea'
import { Drawer } from '../../ui/overlay/Dialog'
import { LinkText } from '../../ui/typography/LinkText'
import { lazy, useLazy } from '../../ui/lazy'
import { CallView, CopyCall } from './CallView'
import { pasteInto, type Pasted } from './paste/paste-into'
import { PasteRefusal } from './paste/pasted-call'
import styles from './request-view.module.css'
import { useSamples } from './samples'
import type { PasteTarget, RequestDrawerProps } from './form-call'

/** Texts of the view, loaded when it opens. */
const loadRequestTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('request'))

/** A call being pasted: its text and the reason for a refusal. */
interface Pasting {
  text: string
  change: (text: string) => void
  refusal: PasteRefusal | undefined
  /** Fills the form, or sets the refusal and leaves text and form unchanged. */
  fill: () => void
}

/** Pastes a call into a form. The text may hold secrets and is cleared once used. */
function usePaste(
  operation: OperationId,
  target: PasteTarget | undefined,
  onPasted: (pasted: Pasted) => void,
): Pasting {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<PasteRefusal>()
  const change = (next: string): void => {
    setText(next)
    setRefusal(undefined)
  }
  const fill = (): void => {
    if (!target) return
    try {
      const pasted = pasteInto(text, operation, target)
      target.model.setMany(pasted.values)
      change('')
      onPasted(pasted)
    } catch (error) {
      if (!(error instanceof PasteRefusal)) throw error
      setRefusal(error)
    }
  }
  return { text, change, refusal, fill }
}

/** Input for a call. A refused text stays, with the reason below it. */
function PasteView({ text, change, refusal }: Pasting) {
  const t = useScreenTexts('request')
  return (
    <div className={styles.view}>
      <p className={styles.words}>{t('pasteText')}</p>
      <FieldShell
        label={t('pasteLabel')}
        hint={t('pasteHint')}
        error={refusal && t(`refused.${refusal.reason}`, refusal.details)}
      >
        <TextArea mono rows={14} autoFocus value={text} onChange={change} />
      </FieldShell>
    </div>
  )
}

function Body({ what, request, paste, onClose }: RequestDrawerProps) {
  const { texts } = usePlatform()
  useLazy(loadRequestTexts, texts)
  const t = useScreenTexts('request')
  const { t: shared } = useTexts()
  const [mode, setMode] = useState<'first' | 'paste' | 'again'>('first')
  const [pasted, setPasted] = useState<Pasted>()
  const shown = request()
  const { operation } = shown
  const samples = useSamples(shown)
  const target = paste?.()
  const pasting = usePaste(operation, target, (outcome) => {
    setPasted(outcome)
    setMode('again')
  })
  const usual = { closeLabel: shared('action.close'), onClose }
  if (mode === 'paste') {
    return (
      <Drawer
        {...usual}
        title={t('pasteTitle')}
        actions={
          <>
            <Button onPress={() => setMode('again')}>{t('back')}</Button>
            <Button variant="primary" onPress={pasting.fill}>
              {t('fill')}
            </Button>
          </>
        }
      >
        <PasteView {...pasting} />
      </Drawer>
    )
  }
  return (
    <Drawer
      {...usual}
      title={shared('api.viewCall')}
      note={<LinkText href={docHref('operations', operation)}>{t('reference', { operation })}</LinkText>}
      actions={<CopyCall samples={samples} autoFocus={mode === 'again'} />}
    >
      <CallView
        what={what}
        request={shown}
        samples={samples}
        pasted={pasted}
        model={target?.model}
        onPaste={
          target &&
          (() => {
            setPasted(undefined)
            setMode('paste')
          })
        }
      />
    </Drawer>
  )
}

/** The call a form is about to send, in the selected language; a pasted call fills the form. */
export function RequestDrawer(props: RequestDrawerProps) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  )
}
