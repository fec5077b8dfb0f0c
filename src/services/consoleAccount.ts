import type { BindingProvider, ConsentAnswer } from '@/domain/account/accountBinding';
import type { NotificationChange } from '@/domain/account/notification';
import type { AccountItemKind } from '@/domain/console/consoleAccount';
import { consoleAccountEndpoints } from '@/domain/console/consoleAccount';
import { type CallOptions, call } from './call';

/** Job, tags, teams and counts of the signed-in person. Throws a `RequestError`. */
export function fetchAccountCenter(options?: CallOptions) {
  return call(consoleAccountEndpoints.center, {}, options);
}

/** The person's own articles, applications or projects, the latest first; of one team when named. Throws a `RequestError`. */
export function listAccountItems(query: { kind: AccountItemKind; teamId?: string }, options?: CallOptions) {
  return call(consoleAccountEndpoints.items, { query }, options);
}

/** Adds a tag; answers all of them. Throws a `RequestError`, `refused` with `result.problem`. */
export function addTag(tag: string, options?: CallOptions) {
  return call(consoleAccountEndpoints.addTag, { body: { tag } }, options);
}

/** Takes a tag away; one that is gone already is no failure. Answers all of them. Throws a `RequestError`. */
export function removeTag(tag: string, options?: CallOptions) {
  return call(consoleAccountEndpoints.removeTag, { body: { tag } }, options);
}

/** Every provider, with the account that is bound. Throws a `RequestError`. */
export function listBindings(options?: CallOptions) {
  return call(consoleAccountEndpoints.bindings, {}, options);
}

/** Asks a provider for the person's consent. Throws a `RequestError`. */
export function requestConsent(provider: BindingProvider, options?: CallOptions) {
  return call(consoleAccountEndpoints.requestConsent, { body: { provider } }, options);
}

/** Allows the binding with the provider's code, or refuses it; answers all bindings. Throws a `RequestError` whose code tells why. */
export function answerConsent(consentId: string, body: ConsentAnswer, options?: CallOptions) {
  return call(consoleAccountEndpoints.answerConsent, { params: { consentId }, body }, options);
}

/** Undoes a binding; answers all bindings. Throws a `RequestError`. */
export function unbind(provider: BindingProvider, options?: CallOptions) {
  return call(consoleAccountEndpoints.unbind, { params: { provider } }, options);
}

/** How the person is told of what. Throws a `RequestError`. */
export function fetchNotifications(options?: CallOptions) {
  return call(consoleAccountEndpoints.notifications, {}, options);
}

/** Changes one switch; answers all of them. Throws a `RequestError`. */
export function changeNotification(body: NotificationChange, options?: CallOptions) {
  return call(consoleAccountEndpoints.changeNotification, { body }, options);
}
