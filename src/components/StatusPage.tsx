import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { StatusDrawing, type StatusDrawingName } from './StatusDrawing';

interface StatusPageProps {
  drawing: StatusDrawingName;
  title: string;
  description?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

/** One family of pages for what is not there: not found, no access, failed, offline, empty, being prepared. */
export function StatusPage({ drawing, title, description, action }: StatusPageProps) {
  return (
    <Flex vertical align="center" justify="center" gap={16} style={{ minBlockSize: '50vh', padding: '48px 24px' }}>
      <StatusDrawing name={drawing} />
      <Typography.Title level={1} style={{ fontSize: 24, margin: 0, textAlign: 'center' }}>
        {title}
      </Typography.Title>
      {description && (
        <Typography.Text type="secondary" style={{ maxInlineSize: 480, textAlign: 'center' }}>
          {description}
        </Typography.Text>
      )}
      {action}
    </Flex>
  );
}
