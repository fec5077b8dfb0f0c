import { useIntl } from '@umijs/max';
import { PageSearchProvider } from '@/components/search/PageSearchContext';
import { ColumnsProvider } from './ColumnsProvider';
import { PageArea } from './PageArea';
import { PortalFooter } from './PortalFooter';
import styles from './PortalFrame.module.css';
import { PortalHeader } from './PortalHeader';

/** The portal's frame: header, page, footer. Every section of the portal shares it, so moving between them is calm. */
export default function PortalFrame() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {formatMessage({ id: 'frame.skipToContent' })}
      </a>
      <ColumnsProvider>
        <PageSearchProvider>
          <PortalHeader />
          <main id="main" tabIndex={-1} className={styles.main}>
            <PageArea />
          </main>
        </PageSearchProvider>
        <PortalFooter />
      </ColumnsProvider>
    </div>
  );
}
