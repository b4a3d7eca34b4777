import { copyLabels } from '../../platform/i18n/copy-labels'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Command } from '../../ui/typography/Command'
import { Facts, FactsTitle } from '../../ui/typography/Facts'
import type { KnownHost } from './known-hosts'
import type { TerminalMachine } from './use-machine'
import styles from './terminal.module.css'

interface ConnectAsideProps {
  readonly machine: TerminalMachine
  readonly gateway: string
  /** Known host key of the machine; `changed` if it shows another one. */
  readonly host: KnownHost | 'changed' | undefined
  /** Address of the machine's page. */
  readonly home: string
}

/** Target of a session, an SSH command that leads there as well, and limits. */
export function ConnectAside({ machine, gateway, host, home }: ConnectAsideProps) {
  const t = useScreenTexts('terminal')
  const { texts } = usePlatform()
  const { name, address, user } = machine
  const through = gateway.startsWith('/') ? window.location.host : new URL(gateway).host
  const facts = [
    { id: 'machine', label: t('machine'), value: <a href={home}>{name}</a> },
    ...(address === undefined
      ? []
      : [{ id: 'address', label: t('address'), value: t('addressAndPort', { address, port: '22' }) }]),
    { id: 'through', label: t('through'), value: through },
    {
      id: 'host',
      label: t('hostKey'),
      value:
        host === 'changed' ? (
          <span className={styles.problem}>{t('hostKeyChanged')}</span>
        ) : host ? (
          <span className={styles.fingerprint}>{host.fingerprint}</span>
        ) : (
          t('notSeen')
        ),
    },
  ]
  return (
    <aside className={styles.aside}>
      <FactsTitle>{t('goesTo')}</FactsTitle>
      <Facts facts={facts} />
      {address !== undefined && (
        <>
          <FactsTitle>{t('ownTerminal')}</FactsTitle>
          <Command labels={copyLabels(texts.t, t('sshCommand'))}>{sshCommand(user, address)}</Command>
        </>
      )}
      <FactsTitle>{t('limits')}</FactsTitle>
      <p className={styles.hint}>{t('limitsText')}</p>
    </aside>
  )
}

/** SSH command for the customer's own terminal, with the user if known. */
const sshCommand = (user: string, address: string): string => `ssh ${user === '' ? '' : `${user}@`}${address}`
