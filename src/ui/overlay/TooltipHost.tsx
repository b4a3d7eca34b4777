import { useEffect, useState } from 'react'
import type { TooltipLayerProps } from './TooltipLayer'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

/** Tooltips open after 300 ms and close after 100 ms (specification section 9). */
export const tooltipDelay = { open: 300, close: 100 } as const

const part = lazyPart<TooltipLayerProps>(async () => (await import('./TooltipLayer')).TooltipLayer)

const targetOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null

/** Calls `show` with the element whose tooltip should be visible, or undefined. Returns the cleanup. */
function watchTooltips(show: (target: HTMLElement | undefined) => void): {
  stop: () => void
  hold: (over: boolean) => void
} {
  let wanted: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (ms: number, target: HTMLElement | undefined) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(target), ms)
  }
  const want = (target: HTMLElement | undefined, atOnce: boolean) => {
    if (target === wanted) return
    wanted = target
    if (target) {
      prefetch(part)()
      later(atOnce ? 0 : tooltipDelay.open, target)
    } else later(tooltipDelay.close, undefined)
  }
  const over = (event: Event) => want(targetOf(event) ?? undefined, false)
  const focus = (event: Event) => {
    const target = targetOf(event)
    if (target?.matches(':focus-visible')) want(target, true)
  }
  const leave = () => want(undefined, false)
  const now = () => {
    clearTimeout(timer)
    wanted = undefined
    show(undefined)
  }
  const key = (event: KeyboardEvent) => event.key === 'Escape' && now()
  document.addEventListener('pointerover', over)
  document.addEventListener('focusin', focus)
  document.addEventListener('focusout', leave)
  document.addEventListener('pointerdown', now)
  document.addEventListener('keydown', key)
  return {
    stop: () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('focusout', leave)
      document.removeEventListener('pointerdown', now)
      document.removeEventListener('keydown', key)
    },
    hold: (held) => {
      clearTimeout(timer)
      if (!held) later(tooltipDelay.close, undefined)
    },
  }
}

/**
 * The page's only tooltip, for every element with `data-tooltip`. Opens after 300 ms of hovering, at once on keyboard
 * focus; closes on Escape, press and leaving.
 */
export function TooltipHost() {
  const [shown, setShown] = useState<{ readonly target: HTMLElement; readonly text: string }>()
  const [watch, setWatch] = useState<ReturnType<typeof watchTooltips>>()
  useEffect(() => {
    const watching = watchTooltips((target) => {
      const text = target?.dataset['tooltip']
      setShown(target?.isConnected && text ? { target, text } : undefined)
    })
    setWatch(watching)
    return watching.stop
  }, [])
  const Layer = useLazyPart(part, shown !== undefined)
  return (
    shown &&
    Layer && (
      <Layer
        target={shown.target}
        text={shown.text}
        onHover={(over) => watch?.hold(over)}
        onClose={() => setShown(undefined)}
      />
    )
  )
}
