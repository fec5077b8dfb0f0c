import type { BindingProvider } from '@/domain/account/accountBinding';
import { consoleAccountEndpoints } from '@/domain/console/consoleAccount';
import { type CallOptions, call, service } from './call';

export const fetchAccountCenter = service(consoleAccountEndpoints.center);

/** Returns the user's articles, applications or projects, latest first, optionally of one team. */
export const listAccountItems = service(consoleAccountEndpoints.items);

/** Adds a tag and returns all tags. */
export const addTag = (tag: string, options?: CallOptions) =>
  call(consoleAccountEndpoints.addTag, { body: { tag } }, options);

/** Removes a tag and returns all tags. Idempotent. */
export const removeTag = (tag: string, options?: CallOptions) =>
  call(consoleAccountEndpoints.removeTag, { body: { tag } }, options);

/** Returns every provider with its bound account. */
export const listBindings = service(consoleAccountEndpoints.bindings);

/** Requests the user's consent from a provider. */
export const requestConsent = (provider: BindingProvider, options?: CallOptions) =>
  call(consoleAccountEndpoints.requestConsent, { body: { provider } }, options);

/** Accepts the binding with the provider's code, or rejects it; returns all bindings. */
export const answerConsent = service(consoleAccountEndpoints.answerConsent);

/** Removes a binding and returns all bindings. */
export const unbind = service(consoleAccountEndpoints.unbind);

export const fetchNotifications = service(consoleAccountEndpoints.notifications);

/** Changes one setting and returns all settings. */
export const changeNotification = service(consoleAccountEndpoints.changeNotification);
