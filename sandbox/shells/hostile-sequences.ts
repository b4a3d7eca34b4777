/** Sequences that have moved data or commands in terminals; their payload is `OWNED`. */
export const hostileSequences: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'clipboard', text: '\x1b]52;c;T1dORUQ=\x07' },
  { name: 'clipboard read', text: '\x1b]52;c;?\x07' },
  { name: 'title', text: '\x1b]0;OWNED\x07' },
  { name: 'icon name', text: '\x1b]1;OWNED\x07' },
  { name: 'window title', text: '\x1b]2;OWNED\x1b\\' },
  { name: 'file', text: '\x1b]1337;File=name=T1dORUQ=;inline=1:T1dORUQ=\x07' },
  { name: 'link to a script', text: '\x1b]8;;javascript:OWNED\x1b\\link\x1b]8;;\x1b\\' },
  { name: 'title read', text: '\x1b[21t' },
  { name: 'window size read', text: '\x1b[14t\x1b[18t' },
  { name: 'window moved', text: '\x1b[3;0;0t\x1b[8;5;5t' },
  { name: 'settings read', text: '\x1bP$qm\x1b\\\x1bP$q"p\x1b\\' },
  { name: 'colours read', text: '\x1b]10;?\x07\x1b]11;?\x07\x1b]4;1;?\x07' },
  { name: 'keys set', text: '\x1bP+q544e\x1b\\\x1bP1;1|17/4f574e4544\x1b\\' },
  { name: 'printer', text: '\x1b[5i\nOWNED\n\x1b[4i' },
]
