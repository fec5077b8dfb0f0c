import { BackLink } from '@/components/BackLink';
import layout from '@/components/layout.module.css';
import '@/locales/areas/security';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import styles from './Security.module.css';

interface SecurityFrameProps extends PropsWithChildren {
  title: string;
  lead: string;
  /** The page above this one, where there is one. */
  back?: { to: string; textId: TextId };
  /** Stands beside the title. */
  extra?: ReactNode;
}

/** What the pages of account security share: their texts, the way back, title and lead. */
export function SecurityFrame({ title, lead, back, extra, children }: SecurityFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={layout.page}>
      <header>
        {back && <BackLink to={back.to} text={formatMessage({ id: back.textId })} />}
        <Flex wrap align="center" justify="space-between" gap="8px 16px">
          <h1>{title}</h1>
          {extra}
        </Flex>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
