import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';

interface PanelProps {
  title: string;
  extra?: ReactNode;
  /** Whether its data is loading again. */
  busy?: boolean;
  /** `h3` inside a section of its own. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A titled section of a dashboard. */
export function Panel({ title, extra, busy, heading: Heading = 'h2', children }: PanelProps) {
  const id = useId();
  return (
    <section className={panelStyles.panel} aria-labelledby={id} aria-busy={busy}>
      <Flex
        className={layout.spaceAfterMd}
        component="header"
        wrap
        align="center"
        justify="space-between"
        gap="8px 16px"
      >
        <Heading id={id}>{title}</Heading>
        {extra}
      </Flex>
      <div style={{ opacity: busy ? 0.6 : undefined }}>{children}</div>
    </section>
  );
}
