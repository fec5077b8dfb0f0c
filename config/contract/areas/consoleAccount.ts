import * as v from 'valibot';
import {
  BINDING_ERROR,
  bindingsSchema,
  consentAnswerSchema,
  consentSchema,
  providerPayloadSchema,
} from '../../../src/domain/account/accountBinding';
import {
  AVATAR_ERROR,
  AVATAR_KINDS,
  AVATAR_LIMITS,
  avatarResultSchema,
} from '../../../src/domain/account/avatar';
import { notificationChangeSchema, notificationsSchema } from '../../../src/domain/account/notification';
import {
  ACCOUNT_ITEM_KINDS,
  accountCenterSchema,
  accountItemsSchema,
  TAG_ERROR,
  tagPayloadSchema,
  tagsSchema,
} from '../../../src/domain/console/consoleAccount';
import { CONTENT_TYPE } from '../../../src/domain/fileContent';
import type { EndpointFacts, EndpointTable } from '../endpoint';
import { textQuery } from '../query';

const center = (facts: EndpointFacts): EndpointFacts => ({ page: '/account/center', ...facts });
const settings = (facts: EndpointFacts): EndpointFacts => ({ page: '/account/settings', ...facts });

const pictureTypes = AVATAR_KINDS.map((kind) => CONTENT_TYPE[kind]);
const tag = { body: tagPayloadSchema, example: { tag: '' }, result: tagsSchema };

/** The console's account pages, and the picture of a person. */
export const CONSOLE_ACCOUNT_ENDPOINTS: EndpointTable = {
  'GET console/account/center': center({
    summary: 'What the person’s center shows beside the current user.',
    result: accountCenterSchema,
  }),
  'GET console/account/items': center({
    summary: 'What the person has written, runs or works on.',
    query: v.object({ kind: v.picklist(ACCOUNT_ITEM_KINDS), teamId: textQuery }),
    result: accountItemsSchema,
  }),
  'POST console/account/tags': center({
    summary: 'Adds a tag to the person.',
    ...tag,
    errors: [TAG_ERROR.refused],
  }),
  'DELETE console/account/tags': center({
    summary: 'Takes a tag away; one that is gone already is no mistake.',
    ...tag,
  }),
  'GET console/account/bindings': settings({
    summary: 'Other accounts with which the person may sign in.',
    result: bindingsSchema,
  }),
  'POST console/account/consents': settings({
    summary: 'Asks a provider for the person’s consent to a binding.',
    body: providerPayloadSchema,
    example: { provider: 'alipay' },
    result: consentSchema,
    errors: [BINDING_ERROR.alreadyBound],
  }),
  'POST console/account/consents/{consentId}': settings({
    summary: 'Gives that consent with the provider’s code, or refuses it.',
    body: consentAnswerSchema,
    example: { answer: 'refuse' },
    result: bindingsSchema,
    unknownId: [BINDING_ERROR.consentOver],
    errors: [BINDING_ERROR.codeWrong, BINDING_ERROR.consentOver, BINDING_ERROR.boundElsewhere],
  }),
  'DELETE console/account/bindings/{provider}': settings({
    summary: 'Undoes a binding.',
    result: bindingsSchema,
  }),
  'GET console/account/notifications': settings({
    summary: 'What the person is told of, and how.',
    result: notificationsSchema,
  }),
  'PUT console/account/notifications': settings({
    summary: 'Sets one switch of it.',
    body: notificationChangeSchema,
    example: { topic: 'todo', channel: 'site', on: true },
    result: notificationsSchema,
  }),
  'POST user/avatar': {
    summary: 'Keeps a picture of the person, in place of the one before.',
    upload: { file: 'file', types: pictureTypes, maxBytes: AVATAR_LIMITS.size },
    result: avatarResultSchema,
    errors: [AVATAR_ERROR.refused],
  },
  'DELETE user/avatar': { summary: 'Takes the picture away.', result: avatarResultSchema },
  'GET user/avatar/{pictureId}': {
    summary: 'A picture. Asked for by an image element, which sends no token: the id is as good as a secret.',
    auth: 'none',
    download: pictureTypes,
  },
};
