/** How long a toast stays, in ms, and how often its bar moves (specification section 9). */
export const toastDuration = 5000
export const toastTick = 200

/** Something to press in a toast. */
export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
  /** `button` for the one that repairs ("Retry"), `link` for the rest. */
  readonly look: 'button' | 'link'
}

/** What a toast says. */
export interface ToastContent {
  readonly tone: 'success' | 'error' | 'warning' | 'info'
  readonly title: string
  readonly text?: string | undefined
  /** The correlation id, shown in brackets. */
  readonly reference?: string | undefined
  readonly actions?: readonly ToastAction[] | undefined
  /** Closes by itself, unless it waits for a decision (Retry) or something is under way. */
  readonly closes: boolean
  /** Share done in percent, for something under way. */
  readonly progress?: number | undefined
}

/** A toast in the list. */
export interface Toast extends ToastContent {
  readonly id: number
  /** Share of its time that has passed, in percent, at most 100. */
  readonly elapsed: number
}

/** The toasts of the page, newest first. Needs no framework; a component subscribes. */
export interface ToastStore {
  readonly add: (content: ToastContent) => number
  /** Replaces what a toast says and starts its time anew; adds nothing when it was dismissed. */
  readonly update: (id: number, content: ToastContent) => void
  readonly dismiss: (id: number) => void
  readonly clear: () => void
  /** Time stands still while something in the list has the pointer or the focus. */
  readonly setPaused: (paused: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => readonly Toast[]
}

/** Creates an empty list. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let paused = false
  let lastId = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()

  function set(next: readonly Toast[]) {
    toasts = next
    const running = !paused && toasts.some((toast) => toast.closes)
    if (running) timer ??= setInterval(tick, toastTick)
    else {
      clearInterval(timer)
      timer = undefined
    }
    for (const listener of listeners) listener()
  }

  const step = (toastTick / toastDuration) * 100

  function tick() {
    const aged = toasts.map((toast) =>
      toast.closes ? { ...toast, elapsed: Math.min(100, toast.elapsed + step) } : toast,
    )
    set(aged.filter((toast) => !toast.closes || toast.elapsed < 100))
  }

  return {
    add: (content) => {
      lastId += 1
      set([{ ...content, id: lastId, elapsed: 0 }, ...toasts])
      return lastId
    },
    update: (id, content) =>
      set(toasts.map((toast) => (toast.id === id ? { ...content, id, elapsed: 0 } : toast))),
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
    clear: () => set([]),
    setPaused: (now) => {
      if (now === paused) return
      paused = now
      set(toasts)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => toasts,
  }
}
