import { useT } from '@@/texts/entry';
import { PageContainer } from '@ant-design/pro-components';
import { useAppData, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { pageAt } from './grantedPage';

interface ConsolePageProps {
  /** Whether it shows the title of its route; otherwise the content has a title of its own. */
  titled?: boolean;
  description?: ReactNode;
  /** Actions beside the title. */
  extra?: ReactNode;
  /** Pixels between the parts of the content. */
  gap?: number;
  children: ReactNode;
}

/** A page of the console. The title of ProComponents is no heading, so it renders its own. */
export function ConsolePage({ titled, description, extra, gap, children }: ConsolePageProps) {
  const t = useT();
  const { pathname } = useLocation();
  const { titleId } = (pageAt(useAppData().clientRoutes, pathname) ?? {}) as { titleId?: TextId<EntryArea> };
  return (
    <PageContainer
      title={titled && titleId ? <h1 style={{ font: 'inherit' }}>{t(titleId)}</h1> : false}
      // A paragraph keeps its full stop at its end in both directions.
      content={
        typeof description === 'string' ? <p style={{ margin: '-8px 0 8px' }}>{description}</p> : description
      }
      extra={extra}
    >
      {gap === undefined ? (
        children
      ) : (
        <Flex vertical gap={gap}>
          {children}
        </Flex>
      )}
    </PageContainer>
  );
}
