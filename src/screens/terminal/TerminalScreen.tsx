import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { callOperation } from '../../api/call-operation'
import { operationQuery, refreshOperations } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import { saveFile } from '../../lib/save-file'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { useTime } from '../../platform/use-time'
import { Notice } from '../../ui/feedback/Notice'
import { StateMark } from '../../ui/feedback/StateMark'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs'
import { Header } from '../../ui/layout/Header'
import { useLazy } from '../../ui/lazy'
import { ConnectAside } from './ConnectAside'
import { ConnectForm, type LastLogin } from './ConnectForm'
import { createDisplay } from './display'
import { HostKeyQuestion } from './HostKeyQuestion'
import { createKnownHosts } from './known-hosts'
import { lineLife } from './keys/authorized-line'
import { createSessionKey } from './keys/signing-key'
import { loadTerminalTexts } from './load-texts'
import { LoginQuestions } from './LoginQuestions'
import { palettes } from './palette'
import { createSessions, type TerminalSession } from './sessions'
import { TerminalBar } from './TerminalBar'
import { TerminalPane } from './TerminalPane'
import { type TerminalMachine, useMachine } from './use-machine'
import styles from './terminal.module.css'

interface TerminalScreenProps {
  readonly location: string
  /** Id of the machine. */
  readonly id: string
  /** URL of the console, without a trailing slash. */
  readonly home: string
  /** Mark of the brand. */
  readonly mark: ReactNode
}

/** The document of terminals: sign-in form of a machine, and the sessions of this window. */
export function TerminalScreen({ location, id, home, mark }: TerminalScreenProps) {
  const platform = usePlatform()
  const { session, site, texts } = platform
  useLazy(loadTerminalTexts, texts)
  const t = useScreenTexts('terminal')
  const { apiKey } = useStore(session)
  const answer = useMachine(location, id)
  const found = answer.kind === 'found' ? answer.machine : undefined
  // Its window stays when the machine stops or is deleted: the output of its sessions is still read.
  const [opened, setOpened] = useState<TerminalMachine>()
  if (found?.isRunning === true && found !== opened) setOpened(found)
  const machine = found ?? opened
  const name = machine?.name ?? ''
  usePage({ title: name === '' ? t('terminal') : t('title', { name }), parents: [] })
  const back = `${home}/compute/vm/${location}/${id}`
  const gateway = site.config.terminalGateway
  const hasSerial = site.config.terminalSerial === true
  const stop = (strong: string, reference?: string): ReactNode => (
    <div className={styles.stop}>
      <h1 className={styles.heading}>{t('terminal')}</h1>
      <Notice
        tone="info"
        strong={strong}
        reference={reference}
        action={
          <LinkButton href={back} document>
            {t('back')}
          </LinkButton>
        }
      />
    </div>
  )
  const content = (): ReactNode => {
    if (apiKey === undefined) return stop(t('signedOut'))
    if (!gateway) return stop(t('unavailable'))
    // The keys of host and session need a secure context.
    if (!window.isSecureContext) return stop(t('needsTls'))
    if (answer.kind === 'reading') return null
    if (answer.kind === 'failed')
      return stop(errorMessage(platform, answer.error), errorReference(answer.error))
    if (!machine) return stop(t('missing'))
    const problem = !found ? t('missing') : found.isRunning ? undefined : t('notRunning', { name })
    if (!opened) return stop(problem ?? '')
    if (machine.address === undefined && !hasSerial) return stop(t('noAddress', { name }))
    return (
      <Window
        {...{ location, id, gateway, hasSerial, home, back, machine }}
        problem={problem === undefined ? undefined : stop(problem)}
      />
    )
  }
  const { t: words } = useTexts()
  return (
    <div className={styles.document}>
      <Header
        mark={mark}
        breadcrumbs={
          <Breadcrumbs
            label={words('shell.breadcrumb')}
            parents={[
              { href: `${home}/compute`, label: words('sections.compute') },
              { href: back, label: name === '' ? id : name },
            ]}
            current={t('terminal')}
          />
        }
      >
        <span className={styles.place}>{site.location(location)?.display_name ?? location}</span>
        {opened && <RunningMark is={found?.isRunning === true} />}
      </Header>
      <main className={styles.main}>{content()}</main>
    </div>
  )
}

function RunningMark({ is }: { readonly is: boolean }) {
  const t = useScreenTexts('terminal')
  return is ? (
    <StateMark look="quiet" tone="success" icon="circle-check" label={t('running')} />
  ) : (
    <StateMark look="quiet" tone="default" icon="circle-stop" label={t('off')} />
  )
}

interface WindowProps {
  readonly location: string
  readonly id: string
  readonly gateway: string
  /** Whether the gateway shows serial consoles as well. */
  readonly hasSerial: boolean
  readonly home: string
  /** Address of the machine's page. */
  readonly back: string
  readonly machine: TerminalMachine
  /** Why no session can begin, in place of the form. */
  readonly problem: ReactNode
}

