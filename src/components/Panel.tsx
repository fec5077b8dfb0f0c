import { Flex, Skeleton } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import panelStyles from './panel.module.css';

interface PanelProps extends PropsWithChildren {
  id: string;
  title: ReactNode;
  /** Shown after the title, and announced when it changes. */
  status?: ReactNode;
  /** Shown beside the title. */
  extra?: ReactNode;
}

/** A titled panel whose parts have equal space between them. */
export function Panel({ id, title, status, extra, children }: PanelProps) {
  let heading = <h2 id={id}>{title}</h2>;
  if (status)
    heading = (
      <Flex wrap align="center" gap={12}>
        {heading}
        <span role="status">{status}</span>
      </Flex>
    );
  return (
    <Flex className={panelStyles.panel} component="section" vertical gap={16} aria-labelledby={id}>
      {extra ? (
        <Flex wrap align="center" justify="space-between" gap={8}>
          {heading}
          {extra}
        </Flex>
      ) : (
        heading
      )}
      {children}
    </Flex>
  );
}

/** A panel whose content is loading. */
export const PanelLoading = ({ rows }: { rows: number }) => (
  <div className={panelStyles.panel} aria-busy="true">
    <Skeleton active paragraph={{ rows }} />
  </div>
);
