import { describe, expect, it } from 'vitest'
import type { BootImage, Profile, SshKey, User, VmImage } from '../../../sandbox/entities'
import { errorText, openSandbox } from './support'

const profile = '/user-resource/user/profile'
const mfa = '/user-resource/mfa'
const keys = '/user-resource/ssh_keys'

describe('the profile', () => {
  it('[PROFILE-01 platform] [PROFILE-02 platform] [PROFILE-07 platform] is part of the user', async () => {
    const client = openSandbox()
    const { body } = await client.get<User>('/user-resource/user')
    expect(body).toMatchObject({
      id: 20417,
      name: 'kadri.saar@pohjala.example',
      email_verified: true,
      profile_data: {
        first_name: 'Kadri',
        last_name: 'Saar',
        email: 'kadri.saar@pohjala.example',
        lang: 'en',
      },
    })
  })

  it('[PROFILE-08 platform] changes what is sent and leaves the rest; the answer is the profile alone', async () => {
    const client = openSandbox()
    const answer = await client.patch<Profile>(profile, { last_name: "O'Saar", lang: 'et', phone_number: '' })
    expect(answer.body).toMatchObject({
      first_name: 'Kadri',
      last_name: "O'Saar",
      lang: 'et',
      phone_number: '',
      updated_at: '2026-11-21 08:46:00',
    })
    expect((await client.get<User>('/user-resource/user')).body.profile_data).toEqual(answer.body)
  })

  it.each(['e', 'esto', '12'])('[PROFILE-02 platform] takes no language "%s"', async (lang) => {
    const client = openSandbox()
    expect((await client.patch(profile, { lang })).status).toBe(400)
  })

  it('[PROFILE-02 platform] takes an empty language', async () => {
    const client = openSandbox()
    expect((await client.patch<Profile>(profile, { lang: '' }, { as: 'json' })).body.lang).toBe('')
  })

  it('[ACCESS-03 platform] is not changed with a restricted key', async () => {
    const client = openSandbox()
    expect((await client.patch(profile, { first_name: 'X' }, { key: 'demo-restricted' })).status).toBe(403)
  })
})

describe('the second factor', () => {
  it('[PROFILE-10 platform] [PROFILE-11 platform] starts here and ends at the page of the ticket', async () => {
    const client = openSandbox()
    expect((await client.get(`${mfa}/is_active`)).body).toEqual({ is_active: false })
    const { body } = await client.post<{ ticket_id: string; ticket_url: string; expires_at: string }>(
      `${mfa}/activate`,
    )
    expect(body.expires_at).toMatch(/^2026-11-22 /)
    expect(body.ticket_url).toBe(`http://sandbox.test/identity/mfa?ticket=${body.ticket_id}`)
    expect((await client.get(`${mfa}/is_active`)).body).toEqual({ is_active: false })
  })

  it('[PROFILE-12 platform] cannot be switched off when it is not on', async () => {
    const client = openSandbox()
    const answer = await client.post(`${mfa}/deactivate`)
    expect([answer.status, errorText(answer)]).toEqual([500, 'Failed to deactivate MFA'])
  })
})

describe('SSH keys', () => {
  const body = {
    name: 'desk',
    public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fS2vXyT8wLrJ6nPzQe1hUoKb3aVcMiYtZ kadri@desk',
  }

  it('are kept, renamed and forgotten', async () => {
    const client = openSandbox()
    const created = await client.post<SshKey>(keys, body, { as: 'json' })
    expect(created.body).toMatchObject({ ...body, user_id: 20417, created_at: '2026-11-21T08:46:00Z' })
    const path = `${keys}/${created.body.uuid}`
    expect((await client.patch<SshKey>(path, { name: 'chair' }, { as: 'json' })).body.name).toBe('chair')
    expect((await client.get<SshKey[]>(keys)).body.map(({ name }) => name)).toEqual([
      'laptop',
      'ci-runner',
      'chair',
    ])
    expect([(await client.del(path)).text, (await client.del(path)).status]).toEqual(['', 404])
  })

  it('are refused unless they decode', async () => {
    const client = openSandbox()
    for (const wrong of [
      body.public_key.slice(0, 60),
      body.public_key.replace('ssh-ed25519', 'ssh-rsa'),
      'web',
    ]) {
      const answer = await client.post(keys, { ...body, public_key: wrong }, { as: 'json' })
      expect([answer.status, errorText(answer)]).toEqual([400, 'SSH key does not match required pattern'])
    }
  })

  it('have names of their own', async () => {
    const client = openSandbox()
    expect((await client.post(keys, { ...body, name: 'laptop' }, { as: 'json' })).status).toBe(409)
    const other = { key: 'demo-empty', as: 'json' } as const
    expect((await client.post(keys, { ...body, name: 'laptop' }, other)).status).toBe(200)
    const [laptop] = (await client.get<SshKey[]>(keys)).body
    const path = `${keys}/${laptop?.uuid}`
    expect((await client.patch(path, { name: 'ci-runner' }, { as: 'json' })).status).toBe(409)
    expect((await client.patch(path, { name: 'laptop' }, { as: 'json' })).status).toBe(200)
    expect((await client.del(path, {}, { key: 'demo-empty' })).status).toBe(404)
  })
})

describe('the catalogue', () => {
  it('[VM-04 platform] comes in halves, too', async () => {
    const client = openSandbox()
    const names = async (path: string): Promise<string[]> =>
      (await client.get<VmImage[]>(`/config/vm_images${path}`)).body.map(({ os_name: name }) => name)
    const [plain, apps] = [await names('/plain_os'), await names('/app_catalog')]
    expect([...plain, ...apps].sort()).toEqual((await names('')).sort())
    expect([plain.includes('ubuntu'), apps.includes('ubuntu')]).toEqual([true, false])
  })

  it('lists boot images', async () => {
    const client = openSandbox()
    const { body } = await client.get<BootImage[]>('/config/boot_images')
    expect(body.map(({ is_installation_media: installs }) => installs)).toEqual([true, false])
  })
})