function Window({ location, id, gateway, hasSerial, home, back, machine, problem }: WindowProps) {
  const { client, queries, session, now } = usePlatform()
  const t = useScreenTexts('terminal')
  const { epoch } = useStore(session)
  const user = useQuery(operationQuery(client, 'getUser', {}))
  const owner = isRecord(user.data) ? String(user.data['id']) : ''
  const display = useMemo(() => createDisplay(window.localStorage), [])
  const hosts = useMemo(() => createKnownHosts(window.localStorage, owner), [owner])
  // An expired line is replaced by a new one.
  const time = useTime(60_000)
  const [madeAt, setMadeAt] = useState(time)
  if (time - madeAt >= lineLife) setMadeAt(time)
  const made = useQuery({
    queryKey: ['terminal key'],
    // If the browser has no Ed25519, only the other ways are offered.
    queryFn: () => createSessionKey().catch(() => null),
    staleTime: Infinity,
  })
  const sessions = useMemo(
    () =>
      createSessions({
        gateway,
        ticket: async (line) => {
          const answer = await callOperation(client, 'startTerminal', {
            path: { location },
            body: { uuid: id, line },
          })
          return isRecord(answer) && typeof answer['ticket'] === 'string' ? answer['ticket'] : ''
        },
        display: display.get,
        now,
      }),
    [client, gateway, location, id, display, now],
  )
  const list = useStore(sessions.list)
  const [shown, setShown] = useState<TerminalSession>()
  const [finds, setFinds] = useState(false)
  const [last, setLast] = useState<LastLogin>()
  const leave = useRef<HTMLButtonElement>(null)

  useEffect(() => () => sessions.endAll('left'), [sessions])
  // Signing out or ending to act, here or in another tab, ends all sessions.
  const begun = useRef(epoch)
  useEffect(() => {
    if (begun.current !== epoch) sessions.endAll('signedOut')
  }, [epoch, sessions])
  // A session may end because the machine was stopped or deleted.
  useEffect(() => {
    const ends = list.map(({ connection: { state } }) =>
      state.subscribe(() => {
        if (state.get().kind === 'ended') void refreshOperations(queries, ['listVms'], location)
      }),
    )
    return () => {
      for (const end of ends) end()
    }
  }, [list, queries, location])
  const look = useStore(display)
  useEffect(() => {
    const apply = async (): Promise<void> => {
      if (list.length === 0) return
      const { displayOptions } = await import('./create-terminal')
      for (const { terminal, fit } of list) {
        Object.assign(terminal.options, displayOptions(look))
        fit.fit()
      }
    }
    void apply()
  }, [look, list])
  useEffect(() => {
    const reconnect = (): void => {
      if (document.visibilityState === 'visible') for (const { connection } of list) connection.reconnect()
    }
    document.addEventListener('visibilitychange', reconnect)
    window.addEventListener('online', reconnect)
    return () => {
      document.removeEventListener('visibilitychange', reconnect)
      window.removeEventListener('online', reconnect)
    }
  }, [list])

  const onLeave = useCallback(() => leave.current?.focus(), [])
  const onFind = useCallback((does: boolean) => setFinds(does), [])
  const close = (closed: TerminalSession): void => {
    sessions.close(closed)
    setShown(list.find((each) => each !== closed))
  }
  return (
    <>
      {list.length > 0 && (
        <TerminalBar
          name={machine.name}
          address={machine.address ?? ''}
          sessions={list}
          {...{ shown, display, leaveRef: leave }}
          onShow={setShown}
          onNew={() => setShown(undefined)}
          onFind={() => setFinds(true)}
          onDownload={() => {
            if (!shown) return
            const download = async (): Promise<void> => {
              const { logOf } = await import('./create-terminal')
              saveFile(`${machine.name}.log`, 'text/plain', logOf(shown.terminal))
            }
            void download()
          }}
          onDisconnect={() => shown && close(shown)}
        />
      )}
      {list.map((each) => (
        <TerminalPane
          key={each.id}
          session={each}
          isShown={each === shown}
          background={palettes[look.look].background}
          finds={finds && each === shown}
          {...{ onFind, onLeave }}
          onAgain={() => {
            // The output of a shell stays readable until the session is closed.
            if (!each.connection.hasBegun()) sessions.close(each)
            setShown(undefined)
          }}
          onClose={() => close(each)}
        />
      ))}
      {shown && (
        <SessionQuestions
          key={shown.id}
          session={shown}
          {...{ hosts, id, machine, home }}
          aside={<ConnectAside machine={machine} gateway={gateway} host="changed" home={back} />}
        />
      )}
      {!shown && problem}
      {!shown && problem === undefined && !made.isPending && !user.isPending && (
        <div className={styles.connect}>
          <ConnectForm
            name={machine.name}
            user={machine.user}
            {...{ hasSerial }}
            hasAddress={machine.address !== undefined}
            sessionKey={made.data ?? undefined}
            madeAt={madeAt}
            problem={undefined}
            last={last}
            onConnect={async (login, entered) => {
              setLast(entered)
              setShown(await sessions.begin(login))
            }}
          />
          <ConnectAside machine={machine} gateway={gateway} host={hosts.get(id)} home={back} />
        </div>
      )}
      <h1 className={styles.heading}>{shown ? t('title', { name: machine.name }) : null}</h1>
    </>
  )
}

interface SessionQuestionsProps {
  readonly session: TerminalSession
  readonly hosts: ReturnType<typeof createKnownHosts>
  readonly id: string
  readonly machine: TerminalMachine
  readonly home: string
  /** Beside the warning of another host key. */
  readonly aside: ReactNode
}

/** Questions to answer before the shell begins. */
function SessionQuestions({ session, hosts, id, machine, home, aside }: SessionQuestionsProps) {
  const { connection } = session
  const state = useStore(connection.state)
  if (state.kind === 'host')
    return (
      <HostKeyQuestion
        name={machine.name}
        machine={id}
        address={machine.address ?? ''}
        shown={state.key}
        {...{ hosts, home, aside }}
        onAnswer={connection.trust}
      />
    )
  if (state.kind === 'prompt')
    return (
      <LoginQuestions
        name={machine.name}
        prompt={state.prompt}
        onAnswer={connection.answer}
        onCancel={() => connection.end('left')}
      />
    )
  return null
}
