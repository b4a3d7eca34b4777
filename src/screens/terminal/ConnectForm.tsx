import { useId, useState } from 'react'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { FieldGroup, FieldShell } from '../../ui/form-controls/FieldShell'
import { Form } from '../../ui/form-controls/Form'
import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { RadioTiles } from '../../ui/form-controls/RadioTiles'
import { TextInput } from '../../ui/form-controls/TextInput'
import { CodeBlock } from '../../ui/typography/CodeBlock'
import { KeyFileField } from './KeyFileField'
import { authorizedLine } from './keys/authorized-line'
import { type KeyFile, readKeyFile } from './keys/read-key-file'
import type { SigningKey } from './keys/signing-key'
import type { WantedLogin } from './sessions'
import styles from './terminal.module.css'

/** Ways to sign in, in the order of the form. */
const ways = ['session-key', 'key-file', 'password', 'serial'] as const
export type Way = (typeof ways)[number]

/** What was entered for the last session, without secrets. */
export interface LastLogin {
  readonly user: string
  readonly way: Way
}

interface ConnectFormProps {
  /** Name of the machine. */
  readonly name: string
  readonly user: string
  /** Whether the machine has an address for SSH. */
  readonly hasAddress: boolean
  /** Whether its serial console can be shown. */
  readonly hasSerial: boolean
  /** Key pair of this window; undefined if the browser cannot create one. */
  readonly sessionKey: SigningKey | undefined
  /** Time from which its line is valid, milliseconds since 1970. */
  readonly madeAt: number
  /** Why the last session did not begin. */
  readonly problem: string | undefined
  /** Entered before in this window; the form then gets the focus. */
  readonly last: LastLogin | undefined
  /** Resolves once the session is created. */
  readonly onConnect: (login: WantedLogin, entered: LastLogin) => Promise<void>
}

/** Form for user and way to sign in to a machine. Nothing typed or chosen here is stored. */
export function ConnectForm(props: ConnectFormProps) {
  const { name, sessionKey, madeAt, problem, hasAddress, hasSerial, last } = props
  const t = useScreenTexts('terminal')
  const waysName = useId()
  const { texts } = usePlatform()
  const { pending, run } = useOneCall()
  const offered = ways.filter((way) => {
    if (way === 'serial') return hasSerial
    return hasAddress && (way !== 'session-key' || sessionKey !== undefined)
  })
  const [user, setUser] = useState(last?.user || props.user)
  const [way, setWay] = useState<Way>(offered.find((each) => each === last?.way) ?? offered[0] ?? 'password')
  const [password, setPassword] = useState('')
  const [file, setFile] = useState<string>()
  const [passphrase, setPassphrase] = useState('')
  const [missing, setMissing] = useState<'user' | 'password' | 'file'>()
  const [keyProblem, setKeyProblem] = useState<Extract<KeyFile, { problem: string }>['problem']>()
  const line = sessionKey && authorizedLine(sessionKey, madeAt)

  const onConnect = (login: WantedLogin): Promise<void> => props.onConnect(login, { user: user.trim(), way })
  const connect = async (): Promise<void> => {
    setKeyProblem(undefined)
    if (way === 'serial') return onConnect({ user: '', login: 'serial' })
    if (user.trim() === '') return setMissing('user')
    if (way === 'password' && password === '') return setMissing('password')
    if (way === 'key-file' && file === undefined) return setMissing('file')
    setMissing(undefined)
    const login = { user: user.trim() }
    if (way === 'password') return onConnect({ ...login, login: 'password', password })
    if (way === 'session-key' && sessionKey) return onConnect({ ...login, login: 'key', key: sessionKey })
    const read = await readKeyFile(file ?? '', passphrase)
    if ('problem' in read) setKeyProblem(read.problem)
    else await onConnect({ ...login, login: 'key', key: read.key })
  }
  const more = {
    'session-key': line && (
      <>
        <CodeBlock
          title={t('runOnce', { user })}
          code={[{ text: line.command }]}
          labels={copyLabels(texts.t, t('sshCommand'))}
        />
        <p className={styles.hint}>
          {t('lineEnds', { time: `${new Date(line.until).toISOString().slice(11, 16)} UTC` })}
        </p>
      </>
    ),
    'key-file': (
      <KeyFileField
        {...{ file, passphrase }}
        onFile={setFile}
        onPassphrase={setPassphrase}
        problem={missing === 'file' ? t('noFile') : keyProblem && t(`key.${keyProblem}`)}
        asksPassphrase={keyProblem === 'passphrase' || keyProblem === 'wrong-passphrase'}
      />
    ),
    password: (
      <FieldShell label={t('password')} error={missing === 'password' ? t('noPassword') : undefined}>
        <PasswordInput
          value={password}
          onChange={setPassword}
          autoComplete="off"
          autoFocus={last?.way === 'password'}
          showLabel={t('show')}
          hideLabel={t('hide')}
        />
      </FieldShell>
    ),
    serial: null,
  }
  return (
    <Form className={styles.form} onSubmit={() => void run(connect)}>
      <div>
        <h1 className={styles.title}>{t('connectTo', { name })}</h1>
        <p className={styles.hint}>{t('notStored')}</p>
      </div>
      {problem !== undefined && <Notice tone="error" strong={problem} />}
      {way !== 'serial' && (
        <div className={styles.user}>
          <FieldShell label={t('user')} error={missing === 'user' ? t('noUser') : undefined}>
            <TextInput
              value={user}
              onChange={setUser}
              autoComplete="off"
              autoFocus={last !== undefined && last.way !== 'password'}
            />
          </FieldShell>
        </div>
      )}
      <FieldGroup label={t('signInWith')}>
        <div className={styles.ways}>
          {offered.map((each) => (
            <div key={each} className={styles.way} data-chosen={each === way || undefined}>
              <RadioTiles
                columns={1}
                name={waysName}
                value={way}
                onChange={setWay}
                options={[
                  {
                    value: each,
                    title: t(`way.${each}`),
                    description: t(`about.${each}`),
                    end: each === 'password' ? undefined : t(`note.${each}`),
                  },
                ]}
              />
              {each === way && more[each] && <div className={styles.more}>{more[each]}</div>}
            </div>
          ))}
        </div>
      </FieldGroup>
      <div>
        <Button
          variant="primary"
          icon="square-terminal"
          type="submit"
          autoFocus={last?.way === 'serial'}
          pending={pending}
        >
          {t('connect')}
        </Button>
      </div>
    </Form>
  )
}
