const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']

/** How long a browser may remember the rule, seconds. */
const maxAge = 3000

/** The S3 document that lets pages of `origin` use a bucket. */
export function corsDocument(origin: string): string {
  const rule = [
    ...methods.map((method) => element('AllowedMethod', method)),
    element('AllowedOrigin', origin),
    element('AllowedHeader', '*'),
    element('ExposeHeader', 'ETag'),
    element('MaxAgeSeconds', `${maxAge}`),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<CORSConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<CORSRule>${rule.join('')}</CORSRule>`,
    '</CORSConfiguration>',
  ].join('')
}

function element(name: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<${name}>${escaped}</${name}>`
}
