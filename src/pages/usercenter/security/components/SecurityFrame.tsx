import { BackLink } from '@/components/BackLink';
import layout from '@/components/layout.module.css';
import '@@/texts/security';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import styles from './Security.module.css';

interface SecurityFrameProps extends PropsWithChildren {
  title: string;
  lead: string;
  /** Link to the parent page. */
  back?: { to: string; textId: TextId<'security'> };
  /** Shown beside the title. */
  extra?: ReactNode;
}

/** Frame of the security pages: back link, title and lead. */
export function SecurityFrame({ title, lead, back, extra, children }: SecurityFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={layout.page}>
      <header>
        {back && <BackLink to={back.to} text={formatMessage({ id: back.textId })} />}
        {/* At the start: the heading stays where the frame in the document shows it. */}
        <Flex wrap align="start" justify="space-between" gap="8px 16px">
          <h1>{title}</h1>
          {extra}
        </Flex>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
