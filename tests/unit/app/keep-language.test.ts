import { expect, it } from 'vitest'
import { operationKey } from '../../../src/api/queries'
import { keepLanguage } from '../../../src/app/shell/keep-language'
import { createStore } from '../../../src/lib/store'
import type { Language } from '../../../src/platform/i18n/languages'
import { stand } from '../platform/stand'

const english: Language = { tag: 'en', direction: 'ltr', formats: 'en', files: 'en' }
const brazilian: Language = { tag: 'pt-BR', direction: 'ltr', formats: 'pt-BR', files: 'pt-BR' }
const owner = { id: 1, name: 'kadri@pohjala.example', profile_data: { lang: 'et' } }

/** A signed-in user with a language on screen; every answer of a PATCH is `answer`. */
async function chosen(user: unknown, language = english, answer = () => Response.json({ lang: 'en' })) {
  const sent: unknown[] = []
  const { platform, tab } = await stand(async (request) => {
    if (request.method === 'PATCH') {
      sent.push(Object.fromEntries(await request.formData()))
      return answer()
    }
    return Response.json(user)
  })
  const shown = { ...platform, texts: { ...platform.texts, language: createStore(language) } }
  return { platform: shown, tab, sent }
}

it('[PROFILE-08] writes the language on screen to the profile, once, as two or three letters', async () => {
  const { platform, sent } = await chosen(owner, brazilian, () => Response.json({ lang: 'pt' }))
  await keepLanguage(platform)
  await keepLanguage(platform)
  expect(sent).toEqual([{ lang: 'pt' }])
  expect(platform.queries.getQueryData(operationKey(platform.client, 'getUser', {}))).toEqual({
    ...owner,
    profile_data: { lang: 'pt' },
  })
})

it.each([
  ['the profile has', { ...owner, profile_data: { lang: 'en' } }, english],
  ['an owner has, for a delegate', { ...owner, access: { acting_user_id: 2 } }, english],
  ['the account has, for a restricted key', { ...owner, access: { billing_account_id: 7 } }, english],
  ['is none', owner, { ...english, tag: 'qps-ploc', pseudo: 'longer' as const }],
])('writes no language that %s', async (_, user, language) => {
  const { platform, sent } = await chosen(user, language)
  await keepLanguage(platform)
  expect(sent).toEqual([])
})

it('writes nothing for nobody, and nothing for who signs in after the choice', async () => {
  const { platform, tab, sent } = await chosen(owner)
  const late = keepLanguage(platform)
  tab.session.signIn('demo-partner')
  await late
  tab.session.signOut()
  await keepLanguage(platform)
  expect(sent).toEqual([])
})

it('tells of a failure, keeps the choice on screen, and tries again when asked', async () => {
  const answers = [
    () => Response.json({ errors: { Error: 'The profile is locked' } }, { status: 400 }),
    () => Response.json({ lang: 'en' }),
  ]
  const { platform, sent } = await chosen(owner, english, () => answers.shift()?.() ?? Response.error())
  await keepLanguage(platform)
  const [told] = platform.toasts.snapshot()
  expect(told?.title).toBe('Error: The profile is locked')
  expect(told?.text).toBe('The language applies in this browser. Your profile has another one.')
  expect(platform.texts.language.get()).toBe(english)
  told?.actions?.[0]?.onPress()
  await expect.poll(() => sent).toEqual([{ lang: 'en' }, { lang: 'en' }])
})

it('[PROFILE-08] writes one choice after another, so that the last one is kept', async () => {
  const events: string[] = []
  let answer = (): void => undefined
  const first = new Promise<void>((done) => {
    answer = done
  })
  const { platform } = await chosen(owner, english, () => {
    events.push('sent')
    return Response.json({})
  })
  const slow = {
    ...platform,
    takers: {
      updateUserProfile: async () => {
        await first
        events.push('taken')
      },
    },
  }
  const one = keepLanguage(slow)
  await expect.poll(() => events).toEqual(['sent'])
  slow.texts.language.set(brazilian)
  const other = keepLanguage(slow)
  // It would be sent by now: another write completes meanwhile.
  await keepLanguage(platform)
  answer()
  await Promise.all([one, other])
  expect(events).toEqual(['sent', 'sent', 'taken', 'sent', 'taken'])
})
