import { request } from '@umijs/max';
import {
  BINDING_ERROR,
  type BindingProvider,
  bindingsSchema,
  type ConsentAnswer,
  consentSchema,
} from '@/domain/account/accountBinding';
import { type NotificationChange, notificationsSchema } from '@/domain/account/notification';
import {
  type AccountItemKind,
  accountCenterSchema,
  accountItemsSchema,
  TAG_ERROR,
  tagsSchema,
} from '@/domain/console/consoleAccount';

/** What the binding dialog shows beside its cause instead of as a popup. */
const bindingCodes = Object.values(BINDING_ERROR);

interface CallControl {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
}

const address = (path: string) => `console/account/${path}`;

/** Job, tags, teams and counts of the signed-in person. Throws a `RequestError`. */
export function fetchAccountCenter({ signal }: CallControl = {}) {
  return request(address('center'), { schema: accountCenterSchema, signal });
}

/** The person's own articles, applications or projects, the latest first; of one team when named. Throws a `RequestError`. */
export function listAccountItems(
  params: { kind: AccountItemKind; teamId?: string },
  { signal }: CallControl = {},
) {
  return request(address('items'), { params, schema: accountItemsSchema, signal });
}

/** Adds a tag; answers all of them. Throws a `RequestError`, `refused` with `result.problem`. */
export function addTag(tag: string, { signal }: CallControl = {}) {
  return request(address('tags'), {
    method: 'post',
    data: { tag },
    schema: tagsSchema,
    handledCodes: Object.values(TAG_ERROR),
    signal,
  });
}

/** Takes a tag away; one that is gone already is no failure. Answers all of them. Throws a `RequestError`. */
export function removeTag(tag: string, { signal }: CallControl = {}) {
  return request(address('tags'), { method: 'delete', data: { tag }, schema: tagsSchema, signal });
}

/** Every provider, with the account that is bound. Throws a `RequestError`. */
export function listBindings({ signal }: CallControl = {}) {
  return request(address('bindings'), { schema: bindingsSchema, signal });
}

/** Asks a provider for the person's consent. Throws a `RequestError`. */
export function requestConsent(provider: BindingProvider, { signal }: CallControl = {}) {
  return request(address('consents'), {
    method: 'post',
    data: { provider },
    schema: consentSchema,
    handledCodes: bindingCodes,
    signal,
  });
}

/** Allows the binding with the provider's code, or refuses it; answers all bindings. Throws a `RequestError` whose code tells why. */
export function answerConsent(consentId: string, data: ConsentAnswer, { signal }: CallControl = {}) {
  return request(address(`consents/${encodeURIComponent(consentId)}`), {
    method: 'post',
    data,
    schema: bindingsSchema,
    handledCodes: bindingCodes,
    signal,
  });
}

/** Undoes a binding; answers all bindings. Throws a `RequestError`. */
export function unbind(provider: BindingProvider, { signal }: CallControl = {}) {
  return request(address(`bindings/${provider}`), { method: 'delete', schema: bindingsSchema, signal });
}

/** How the person is told of what. Throws a `RequestError`. */
export function fetchNotifications({ signal }: CallControl = {}) {
  return request(address('notifications'), { schema: notificationsSchema, signal });
}

/** Changes one switch; answers all of them. Throws a `RequestError`. */
export function changeNotification(data: NotificationChange, { signal }: CallControl = {}) {
  return request(address('notifications'), { method: 'put', data, schema: notificationsSchema, signal });
}
