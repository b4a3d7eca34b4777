import { describe, expect, it } from 'vitest'
import { actionTexts, textKeys } from '../../../src/manifest/text-keys'

describe('the key of a text', () => {
  it.each([
    [textKeys.field('size_gb'), 'fields.size_gb'],
    [textKeys.help('name'), 'help.name'],
    [textKeys.state('running'), 'states.running'],
    [textKeys.reason('resizeStopped'), 'reasons.resizeStopped'],
    [textKeys.option('protocol', 'tcp'), 'options.protocol.tcp'],
    [textKeys.action('start', 'label'), 'actions.start.label'],
    [textKeys.create('button'), 'create.button'],
    [textKeys.consequence('disk'), 'consequences.disk'],
    [textKeys.fieldError('name', 'pattern'), 'errors.name.pattern'],
    [textKeys.preset('small', 'text'), 'presets.small.text'],
  ])('%s', (key, expected) => {
    expect(key).toBe(expected)
  })
})

describe('an action needs', () => {
  it.each([
    ['two words when it runs at once', { id: 'start', guard: 'none', form: null }, ['label', 'done']],
    [
      'a dialog when it asks',
      { id: 'rename', guard: 'none', form: 'resize' },
      ['label', 'done', 'title', 'button'],
    ],
    [
      'a warning when it can hurt',
      { id: 'stop', guard: 'disturbs', form: null },
      ['label', 'done', 'title', 'button', 'text'],
    ],
    [
      'a word for the wait',
      { id: 'start', guard: 'none', form: null, expect: { state: 'running', seconds: 60 } },
      ['label', 'done', 'pending'],
    ],
    [
      'words for its steps when others make it possible',
      { id: 'resize', guard: 'none', form: null, steps: [{ action: 'stop' }, { action: 'resize' }] },
      ['label', 'done', 'steps', 'stepsButton'],
    ],
    [
      'none of those when it is its steps',
      { id: 'restart', guard: 'none', form: null, steps: [{ action: 'stop' }, { action: 'start' }] },
      ['label', 'done'],
    ],
  ] as const)('%s', (_, action, texts) => {
    expect(actionTexts(action)).toEqual(texts)
  })
})
