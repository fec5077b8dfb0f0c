import type zh from '../zh-CN/edit';

export default {
  'edit.draft': 'You left unsaved changes on {at}.',
  'edit.draft.restore': 'Restore',
  'edit.discard.title': 'Discard changes?',
  'edit.discard.description': 'Your changes haven’t been saved.',
  'edit.discard': 'Discard',
  'edit.discard.no': 'Keep editing',
  'edit.name.tooLong': 'Use at most {max} characters.',
  'edit.name.tooShort': 'Enter {min} to {max} characters.',
  'edit.name.characters': 'This has invisible characters. Remove them, or type it again.',
} satisfies Record<keyof typeof zh, string>;
