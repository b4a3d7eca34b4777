import { describe, expect, it } from 'vitest'
import { isPlaceholder, PasteRefusal } from '../../../../../src/engine/calls/paste/pasted-call'
import { readPaste } from '../../../../../src/engine/calls/paste/read-paste'

const refusalOf = (text: string): unknown => {
  try {
    return readPaste(text)
  } catch (error) {
    if (!(error instanceof PasteRefusal)) throw error
    return { reason: error.reason, ...error.details }
  }
}
const parametersOf = (text: string) => readPaste(text).parameters
const url = 'https://cloud.example/v1/tll/things'

describe('a line for curl', () => {
  it('is read with its method, its address and its fields', () => {
    expect(
      readPaste(`curl -X PATCH "${url}" \\\n  -H "apikey: $API_KEY" \\\n  --data-urlencode 'name=a b&c=d'`),
    ).toEqual({ target: { method: 'PATCH', url }, parameters: { name: 'a b&c=d' } })
  })

  it.each([
    ['short', `curl ${url} -d name=web -d size=2`],
    ['joined', `curl ${url} -dname=web --data=size=2`],
    ['in one text', `curl ${url} --data 'name=web&size=2'`],
    ['raw', `curl ${url} --data-raw "name=web" --data-binary size=2`],
    ['encoded', `curl ${url} --data-urlencode name=web --data-urlencode 'size=2'`],
    ['several parts', `curl ${url} -F name=web -F 'size=2'`],
    [
      'behind a prompt, with flags',
      `$ curl -sSL --compressed -o /dev/null -u me:secret ${url} -d name=web -d size=2`,
    ],
    ['behind a variable', `API_KEY=abc curl --url ${url} -d name=web -d size=2 | jq .`],
    [
      'at the Windows command prompt',
      `curl "${url}" ^\r\n  -H "apikey: x" ^\r\n  --data-raw "name=web&size=2"`,
    ],
    [
      'at the Windows command prompt, every sign escaped',
      `curl ^"${url}^" ^\n  -H ^"apikey: x^" ^\n  --data-raw ^"name=web^&size=2^"`,
    ],
    ['behind remarks', `# A thing.\n\n  # Of size two.\ncurl ${url} -d name=web -d size=2`],
    ['in a fence of a document', `\`\`\`sh\ncurl ${url} -d name=web -d size=2\n\`\`\`\n`],
    ['on Windows lines', `curl ${url} \\\r\n  -d name=web \\\r\n  -d size=2\r\n`],
  ])('may have its fields %s', (_how, line) => {
    expect(readPaste(line)).toEqual({
      target: { method: 'POST', url },
      parameters: { name: 'web', size: '2' },
    })
  })

  it.each([
    ['--json', `curl ${url} --json '{"name": "web", "list": [1, true, null]}'`],
    ['-d', `curl ${url} -H 'Content-Type: application/json' -d '{"name": "web", "list": [1, true, null]}'`],
    ['several lines', `curl ${url} -d '{\n  "name": "web",\n  "list": [1, true, null]\n}'`],
    ['double quotes', `curl ${url} -d "{\\"name\\": \\"web\\", \\"list\\": [1, true, null]}"`],
    ['$ quotes', `curl ${url} -d $'{"name": "\\u0077eb", "list": [1, true, null]}'`],
  ])('may carry JSON: %s', (_how, line) => {
    expect(parametersOf(line)).toEqual({ name: 'web', list: [1, true, null] })
  })

  it('reads what a shell reads', () => {
    expect(parametersOf(`curl ${url} -d 'name=it'\\''s' -d "note=a \\"b\\" \\\\ c" -d other=x\\ y`)).toEqual({
      name: "it's",
      note: 'a "b" \\ c',
      other: 'x y',
    })
    expect(
      parametersOf(`curl ${url} --data-urlencode $'name=line\\none\\ttab \\x41 \\101 \\U0001F600 \\''`),
    ).toEqual({
      name: "line\none\ttab A A 😀 '",
    })
  })

  it('keeps several values of one name', () => {
    expect(parametersOf(`curl ${url} -d tag=a -d tag=b -d tag=c`)).toEqual({ tag: ['a', 'b', 'c'] })
  })

  it('puts the fields of a read into its address', () => {
    expect(readPaste(`curl -G ${url}?a=1 -d b=2`)).toEqual({
      target: { method: 'GET', url: `${url}?a=1&b=2` },
      parameters: {},
    })
  })

  it('forgets the key and every other header', () => {
    const read = readPaste(`curl ${url} -H 'apikey: very-secret' -u me:very-secret -b c=very-secret -d a=1`)
    expect(JSON.stringify(read)).not.toContain('very-secret')
    expect(read.parameters).toEqual({ a: '1' })
  })

  it('has placeholders where a shell would put something in', () => {
    const { password, name, key, plain } = parametersOf(
      `curl ${url} --data-urlencode "password=$PASSWORD" -d "name=web-\${STAGE}" -d key=$(cat key) -d 'plain=$5 off'`,
    )
    expect([password, name, key].map(isPlaceholder)).toEqual([true, true, true])
    expect(plain).toBe('$5 off')
    const json = parametersOf(`curl ${url} -d '{"name": "web", "password": "'"$PASSWORD"'"}'`)
    expect(json.name).toBe('web')
    expect(isPlaceholder(json.password)).toBe(true)
  })

  it.each([
    ['several', `curl ${url} -d a=1\ncurl ${url} -d a=2`],
    ['several', `curl ${url} -d a=1 && curl ${url} -d a=2`],
    ['quote', `curl ${url} -d 'a=1`],
    ['quote', `curl ${url} -d "a=1`],
    ['elsewhere', `curl ${url} -d @body.json`],
    ['elsewhere', `curl ${url} --data-urlencode name@file`],
    ['elsewhere', `curl ${url} -F 'file=@picture.png'`],
    ['elsewhere', `curl ${url} -d "$(cat body.json)"`],
    ['noBody', `curl ${url} -d '[1, 2]'`],
    ['noBody', `curl ${url} -d words`],
  ])('is refused: %s', (reason, line) => {
    expect(refusalOf(line)).toEqual({ reason })
  })
})

