import { Card } from 'antd';
import { type PropsWithChildren, type ReactNode, useId } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';

interface DemoCardProps extends PropsWithChildren {
  title: string;
  lead?: ReactNode;
}

/** A titled part of the page. */
export function DemoCard({ title, lead, children }: DemoCardProps) {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId} className={layout.shrink}>
      <h2 id={titleId} className={layout.spaceAfterXs}>
        {title}
      </h2>
      {lead && <p className={`${layout.spaceAfterMd} ${typography.note}`}>{lead}</p>}
      {children}
    </Card>
  );
}
