import { Flex } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import { BackLink } from './BackLink';
import layout from './layout.module.css';
import typography from './typography.module.css';

interface PageFrameProps extends PropsWithChildren {
  title: string;
  lead?: ReactNode;
  /** Link to the parent page. */
  back?: { to: string; text: string };
  /** Shown beside the title. */
  extra?: ReactNode;
}

/** Frame of a page: the way back, title, lead and content. */
export function PageFrame({ title, lead, back, extra, children }: PageFrameProps) {
  return (
    <div className={layout.page}>
      <header>
        {back && <BackLink to={back.to} text={back.text} />}
        {/* At the start: the heading stays where the frame in the document shows it. */}
        <Flex wrap align="start" justify="space-between" gap="8px 16px">
          <h1>{title}</h1>
          {extra}
        </Flex>
        {lead && (
          <p className={typography.note} style={{ maxInlineSize: '70ch' }}>
            {lead}
          </p>
        )}
      </header>
      {children}
    </div>
  );
}
