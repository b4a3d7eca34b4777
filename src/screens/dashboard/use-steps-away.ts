import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Whether the first steps were dismissed in this browser. */
export function useStepsAway(): boolean {
  return useStore(usePlatform().preferences.of('first-steps-away', false, isFlag))
}

/** Dismisses the first steps; a toast offers to restore them. */
export function usePutStepsAway(): () => void {
  const { preferences, toasts } = usePlatform()
  const t = useScreenTexts('start')
  const away = preferences.of('first-steps-away', false, isFlag)
  return () => {
    away.set(true)
    const id = toasts.add({
      tone: 'info',
      title: t('stepsAway'),
      actions: [
        {
          label: t('stepsBack'),
          look: 'button',
          onPress: () => {
            toasts.dismiss(id)
            away.set(false)
          },
        },
      ],
      closes: true,
    })
  }
}
