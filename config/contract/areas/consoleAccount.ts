import { BINDING_ERROR } from '../../../src/domain/account/accountBinding';
import { consoleAccountEndpoints } from '../../../src/domain/console/consoleAccount';
import { describeEndpoints } from '../endpoint';

export const CONSOLE_ACCOUNT_ENDPOINTS = describeEndpoints('consoleAccount', consoleAccountEndpoints, {
  center: { summary: 'What the person’s center shows beside the current user.' },
  items: { summary: 'What the person has written, runs or works on.' },
  addTag: { summary: 'Adds a tag to the person.', example: { tag: '' } },
  removeTag: { summary: 'Takes a tag away; one that is gone already is no mistake.', example: { tag: '' } },
  bindings: { summary: 'Other accounts with which the person may sign in.' },
  requestConsent: {
    summary: 'Asks a provider for the person’s consent to a binding.',
    example: { provider: 'alipay' },
  },
  answerConsent: {
    summary: 'Gives that consent with the provider’s code, or refuses it.',
    example: { answer: 'refuse' },
    unknownId: [BINDING_ERROR.consentOver],
  },
  unbind: { summary: 'Undoes a binding.' },
  notifications: { summary: 'What the person is told of, and how.' },
  changeNotification: {
    summary: 'Sets one switch of it.',
    example: { topic: 'todo', channel: 'site', on: true },
  },
});
