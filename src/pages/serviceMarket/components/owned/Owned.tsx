import { useModel } from '@umijs/max';
import { lazy, Suspense } from 'react';

// Visitors do not load it.
const OwnedLine = lazy(() => import('./OwnedLine'));

interface OwnedProps {
  serviceId: string;
  /** Whether it is one link on a card. */
  isShort?: boolean;
}

/** What the signed-in user already has of a service; nothing for visitors. */
export function Owned(props: OwnedProps) {
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;
  return (
    <Suspense>
      <OwnedLine key={user.userId} {...props} />
    </Suspense>
  );
}
