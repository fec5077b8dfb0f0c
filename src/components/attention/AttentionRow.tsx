import { Flex } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/PageLink';
import typography from '@/components/typography.module.css';

interface AttentionRowProps extends PropsWithChildren {
  title: string;
  /** The page about it. */
  to?: string;
  note: ReactNode;
}

/** One thing to do: what it is about, why, and at the end of its line the button that does it. */
export const AttentionRow = ({ title, to, note, children }: AttentionRowProps) => (
  <li className={layout.row}>
    <Flex className={layout.fill} wrap gap="0 12px">
      <PageLink to={to} className={typography.titleLink} dir="auto">
        {title}
      </PageLink>
      <span className={typography.secondary}>{note}</span>
    </Flex>
    {children}
  </li>
);
