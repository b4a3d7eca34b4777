import type { MessageSource } from '../../platform/i18n/texts'
import { exampleType, waitingType } from './example-names'

/** The texts of the made-up type. They are examples themselves, so they are not among the locales. */
const messages = {
  one: 'Example',
  many: 'Examples',
  counted_one: '{{count}} example',
  counted_other: '{{count}} examples',
  fields: {
    value: 'Value',
    values: 'Values',
    name: 'Name',
    state: 'Status',
    size: 'Size',
    made: 'Made',
    price: 'Per month',
    primary: 'Primary',
    kind: 'Kind',
    id: 'Identity',
    note: 'Note',
    friend: 'Friend',
    parts: 'Parts',
    ports: 'Ports',
    from: 'Allowed from',
    mail: 'E-mail',
    people: 'People',
    direction: 'Direction',
    agree: 'I have read what this does',
    on: 'Keep copies',
    secret: 'Password',
    words: 'Start-up script',
    way: 'Way in',
    choice: 'Choice',
    choices: 'Choices',
    rules: 'Rules',
  },
  absent: { kind: 'Every kind' },
  help: {
    name: 'Letters, digits and dashes.',
    on: 'One copy a day, kept for a week.',
    agree: 'It cannot be undone.',
    choice: 'What is offered depends on the place.',
    size: 'It can grow later. It cannot shrink.',
  },
  states: {
    works: 'Working',
    rests: 'Resting',
    starts: 'Starting',
    waits: 'Waiting for you',
    broken: 'Broken',
    gone: 'Removed',
    copy: 'Copy',
  },
  reasons: {
    mustRest: 'Stop it first',
    mustAgree: 'Please tick this first',
    full: 'No room left',
  },
  options: {
    value: { small: 'Small', large: 'Large', odd: 'Out of the ordinary' },
    kind: { small: 'Small', large: 'Large' },
    direction: { in: 'Inbound', out: 'Outbound' },
    way: { password: 'Password', key: 'Key', script: 'Script' },
    choice: {
      small: 'Small',
      large: 'Large',
      odd: 'Out of the ordinary',
    },
  },
  sections: {
    all: 'All',
    about: 'About',
    parts: 'Parts',
    rules: 'Rules',
    related: 'Related examples',
    secrets: 'Secrets',
    programs: 'From a program',
    rename: 'General',
    upkeep: 'Upkeep',
    danger: 'Danger zone',
  },
  snippets: { shell: 'Shell', other: 'Another' },
  notes: {
    programs: 'What is copied holds the secret.',
    parts: 'A part is charged for as long as it exists.',
    related: 'Related examples stay when this one goes.',
  },
  nothing: {
    parts: 'No parts yet',
    rules: 'No rules. Everything is refused.',
    related: 'Nothing related',
  },
  tabs: { about: 'About', parts: 'Parts' },
  facts: { connect: 'Connect', cost: 'Cost' },
  badges: { parts_one: '{{count}} part', parts_other: '{{count}} parts' },
  templates: { web: 'Web server', all: 'Everything' },
  actions: {
    rename: { label: 'Rename…', title: 'Rename {{name}}', button: 'Save', done: 'Saved' },
    restart: {
      label: 'Restart',
      done: 'Restarted',
      note: 'It is away for a few seconds.',
      pending: 'Restarting',
    },
    rest: { label: 'Stop', done: 'Stopped', note: 'It is charged for while it rests.', pending: 'Stopping' },
    remove: {
      label: 'Delete…',
      title: 'Delete {{name}}',
      text: 'It is gone for good.',
      button: 'Delete',
      done: 'Deleted',
      note: 'It is gone for good, its parts with it.',
    },
    removePart: {
      label: 'Delete part…',
      title: 'Delete {{name}}',
      text: 'The part is gone for good.',
      button: 'Delete part',
      done: 'Part deleted',
    },
  },
}

/** The messages of another source, and those of the made-up types, which no file has. */
export function withExampleTexts(source: MessageSource): MessageSource {
  return {
    base: source.base,
    screen: source.screen,
    resource: async (files, type) =>
      type === exampleType || type === waitingType ? messages : source.resource(files, type),
  }
}
