import { useIntl } from '@umijs/max';
import type { ComponentType } from 'react';

interface NamedIconProps {
  icon: ComponentType<{ 'aria-label': string }>;
  id: TextId;
}

/** An icon with a name in the user's language. */
export function NamedIcon({ icon: Icon, id }: NamedIconProps) {
  return <Icon aria-label={useIntl().formatMessage({ id })} />;
}
