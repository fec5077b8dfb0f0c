import { lazy, Suspense } from 'react';
import type { InstanceSummary } from '@/domain/instance/instance';

// Loaded by those who have something.
const OwnedLine = lazy(() => import('./OwnedLine'));

interface OwnedProps {
  /** What the user has of a service. */
  owned: readonly InstanceSummary[];
  /** Whether it is one link on a card. */
  isShort?: boolean;
}

/** What the signed-in user already has of a service; nothing for visitors. */
export function Owned({ owned: [first, ...others], isShort = false }: OwnedProps) {
  if (!first) return null;
  return (
    <Suspense>
      <OwnedLine owned={[first, ...others]} isShort={isShort} />
    </Suspense>
  );
}
