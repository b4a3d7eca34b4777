import type { CompleteAction } from '../../../src/manifest/complete'
import type { ManifestContext } from '../context'
import { actionsOf } from '../walk'

/** An action that runs without its own dialog asks for nothing: for many records, after another one, on its way. */
export function neverAsked(context: ManifestContext): void {
  const { manifest, all, report } = context
  const check = (
    at: string,
    id: string | undefined,
    actions: readonly CompleteAction[] | undefined,
  ): void => {
    const action = actions?.find((candidate) => candidate.id === id)
    const [asked] = action?.input ?? []
    if (action && asked)
      report(
        'never-asked',
        at,
        `"${action.id}" asks for ${asked.at}, and nobody is asked here; name an action without input.`,
      )
  }
  manifest.list.bulk?.forEach((id, index) => check(`list.bulk[${index}]`, id, manifest.actions))
  for (const { at, action } of actionsOf(context)) {
    check(`${at}.expect.next`, action.expect?.next, manifest.actions)
    for (const word of ['before', 'after'] as const)
      action.way?.[word].forEach((id, index) => check(`${at}.way.${word}[${index}]`, id, manifest.actions))
    action.kept?.forEach(({ release }, index) =>
      check(`${at}.kept[${index}].release.action`, release?.action, all.get(release?.type ?? '')?.actions),
    )
  }
}
