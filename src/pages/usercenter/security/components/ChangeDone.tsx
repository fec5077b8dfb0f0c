import { CheckCircleFilled } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Card, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { LinkButton } from '@/components/LinkButton';
import typography from '@/components/typography.module.css';
import styles from './Security.module.css';

interface ChangeDoneProps {
  title: string;
  /** Number of other sessions that were ended. */
  endedSessions: number;
}

/** Replaces a submitted form and takes the focus. */
export function ChangeDone({ title, endedSessions }: ChangeDoneProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <Flex className={styles.done} vertical align="center" gap={12}>
        <CheckCircleFilled className={styles.doneIcon} aria-hidden />
        <h2 ref={heading} tabIndex={-1} className={typography.titleMedium}>
          {title}
        </h2>
        <p className={styles.lead}>
          {formatMessage({ id: 'security.done.ended' }, { count: endedSessions })}
        </p>
        <LinkButton to="/usercenter/security" type="primary">
          {formatMessage({ id: 'security.back' })}
        </LinkButton>
      </Flex>
    </Card>
  );
}
