type Question = (event: BeforeUnloadEvent) => void

/** Handlers that make the browser ask now. */
const questions = new Set<Question>()

function take(question: Question): void {
  questions.delete(question)
  window.removeEventListener('beforeunload', question)
}

/**
 * Makes the browser confirm leaving the page until the returned function is called; `onAsk` is called at each
 * confirmation.
 */
export function askBeforeLeaving(onAsk?: () => void): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    event.preventDefault()
    onAsk?.()
  }
  questions.add(ask)
  window.addEventListener('beforeunload', ask)
  return () => take(ask)
}

/** Begins a download by a link without confirmation: to the browser it is a navigation, but the page stays. */
export function leaveUnaskedFor(download: () => void): void {
  const paused = [...questions]
  for (const question of paused) window.removeEventListener('beforeunload', question)
  download()
  setTimeout(() => {
    for (const question of paused)
      if (questions.has(question)) window.addEventListener('beforeunload', question)
  })
}

/** Lets the page be left without confirmation, if there is nothing left to lose. */
export function leaveUnasked(): void {
  for (const question of questions) take(question)
}
