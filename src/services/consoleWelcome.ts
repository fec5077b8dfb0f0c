import { welcomeEndpoints } from '@/domain/console/welcome';
import { type CallOptions, call } from './call';

/** Returns the user's to-dos and the numbers of today. */
export function fetchWelcome(options?: CallOptions) {
  return call(welcomeEndpoints.welcome, {}, options);
}
