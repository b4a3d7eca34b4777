const everyMs = 500

/**
 * npm passes signals to the shell it runs a script in, and not every shell passes them on: whoever stops npm would leave
 * the server running. So when npm started us and that shell is gone, we go too.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, everyMs)
  watch.unref()
}
