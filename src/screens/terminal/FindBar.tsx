import type { ISearchOptions } from '@xterm/addon-search'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isComposing } from '../../lib/is-composing'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { IconButton } from '../../ui/form-controls/IconButton'
import type { TerminalSession } from './sessions'
import styles from './terminal.module.css'

/** Colours of matches; the current one is brighter. */
const marks: ISearchOptions = {
  decorations: {
    ...{ matchBackground: '#6a5a3c', activeMatchBackground: '#efb968' },
    ...{ matchOverviewRuler: '#6a5a3c', activeMatchColorOverviewRuler: '#efb968' },
  },
}

interface FindBarProps {
  readonly session: Pick<TerminalSession, 'search' | 'terminal'>
  readonly onClose: () => void
}

/** Searches a text in the whole buffer of the terminal. */
export function FindBar({ session: { search, terminal }, onClose }: FindBarProps) {
  const t = useScreenTexts('terminal')
  const [text, setText] = useState('')
  const [found, setFound] = useState({ index: -1, count: 0 })
  useEffect(() => {
    const results = search.onDidChangeResults(({ resultIndex, resultCount }) =>
      setFound({ index: resultIndex, count: resultCount }),
    )
    return () => {
      results.dispose()
      search.clearDecorations()
    }
  }, [search])
  const close = (): void => {
    onClose()
    terminal.focus()
  }
  // Escape closes the bar from each of its elements.
  const bar = useRef<HTMLElement>(null)
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) close()
  })
  useEffect(() => {
    const element = bar.current
    const pressed = (event: KeyboardEvent): void => leave(event)
    element?.addEventListener('keydown', pressed)
    return () => element?.removeEventListener('keydown', pressed)
  }, [])
  const go = (isBack: boolean): void => {
    if (text === '') return
    if (isBack) search.findPrevious(text, marks)
    else search.findNext(text, marks)
  }
  const counted =
    found.count === 0 ? t('nothingFound') : t('foundOf', { index: found.index + 1, count: found.count })
  return (
    <search className={styles.find} ref={bar}>
      <input
        aria-label={t('find')}
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value === '') search.clearDecorations()
          else search.findPrevious(event.target.value, { ...marks, incremental: true })
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) go(!event.shiftKey)
        }}
      />
      <span role="status">{text === '' ? '' : counted}</span>
      <IconButton look="on-dark" icon="chevron-up" label={t('previous')} onPress={() => go(true)} />
      <IconButton look="on-dark" icon="chevron-down" label={t('next')} onPress={() => go(false)} />
      <IconButton look="on-dark" icon="x" label={t('closeFind')} onPress={close} />
    </search>
  )
}
