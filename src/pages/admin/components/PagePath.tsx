import { Fragment } from 'react';
import typography from '@/components/typography.module.css';

/** A path that wraps before its slashes, left-to-right in every language. */
export function PagePath({ path }: { path: string }) {
  return (
    <bdi
      dir="ltr"
      translate="no"
      className={`${typography.secondary} ${typography.anywhere}`}
      style={{ fontWeight: 'normal' }}
    >
      {path.split(/(?=\/)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a path may repeat, and never move.
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
