import type zh from '../zh-CN/conflict';

/** Changes of a record by several people. */
export default {
  'conflict.title': '{by} changed {record} on {at}',
  'conflict.title.own': 'You changed {record} elsewhere on {at}',
  'conflict.record.rule': 'this rule',
  'conflict.record.task': 'this task',
  'conflict.record.template': 'this template',
  'conflict.record.application': 'this application',
  'conflict.record.draft': 'this draft',
  'conflict.record.profile': 'your profile',
  'conflict.record.title': 'these billing details',
  'conflict.record.budget': 'your budget',
  'conflict.somebody': 'Someone else',
  'conflict.lead': 'Both sides changed the following. Choose what to keep.',
  'conflict.field': 'Field',
  'conflict.mine': 'Mine',
  'conflict.theirs': 'Theirs',
  'conflict.here': 'Here',
  'conflict.elsewhere': 'Elsewhere',
  'conflict.choice': '{field}, {side}:',
  'conflict.empty': '(empty)',
  'conflict.others': 'Other changes, which are kept: {fields}.',
  'conflict.save': 'Save',
  'conflict.merged': '{by} also changed {fields}. Both changes are saved.',
  'conflict.merged.own': 'You also changed {fields} elsewhere. Both changes are saved.',
} satisfies Record<keyof typeof zh, string>;
