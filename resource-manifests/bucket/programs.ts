import type { SectionsOf } from '../../src/manifest/typed-manifest'
import type { joins } from './joins'

/** Paths of the access key and of its secret, for values and lines. */
export const key = '$storage.s3Credentials[].accessKey'
export const secret = '$storage.s3Credentials[].secretKey'

const pathStyle = { site: 's3ForcePathStyle', is: true } as const

/** Set-up of programs for a bucket. */
export const programs = {
  kind: 'snippets',
  id: 'programs',
  when: {
    all: [
      { not: { record: '$endpoint.url', is: ['/', ''] }, because: 'noEndpoint' },
      { record: '$storage.s3Credentials', present: true, because: 'noKey' },
    ],
  },
  note: true,
  of: [
    {
      id: 'aws',
      parts: [
        {
          lines: [
            `aws configure set aws_access_key_id {${key}} --profile {name}`,
            `aws configure set aws_secret_access_key {${secret}} --profile {name}`,
            {
              text: 'aws configure set s3.addressing_style path --profile {name}',
              when: pathStyle,
            },
            'aws s3 ls s3://{name} --profile {name} --endpoint-url {$endpoint.url}',
          ],
        },
      ],
    },
    {
      id: 's3cmd',
      parts: [
        {
          file: '~/.s3cfg',
          lines: [
            '[default]',
            `access_key = {${key}}`,
            `secret_key = {${secret}}`,
            'host_base = {$endpoint.url:host}',
            { text: 'host_bucket = {$endpoint.url:host}', when: pathStyle },
            { text: 'host_bucket = %(bucket)s.{$endpoint.url:host}', when: { not: pathStyle } },
          ],
        },
        { lines: ['s3cmd ls s3://{name}'] },
      ],
    },
    {
      id: 'rclone',
      parts: [
        {
          file: '~/.config/rclone/rclone.conf',
          lines: [
            '[{name}]',
            'type = s3',
            'provider = Other',
            `access_key_id = {${key}}`,
            `secret_access_key = {${secret}}`,
            'endpoint = {$endpoint.url}',
            { text: 'force_path_style = true', when: pathStyle },
            { text: 'force_path_style = false', when: { not: pathStyle } },
          ],
        },
        { lines: ['rclone ls {name}:{name}'] },
      ],
    },
  ],
} as const satisfies SectionsOf<'Bucket', typeof joins>[number]
