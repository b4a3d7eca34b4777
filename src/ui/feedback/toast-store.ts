/** Lifetime of a toast and update interval of its bar in ms (specification section 9). */
export const toastDuration = 5000
export const toastTick = 200

/** A button or link in a toast. */
export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
  /** `button` for the remedy ("Retry"), `link` for others. */
  readonly look: 'button' | 'link'
}

/** Content of a toast. */
export interface ToastContent {
  readonly tone: 'success' | 'error' | 'warning' | 'info'
  readonly title: string
  readonly text?: string | undefined
  /** Correlation id, in brackets. */
  readonly reference?: string | undefined
  readonly actions?: readonly ToastAction[] | undefined
  /** Closes automatically; false for toasts with a decision (Retry) or progress. */
  readonly closes: boolean
  /** Id of the job it is about, for the list of notifications. */
  readonly about?: string | undefined
  /** Percentage done of a running task. */
  readonly progress?: number | undefined
}

/** A toast in the store. */
export interface Toast extends ToastContent {
  readonly id: number
  /** Elapsed percentage of its lifetime, at most 100. */
  readonly elapsed: number
}

/** Toasts of the page, newest first. Framework-free. */
export interface ToastStore {
  readonly add: (content: ToastContent) => number
  /** Replaces a toast's content and restarts its timer; ignored if it was dismissed. */
  readonly update: (id: number, content: ToastContent) => void
  readonly dismiss: (id: number) => void
  readonly clear: () => void
  /** Pauses the timers, while a toast has the pointer or focus. */
  readonly setPaused: (paused: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => readonly Toast[]
}

/** Creates an empty store. */
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
