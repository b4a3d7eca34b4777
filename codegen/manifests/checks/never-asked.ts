import type { CompleteAction } from '../complete/completed'
import type { ManifestContext } from '../context'
import { actionsOf } from '../walk'

/** An action that runs without its dialog (for many records, as a step of another) must not ask for input. */
export function neverAsked(context: ManifestContext): void {
  const { manifest, all, report } = context
  const check = (
    at: string,
    id: string | undefined,
    actions: readonly CompleteAction[] | undefined,
  ): void => {
    const action = actions?.find((candidate) => candidate.id === id)
    const [asked] = action?.fields ?? []
    if (action && asked)
      report(
        'never-asked',
        at,
        `"${action.id}" asks for ${asked.at}, and nobody is asked here; name an action without fields.`,
      )
    if (action?.dialog !== undefined)
      report(
        'never-asked',
        at,
        `"${action.id}" asks in its dialog, and nobody is asked here; name an action without one.`,
      )
  }
  manifest.list.bulk.forEach((id, index) => check(`list.bulk[${index}]`, id, manifest.actions))
  for (const { at, action } of actionsOf(context)) {
    if (action.dialog !== undefined && action.fields)
      report(
        'dialog-with-fields',
        `${at}.fields`,
        'a dialog asks for itself; leave the fields or the dialog out.',
      )
    if (action.asks && !action.fields?.length)
      report(
        'asks-without-fields',
        `${at}.guard`,
        'a question is about what is filled in, and there are no fields; give the action fields, or a guard of one word.',
      )
    action.steps?.forEach((step, index) => {
      if (step.action !== action.id) check(`${at}.steps[${index}].action`, step.action, manifest.actions)
    })
    action.kept?.forEach(({ steps }, line) =>
      steps?.forEach((step, index) =>
        check(
          `${at}.kept[${line}].steps[${index}].action`,
          step.action,
          all.get(step.of ?? manifest.type)?.actions,
        ),
      ),
    )
  }
}
