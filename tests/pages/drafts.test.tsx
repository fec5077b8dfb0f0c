import { triesClosing, triesDraft } from '../support/draftTrials';
import { TYPICAL_FORMS } from '../support/typingForms';

it.each(TYPICAL_FORMS)('the draft of a $name is offered after the session has ended', triesDraft);

it.each(TYPICAL_FORMS.filter(({ isDialog }) => isDialog))(
  'the dialog of a $name asks before Escape and Back discard what was typed',
  triesClosing,
);
