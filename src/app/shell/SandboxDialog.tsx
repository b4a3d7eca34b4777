import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isRecord } from '../../lib/is-record'
import { useTexts } from '../../platform/i18n/use-texts'
import { originsSwitch, showsOrigins } from '../../engine/data/origins'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { Switch } from '../../ui/form-controls/Switch'
import { Dialog } from '../../ui/overlay/Dialog'
import styles from './shell.module.css'

export interface SandboxDialogProps {
  onClose: () => void
}

interface SandboxState {
  seed: string
  now: string
  locations: { slug: string; up: boolean }[]
}

function isState(value: unknown): value is SandboxState {
  return isRecord(value) && typeof value.now === 'string' && Array.isArray(value.locations)
}

async function control(method: 'GET' | 'POST', path: string, body?: object): Promise<SandboxState> {
  const response = await fetch(`/_sandbox/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const answer: unknown = await response.json()
  if (!response.ok || !isState(answer)) throw new Error(response.statusText)
  return answer
}

/** Attributes are set at the first render, so the page reloads. */
function switchOrigins(on: boolean): void {
  if (on) sessionStorage.setItem(originsSwitch, 'on')
  else sessionStorage.removeItem(originsSwitch)
  window.location.reload()
}

const clockSteps = [60, 120, 3600]

/** Controls of the sandbox: unreachable locations, clock, reset. */
export function SandboxDialog({ onClose }: SandboxDialogProps) {
  const { site } = usePlatform()
  const { t } = useTexts()
  const queries = useQueryClient()
  const state = useQuery({
    queryKey: ['sandbox'],
    queryFn: () => control('GET', 'state'),
    staleTime: 0,
    retry: false,
  })
  const change = async (path: string, body: object): Promise<void> => {
    queries.setQueryData(['sandbox'], await control('POST', path, body))
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sandbox' })
  }
  return (
    <Dialog
      title={t('dev.title')}
      description={
        state.data
          ? `${state.data.seed}, ${state.data.now}`
          : state.isError
            ? t('dev.none')
            : t('shell.loading')
      }
      closeLabel={t('action.close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => void change('reset', {})}>{t('dev.reset')}</Button>
          <Button variant="primary" onPress={onClose} autoFocus>
            {t('action.close')}
          </Button>
        </>
      }
    >
      {state.data && (
        <div className={styles.stack}>
          {state.data.locations.map(({ slug, up }) => (
            <Switch
              key={slug}
              spread
              checked={up}
              label={t('dev.location', { name: site.location(slug)?.display_name ?? slug })}
              onChange={(on) => void change(`locations/${slug}`, { up: on })}
            />
          ))}
          {import.meta.env.DEV && (
            <Switch spread checked={showsOrigins()} label={t('dev.origins')} onChange={switchOrigins} />
          )}
          <div className={styles.line}>
            {clockSteps.map((seconds) => (
              <Button key={seconds} size="sm" onPress={() => void change('clock', { advance: seconds })}>
                {t('dev.advance', { seconds })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  )
}
