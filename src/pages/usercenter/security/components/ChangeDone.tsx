import { useT } from '@@/texts/security';
import { CheckCircleFilled } from '@ant-design/icons';
import { Flex } from 'antd';
import { type PropsWithChildren, useEffect, useEffectEvent, useRef } from 'react';
import { LinkButton } from '@/components/LinkButton';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import styles from './Security.module.css';

interface ChangeDoneProps extends PropsWithChildren {
  title: string;
  /** Number of other sessions that were ended. Missing when the change was done before the page was opened. */
  endedSessions?: number;
}

/** Replaces a submitted form and takes its focus. The children are further actions. */
export function ChangeDone({ title, endedSessions, children }: ChangeDoneProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (endedSessions !== undefined) heading.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  return (
    <Flex
      className={`${panelStyles.panel} ${typography.centred}`}
      component="section"
      vertical
      align="center"
      gap={16}
    >
      <CheckCircleFilled className={styles.doneIcon} aria-hidden />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {endedSessions !== undefined && (
        <p className={typography.secondary}>{t('security.done.ended', { count: endedSessions })}</p>
      )}
      <Flex wrap justify="center" gap={8}>
        <LinkButton to="/usercenter/security" type="primary">
          {t('security.back')}
        </LinkButton>
        {children}
      </Flex>
    </Flex>
  );
}
