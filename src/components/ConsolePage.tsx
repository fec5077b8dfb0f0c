import { PageContainer } from '@ant-design/pro-components';
import type { ReactNode } from 'react';

interface ConsolePageProps {
  /** The page's one title; a page whose content has a title of its own leaves it out. */
  title?: string;
  /** One sentence on what the page is for. */
  description?: ReactNode;
  /** The page's own actions, beside its title. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A page of the console: breadcrumb, title and content. ProComponents' own page title is no heading. */
export function ConsolePage({ title, description, extra, children }: ConsolePageProps) {
  return (
    <PageContainer
      title={title ? <h1 style={{ font: 'inherit', margin: 0 }}>{title}</h1> : false}
      // A paragraph, so that its full stop stands at its end in any direction; nearer to the title than to the content.
      content={
        typeof description === 'string' ? <p style={{ margin: '-8px 0 8px' }}>{description}</p> : description
      }
      extra={extra}
    >
      {children}
    </PageContainer>
  );
}
