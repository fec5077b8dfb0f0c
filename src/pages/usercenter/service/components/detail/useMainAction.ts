import { isExpiringSoon } from '@/domain/instance/instance';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { actionObstacle } from '@/domain/instance/serviceActions';
import { serverNow } from '@/domain/serverClock';
import { CHANGE_KINDS, type ChangeKind } from '../bought/useChange';
import { useService } from './ServiceContext';

/** A dialog of the page, by its name in the URL. */
export type ServiceDialog = ChangeKind | 'access';

export const SERVICE_DIALOGS: readonly ServiceDialog[] = [...CHANGE_KINDS, 'access'];

/**
 * Returns the dialogs that are possible now, and the one action that the state of the service asks for: buying a trial, renewing what
 * ends soon, else the access unless it is in sight.
 */
export function useMainAction(isAccessShown: boolean): {
  main: ServiceDialog | 'buy' | undefined;
  possible: ServiceDialog[];
} {
  const { detail } = useService();
  const facts = actionFacts(detail);
  const possible = SERVICE_DIALOGS.filter((dialog) => actionObstacle(facts, dialog) === undefined);
  if (detail.orderType === 'trial' && detail.role === 'owner') return { main: 'buy', possible };
  const isEnding = isExpiringSoon(detail, serverNow(detail)) || detail.status === 'expired';
  if (isEnding && possible.includes('renew')) return { main: 'renew', possible };
  return { main: possible.includes('access') && !isAccessShown ? 'access' : undefined, possible };
}
