import { useModel } from '@umijs/max';
import type { ReactElement } from 'react';
import { PageLoading } from '@/components/PageLoading';

/** Shows the portal when the user is known. */
export function InitialStateGate({ children }: { children: ReactElement }) {
  return useModel('@@initialState').initialState ? children : <PageLoading />;
}
