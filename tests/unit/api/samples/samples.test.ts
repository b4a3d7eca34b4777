import { describe, expect, it } from 'vitest'
import { curlSample } from '../../../../src/api/samples/curl'
import { httpSample } from '../../../../src/api/samples/http'
import { pythonSample } from '../../../../src/api/samples/python'
import type { SampleRequest } from '../../../../src/api/samples/sample-request'
import { typescriptSample } from '../../../../src/api/samples/typescript'
import { plainCode } from '../../../../src/lib/code-piece'
import { shellWords } from './shell-words'

const form: SampleRequest = {
  id: 'createThing',
  operation: {
    method: 'POST',
    path: '/{location}/things/{uuid}',
    body: 'form',
  },
  base: 'https://cloud.example',
  path: { location: 'tll', uuid: '' },
  query: {},
  body: {
    name: `O'Hara "x" $HOME`,
    size: 2,
    backup: true,
    password: 'never written',
    tags: ['a', 'b'],
    rule: { port: 22 },
  },
  secrets: new Set(['password']),
}

const json: SampleRequest = {
  id: 'replaceThing',
  operation: { method: 'PUT', path: '/things', body: 'json' },
  base: 'https://cloud.example/prefix',
  path: {},
  query: { account: 7, q: 'a b&c' },
  body: { note: `it's`, list: [{ deep: null, on: false }], none: [], empty: {}, secret_key: 'never written' },
  secrets: new Set(['secret_key']),
}

const read: SampleRequest = {
  id: 'listThings',
  operation: { method: 'GET', path: '/things' },
  base: 'https://cloud.example',
  path: {},
  query: {},
  secrets: new Set(),
}

const all = [form, json, read]

describe('a call as curl', () => {
  const environment = { API_KEY: 'k', UUID: 'u-1', PASSWORD: 'p', SECRET_KEY: 's', HOME: '/nowhere' }

  it('is read by a shell as it is meant: form fields', () => {
    const words = shellWords(plainCode(curlSample(form)), environment)
    expect(words).toEqual([
      'curl',
      '-X',
      'POST',
      'https://cloud.example/v1/tll/things/u-1',
      '-H',
      'apikey: k',
      ...[`name=O'Hara "x" $HOME`, 'size=2', 'backup=true', 'password=p', 'tags=a', 'tags=b'].flatMap(
        (field) => ['--data-urlencode', field],
      ),
      '--data-urlencode',
      'rule={"port":22}',
    ])
  })

  it('is read by a shell as it is meant: JSON', () => {
    const words = shellWords(plainCode(curlSample(json)), environment)
    expect(words.slice(0, 8)).toEqual([
      'curl',
      '-X',
      'PUT',
      'https://cloud.example/prefix/v1/things?account=7&q=a+b%26c',
      '-H',
      'apikey: k',
      '-H',
      'content-type: application/json',
    ])
    expect(words[8]).toBe('-d')
    expect(JSON.parse(words[9] ?? '')).toEqual({ ...json.body, secret_key: 's' })
  })

  it('of a read is short', () => {
    expect(plainCode(curlSample(read))).toBe(
      'curl "https://cloud.example/v1/things" \\\n  -H "apikey: $API_KEY"',
    )
  })
})

describe('a call as TypeScript', () => {
  it('names the function of the client and what it takes', () => {
    expect(plainCode(typescriptSample(form, 'our-client'))).toBe(
      `import { createClient } from 'our-client'

const api = createClient({
  base: 'https://cloud.example',
  apiKey: process.env.API_KEY,
})

const answer = await api.createThing({
  path: {
    location: 'tll',
    uuid: '',
  },
  body: {
    name: 'O\\'Hara "x" $HOME',
    size: 2,
    backup: true,
    password: process.env.PASSWORD ?? '',
    tags: [
      'a',
      'b',
    ],
    rule: {
      port: 22,
    },
  },
})`,
    )
  })

  it('says no more than needed', () => {
    expect(plainCode(typescriptSample(read, 'our-client'))).toContain('await api.listThings()')
  })
})

describe('a call as Python', () => {
  it('sends form values as the text the platform reads', () => {
    expect(plainCode(pythonSample(form))).toBe(
      `import os

import requests

answer = requests.post(
    "https://cloud.example/v1/tll/things/{uuid}",
    headers={"apikey": os.environ["API_KEY"]},
    data={
        "name": "O'Hara \\"x\\" $HOME",
        "size": 2,
        "backup": "true",
        "password": os.environ["PASSWORD"],
        "tags": [
            "a",
            "b",
        ],
        "rule": "{\\"port\\":22}",
    },
)
answer.raise_for_status()
print(answer.json())`,
    )
  })

  it('has the words of the language in JSON', () => {
    const code = plainCode(pythonSample(json))
    expect(code).toContain('params={\n        "account": 7,\n        "q": "a b&c",\n    },')
    expect(code).toContain('"deep": None,\n                "on": False,')
    expect(code).toContain('json={')
  })

  it('reads what is answered', () => {
    const answering = (answer: string) =>
      plainCode(pythonSample({ ...read, operation: { ...read.operation, answer } }))
    expect(answering('none')).not.toContain('print')
    expect(answering('application/xml')).toContain('print(answer.text)')
    expect(answering('application/pdf')).toContain(
      'with open("answer.pdf", "wb") as file:\n    file.write(answer.content)',
    )
  })

  it('keeps a file in a file', () => {
    const answering = (answer: string) =>
      plainCode(curlSample({ ...read, operation: { ...read.operation, answer } }))
    expect(answering('application/pdf')).toMatch(/ \\\n {2}--output answer\.pdf$/)
    expect(answering('application/xml')).not.toContain('--output')
  })
})

describe('a call as HTTP', () => {
  it('is what goes over the wire', () => {
    expect(plainCode(httpSample(form))).toBe(
      [
        'POST /v1/tll/things/{uuid} HTTP/1.1',
        'host: cloud.example',
        'apikey: <key>',
        'content-type: application/x-www-form-urlencoded',
        '',
        'name=O%27Hara+%22x%22+%24HOME&size=2&backup=true&password=<password>&tags=a&tags=b&rule=%7B%22port%22%3A22%7D',
      ].join('\n'),
    )
    expect(plainCode(httpSample(json))).toContain(
      'PUT /prefix/v1/things?account=7&q=a+b%26c HTTP/1.1\nhost: cloud.example',
    )
    expect(plainCode(httpSample(read))).toBe('GET /v1/things HTTP/1.1\nhost: cloud.example\napikey: <key>')
  })
})

describe('no language', () => {
  it.each([
    ['curl', curlSample],
    ['TypeScript', (request: SampleRequest) => typescriptSample(request, 'our-client')],
    ['Python', pythonSample],
    ['HTTP', httpSample],
  ])('shows a secret: %s', (_language, sample) => {
    for (const request of all) expect(plainCode(sample(request))).not.toContain('never written')
  })
})