describe('a request as it goes over the wire', () => {
  it('is read with its body', () => {
    const head = 'PUT /prefix/v1/things?a=1 HTTP/1.1\nhost: cloud.example\napikey: very-secret\n'
    expect(readPaste(`${head}content-type: application/json\n\n{\n  "name": "web"\n}`)).toEqual({
      target: { method: 'PUT', url: '/prefix/v1/things?a=1' },
      parameters: { name: 'web' },
    })
    expect(readPaste(`${head.replaceAll('\n', '\r\n')}\r\nname=a+b&password=<password>`)).toEqual({
      target: { method: 'PUT', url: '/prefix/v1/things?a=1' },
      parameters: { name: 'a b', password: '<password>' },
    })
  })

  it('may have no body', () => {
    expect(readPaste('DELETE /v1/things/7 HTTP/1.1\nhost: x').parameters).toEqual({})
  })

  it('is refused when it is several', () => {
    expect(refusalOf('GET /v1/a\n\n###\n\nGET /v1/b')).toEqual({ reason: 'several' })
  })
})

describe('a call of the client package', () => {
  it('is read out of its program', () => {
    expect(
      readPaste(
        `import { createClient } from 'x'\nconst api = createClient({ base: 'y', apiKey: process.env.API_KEY })\n` +
          `const answer = await api.createThing({\n  path: { location: 'tll' },\n  query: { dry: true },\n` +
          `  body: { name: 'it\\'s', list: [1, 2,], password: process.env.PASSWORD ?? '', },\n})\n`,
      ),
    ).toEqual({
      target: { operation: 'createThing' },
      parameters: { location: 'tll', dry: true, name: "it's", list: [1, 2], password: expect.any(String) },
    })
  })

  it('may take nothing', () => {
    expect(readPaste('await api.listThings()')).toEqual({
      target: { operation: 'listThings' },
      parameters: {},
    })
  })

  it('is refused when it is several', () => {
    expect(refusalOf('await Promise.all([api.a({}), api.b({})])')).toEqual({ reason: 'several' })
  })
})

describe('a body alone', () => {
  it('is JSON or the fields of a form', () => {
    expect(readPaste('{"a": 1, "b": ["x"]}')).toEqual({ target: undefined, parameters: { a: 1, b: ['x'] } })
    expect(readPaste(' a=1&b=x%20y\n')).toEqual({ target: undefined, parameters: { a: '1', b: 'x y' } })
  })

  it('has no power over what it is read into', () => {
    const read = parametersOf('{"__proto__": {"admin": true}, "constructor": 1}')
    expect(Object.keys(read)).toEqual(['__proto__', 'constructor'])
    expect(Reflect.get({}, 'admin')).toBeUndefined()
  })

  it.each([
    ['{"a": 1,, "b": 2}', 1, 9],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{"a": "open}', 1, 7],
    ['{"a": "two\nlines"}', 1, 11],
    ['{"a": tru}', 1, 7],
    ['{"a": 1} and more', 1, 10],
    ['{"a": 1.2.3}', 1, 7],
    ['{"a"', 1, 5],
  ])('that is broken is refused with its place: %j', (text, line, column) => {
    expect(refusalOf(text)).toEqual({ reason: 'broken', line, column })
  })

  it('that is nested beyond reason is refused like a broken one', () => {
    expect(refusalOf(`{"a": ${'['.repeat(100_000)}`)).toMatchObject({ reason: 'broken', line: 1 })
  })

  it.each([
    ['empty', ' \n '],
    ['noCall', 'Hello there'],
    ['noCall', 'wget https://cloud.example'],
    ['noBody', '[1]'],
    ['noBody', '"text"'],
  ])('that is none is refused: %s', (reason, text) => {
    expect(refusalOf(text)).toEqual({ reason })
  })
})

describe('a placeholder', () => {
  it.each(['$PASSWORD', '${password}', '<password>', '<your password>', '{uuid}', ' $KEY '])(
    'is %j',
    (text) => {
      expect(isPlaceholder(text)).toBe(true)
    },
  )

  it.each(['$ecret', 'a<b>c', '', 'PASSWORD', '{}', 5, undefined])('is not %j', (value) => {
    expect(isPlaceholder(value)).toBe(false)
  })
})
