import { describe, expect, it } from 'vitest'
import { followUp, followUpCalls } from '../../../../src/engine/create/follow-up'
import type { FormValues } from '../../../../src/engine/fields/form-values'
import { resource } from '../../../../src/generated/resources/access-delegation'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'
import { fieldOf } from '../support'

const { create } = resource
if (!create) throw new Error('Nothing can be shared')
const list = resource.listOperation

const form = (values: FormValues, ...visible: string[]) => ({
  values,
  visible: visible.map((at) => fieldOf(at)),
  subject: subject({ form: values }),
})
const people = { emails: ['mari@raamat.example', 'jaan@partner.example'] }

/** A platform that refuses whatever is sent with one of some words in it, and remembers what was sent. */
async function refusing(...words: string[]) {
  const sent: string[] = []
  const made = await stand(async (request) => {
    const text = `${new URL(request.url).pathname} ${decodeURIComponent(await request.text())}`
    sent.push(text)
    const refused = words.some((word) => text.includes(word))
    return new Response(JSON.stringify(refused ? { errors: { Error: 'Not today' } } : {}), {
      status: refused ? 500 : 200,
      headers: { 'content-type': 'application/json' },
    })
  })
  return { ...made, sent, words }
}

describe('the calls that complete a record', () => {
  it('are one for each element of the list, about the new record', () => {
    expect(followUpCalls(create, form(people, 'emails'), { id: 7 })).toEqual(
      people.emails.map((address) => ({
        operation: 'createImpersonation',
        parameters: { delegation_id: 7, grantee_username: address },
        about: address,
      })),
    )
  })

  it('can be shown before there is one', () => {
    const [first] = followUpCalls(create, form(people, 'emails'))
    expect(first?.parameters).toEqual({
      delegation_id: undefined,
      grantee_username: 'mari@raamat.example',
    })
  })

  it('are none for what is not asked, or left empty', () => {
    expect(followUpCalls(create, form(people), { id: 7 })).toEqual([])
    expect(followUpCalls(create, form({ emails: [] }, 'emails'), { id: 7 })).toEqual([])
  })
})

describe('a call that fails', () => {
  it('keeps none of the others back, is said with what it was for, and can be tried again', async () => {
    const { platform, sent, words } = await refusing('mari')
    await followUp(platform, followUpCalls(create, form(people, 'emails'), { id: 7 }), list, undefined)
    expect(sent).toEqual(
      people.emails.map(
        (address) => `/v1/user-resource/access_group/7/impersonation grantee_username=${address}`,
      ),
    )
    const [said, ...more] = platform.toasts.snapshot()
    expect(more).toEqual([])
    expect(said).toMatchObject({ title: 'Error: Not today', text: 'mari@raamat.example', closes: false })
    words.length = 0
    said?.actions?.[0]?.onPress()
    await expect.poll(() => sent.length).toBe(3)
    expect(sent[2]).toBe(sent[0])
  })
})
