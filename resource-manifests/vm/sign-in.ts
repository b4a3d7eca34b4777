import type { FormSectionOf } from '../../src/manifest/typed-forms'
import { savedKey } from './access'
import { windows } from './image'

/** Who signs in to a new machine, and how. */
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
      // With a key only where the platform's parameters ask for it all the same.
      required: { any: [windows, { form: 'public_key', present: false }] },
      help: 'rule',
      width: 'half',
    },
    // Windows signs nobody in by key and runs no cloud-init.
    {
      at: 'public_key',
      ...savedKey,
      help: 'rule',
      when: { not: windows },
    },
    { at: 'cloud_init', help: 'rule', when: { not: windows } },
  ],
} as const satisfies FormSectionOf<'createVm'>
