import { triesClosing, triesDraft } from '../support/draftTrials';
import { OTHER_FORMS } from '../support/typingForms';

it.each(OTHER_FORMS)('the draft of a $name is offered after the session has ended', triesDraft);

it.each(OTHER_FORMS.filter(({ isDialog }) => isDialog))(
  'the dialog of a $name asks before Escape and Back discard what was typed',
  triesClosing,
);
