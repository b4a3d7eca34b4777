/** What can be done about a job from where it is told. */
export interface JobControls {
  retry: () => void
  stop: () => void
  /** Leads to the list with these rows alone. */
  show?: ((keys: readonly string[]) => void) | undefined
  /** Hears the keys of the rows a run was not done to once all calls are answered. */
  onEnd?: ((left: readonly string[]) => void) | undefined
  /** Tells of a creation that failed while no form shows it. */
  missed?: ((failure: unknown) => void) | undefined
}
