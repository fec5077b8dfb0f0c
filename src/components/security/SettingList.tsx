import type { PropsWithChildren } from 'react';

/** Rows of settings. */
export function SettingList({ children }: PropsWithChildren) {
  return <ul>{children}</ul>;
}
