import type { FormSectionOf } from '../../src/manifest/typed-forms'
import { savedKey } from './access'
import { windows } from './image'

/** User, password, key and cloud-init of a new machine. */
export const signIn = {
  id: 'signin',
  when: { form: 'source', is: ['os', 'app'] },
  fields: [
    {
      at: 'username',
      help: 'rule',
      required: { not: windows },
      width: 'half',
    },
    {
      at: 'password',
      widget: 'newPassword',
      // With a key it is required only if the platform's parameters demand it.
      required: { any: [windows, { form: 'public_key', present: false }] },
      help: 'rule',
      width: 'half',
    },
    // Windows has no sign-in by key and no cloud-init.
    {
      at: 'public_key',
      ...savedKey,
      help: 'rule',
      when: { not: windows },
    },
    { at: 'cloud_init', help: 'rule', when: { not: windows } },
  ],
} as const satisfies FormSectionOf<'createVm'>
