import { type ReactNode, useEffect, useState } from 'react'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { Dialog } from '../../ui/overlay/Dialog'
import { CopyButton } from '../../ui/typography/CopyButton'
import { Facts } from '../../ui/typography/Facts'
import { ChangedHostKey } from './ChangedHostKey'
import { type Fingerprint, fingerprintOf } from './keys/fingerprint'
import type { KnownHosts } from './known-hosts'
import styles from './terminal.module.css'

interface HostKeyQuestionProps {
  /** Name of the machine, and its id. */
  readonly name: string
  readonly machine: string
  readonly address: string
  /** The key it shows, in base64. */
  readonly shown: string
  readonly hosts: KnownHosts
  /** Address of the console. */
  readonly home: string
  /** Beside the warning. */
  readonly aside: ReactNode
  readonly onAnswer: (trusted: boolean) => void
}

/** Checks a host key: a known one is trusted at once, a new one is shown to confirm, a changed one stops. */
export function HostKeyQuestion(props: HostKeyQuestionProps) {
  const { name, machine, address, shown, hosts, home, aside, onAnswer } = props
  const t = useScreenTexts('terminal')
  const { t: common } = useTexts()
  const { texts, now } = usePlatform()
  const [print, setPrint] = useState<Fingerprint>()
  const [replaces, setReplaces] = useState(false)
  const known = hosts.get(machine)
  useEffect(() => {
    let isCurrent = true
    const read = async (): Promise<void> => {
      const found = await fingerprintOf(shown)
      if (!isCurrent) return
      if (!found) onAnswer(false)
      else if (hosts.get(machine)?.fingerprint === found.text) onAnswer(true)
      else setPrint(found)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [shown, machine, hosts, onAnswer])
  if (!print) return null
  const trust = (): void => {
    hosts.trust(machine, { fingerprint: print.text, since: now() })
    onAnswer(true)
  }
  const fingerprint = <span className={styles.fingerprint}>{print.text}</span>
  const command = `ssh-keygen -lf ${print.file}`
  if (!known) {
    return (
      <Dialog
        title={t('firstContact', { name })}
        description={t('firstContactText')}
        closeLabel={t('close')}
        onClose={() => onAnswer(false)}
        actions={
          <>
            <Button onPress={() => onAnswer(false)}>{t('cancel')}</Button>
            <Button variant="primary" autoFocus onPress={trust}>
              {t('trust')}
            </Button>
          </>
        }
      >
        <div className={styles.print}>
          {fingerprint}
          <CopyButton value={print.text} labels={copyLabels(texts.t, t('fingerprint'))} />
        </div>
        <Facts
          look="narrow"
          facts={[
            { id: 'kind', label: t('kind'), value: print.kind },
            {
              id: 'compare',
              label: t('compare'),
              value: (
                <>
                  <code className={styles.fingerprint}>{command}</code>
                  <br />
                  {t('compareWhere')}
                </>
              ),
            },
          ]}
        />
      </Dialog>
    )
  }
  if (replaces) {
    return (
      <ConfirmDialog
        title={t('replaceTitle')}
        description={t('replaceText', { name })}
        typed={{ expected: name, ask: (mark) => common('action.typeName', { name: mark }) }}
        confirm={{ label: t('replaceAndConnect'), danger: true }}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        pending={false}
        onConfirm={trust}
        onClose={() => setReplaces(false)}
      />
    )
  }
  return (
    <ChangedHostKey
      {...{ name, address, known, aside }}
      shown={print.text}
      support={`${home}/support`}
      onReplace={() => setReplaces(true)}
      onRefuse={() => onAnswer(false)}
    />
  )
}
