import { PageContainer } from '@ant-design/pro-components';
import type { ReactNode } from 'react';

interface ConsolePageProps {
  /** The page's one title; a page whose content has a title of its own leaves it out. */
  title?: string;
  children: ReactNode;
}

/** A page of the console: breadcrumb, title and content. ProComponents' own page title is no heading. */
export function ConsolePage({ title, children }: ConsolePageProps) {
  return (
    <PageContainer title={title ? <h1 style={{ font: 'inherit', margin: 0 }}>{title}</h1> : false}>
      {children}
    </PageContainer>
  );
}
