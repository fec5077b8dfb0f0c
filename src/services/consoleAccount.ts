import type { BindingProvider, ConsentAnswer } from '@/domain/account/accountBinding';
import type { NotificationChange } from '@/domain/account/notification';
import type { AccountItemKind } from '@/domain/console/consoleAccount';
import { consoleAccountEndpoints } from '@/domain/console/consoleAccount';
import { type CallOptions, call } from './call';

/** Throws a `RequestError`. */
export function fetchAccountCenter(options?: CallOptions) {
  return call(consoleAccountEndpoints.center, {}, options);
}

/** Returns the user's articles, applications or projects, latest first, optionally of one team. Throws a `RequestError`. */
export function listAccountItems(query: { kind: AccountItemKind; teamId?: string }, options?: CallOptions) {
  return call(consoleAccountEndpoints.items, { query }, options);
}

/** Adds a tag and returns all tags. Throws a `RequestError`, `tagRefused` with the reason. */
export function addTag(tag: string, options?: CallOptions) {
  return call(consoleAccountEndpoints.addTag, { body: { tag } }, options);
}

/** Removes a tag and returns all tags. Idempotent. Throws a `RequestError`. */
export function removeTag(tag: string, options?: CallOptions) {
  return call(consoleAccountEndpoints.removeTag, { body: { tag } }, options);
}

/** Returns every provider with its bound account. Throws a `RequestError`. */
export function listBindings(options?: CallOptions) {
  return call(consoleAccountEndpoints.bindings, {}, options);
}

/** Requests the user's consent from a provider. Throws a `RequestError`. */
export function requestConsent(provider: BindingProvider, options?: CallOptions) {
  return call(consoleAccountEndpoints.requestConsent, { body: { provider } }, options);
}

/** Accepts the binding with the provider's code, or rejects it; returns all bindings. Throws a `RequestError`. */
export function answerConsent(consentId: string, body: ConsentAnswer, options?: CallOptions) {
  return call(consoleAccountEndpoints.answerConsent, { params: { consentId }, body }, options);
}

/** Removes a binding and returns all bindings. Throws a `RequestError`. */
export function unbind(provider: BindingProvider, options?: CallOptions) {
  return call(consoleAccountEndpoints.unbind, { params: { provider } }, options);
}

/** Throws a `RequestError`. */
export function fetchNotifications(options?: CallOptions) {
  return call(consoleAccountEndpoints.notifications, {}, options);
}

/** Changes one setting and returns all settings. Throws a `RequestError`. */
export function changeNotification(body: NotificationChange, options?: CallOptions) {
  return call(consoleAccountEndpoints.changeNotification, { body }, options);
}
