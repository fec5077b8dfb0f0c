import { PageContainer } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import typography from './typography.module.css';

interface ConsolePageProps {
  /** Omitted by a page whose content has its own title. */
  title?: string;
  description?: ReactNode;
  /** Actions beside the title. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A page of the console. The title of ProComponents is no heading, so it renders its own. */
export function ConsolePage({ title, description, extra, children }: ConsolePageProps) {
  return (
    <PageContainer
      title={title ? <h1 className={typography.inherited}>{title}</h1> : false}
      // A paragraph keeps its full stop at its end in both directions.
      content={
        typeof description === 'string' ? <p style={{ margin: '-8px 0 8px' }}>{description}</p> : description
      }
      extra={extra}
    >
      {children}
    </PageContainer>
  );
}
