import { Flex } from 'antd';
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import styles from './AccountGate.module.css';

/** What a user has to decide first. Its title takes the focus. */
export function GateCard({ icon, title, children }: PropsWithChildren<{ icon: ReactNode; title: string }>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Flex className={`${panelStyles.panel} ${styles.card}`} component="section" vertical gap={16}>
      <span className={typography.note} style={{ fontSize: 40, lineHeight: 1 }}>
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Flex>
  );
}
