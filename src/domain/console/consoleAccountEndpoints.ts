import * as v from 'valibot';
import {
  BINDING_ERROR,
  bindingConsentSchema,
  bindingsSchema,
  consentAnswerSchema,
  providerPayloadSchema,
} from '../account/accountBinding';
import { notificationChangeSchema, notificationsSchema } from '../account/notification';
import { endpoint } from '../endpoint';
import { textQuery } from '../queryFields';
import {
  ACCOUNT_ITEM_KINDS,
  accountCenterSchema,
  accountItemsSchema,
  TAG_ERROR,
  tagPayloadSchema,
  tagsSchema,
} from './consoleAccount';

const CENTER = '/account/center';
const SETTINGS = '/account/settings';

/** The console's account pages. */
export const consoleAccountEndpoints = {
  center: endpoint('GET console/account/center', { access: CENTER, result: accountCenterSchema }),
  items: endpoint('GET console/account/items', {
    access: CENTER,
    query: v.object({ kind: v.picklist(ACCOUNT_ITEM_KINDS), teamId: textQuery }),
    result: accountItemsSchema,
  }),
  addTag: endpoint('POST console/account/tags', {
    access: CENTER,
    body: tagPayloadSchema,
    result: tagsSchema,
    refusals: [TAG_ERROR.refused],
  }),
  removeTag: endpoint('DELETE console/account/tags', {
    access: CENTER,
    body: tagPayloadSchema,
    result: tagsSchema,
  }),
  bindings: endpoint('GET console/account/bindings', { access: SETTINGS, result: bindingsSchema }),
  requestConsent: endpoint('POST console/account/consents', {
    access: SETTINGS,
    body: providerPayloadSchema,
    result: bindingConsentSchema,
    refusals: [BINDING_ERROR.alreadyBound],
  }),
  answerConsent: endpoint('POST console/account/consents/:consentId', {
    access: SETTINGS,
    body: consentAnswerSchema,
    result: bindingsSchema,
    refusals: [BINDING_ERROR.codeWrong, BINDING_ERROR.consentOver, BINDING_ERROR.boundElsewhere],
  }),
  unbind: endpoint('DELETE console/account/bindings/:provider', {
    access: SETTINGS,
    result: bindingsSchema,
  }),
  notifications: endpoint('GET console/account/notifications', {
    access: SETTINGS,
    result: notificationsSchema,
  }),
  changeNotification: endpoint('PUT console/account/notifications', {
    access: SETTINGS,
    body: notificationChangeSchema,
    result: notificationsSchema,
  }),
};
