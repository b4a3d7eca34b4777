import type { Example } from '../example'
import { LinkText } from '../typography/LinkText'
import { Checklist, type ChecklistItem } from './Checklist'

const words = { done: 'done', open: 'to do' }
const items: readonly ChecklistItem[] = [
  { id: 'account', label: 'Billing account “Uku Uus”', done: true },
  {
    id: 'key',
    label: 'Add an SSH key',
    done: false,
    note: 'or give one while creating',
    action: <LinkText href="#key">Add</LinkText>,
  },
  { id: 'method', label: 'Add a payment method', done: false, note: 'needed once the credit is spent' },
]

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'beside a text', render: () => <Checklist words={words} items={items} /> },
  { name: 'in a panel', render: () => <Checklist words={words} items={items} inPanel /> },
]
