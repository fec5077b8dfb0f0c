import { useT } from '@@/texts/entry';
import { MenuOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button } from 'antd';
import { lazy, type PropsWithChildren, Suspense, useMemo } from 'react';
import { Brand } from '@/components/Brand';
import { type Columns, ColumnsContext } from '@/components/ColumnsContext';
import { buildColumnTree } from '@/components/columnTree';
import { findSections } from '@/components/findSections';
import { useQuery } from '@/components/query/useQuery';
import { PageSearchProvider } from '@/components/search/PageSearchContext';
import { useFirstScreen } from '@/components/useFirstScreen';
import { accountingYear } from '@/domain/calendar';
import { currentTime } from '@/domain/currentTime';
import { listColumns } from '@/services/column';
import { PageArea } from '../root/PageArea';
import { PreferenceSwitches } from '../root/PreferenceSwitches';
import { runtimeSettings } from '../root/runtimeSettings';
import { useLazyPanel } from '../root/useLazyPanel';
import { HeaderSearch } from '../search/HeaderSearch';
import { AccountMenu } from './AccountMenu';
import styles from './PortalFrame.module.css';
import { SectionLinks } from './SectionLinks';

/** The frame that all portal sections share: header, page, footer. */
export default function PortalFrame() {
  const t = useT();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('frame.skipToContent')}
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

/** Loads the columns and provides their tree. The pages show a load error where they need the columns. */
function ColumnsProvider({ children }: PropsWithChildren) {
  const { data, error, refresh } = useQuery(listColumns);
  const columns = useMemo<Columns>(() => {
    const roots = data ? buildColumnTree(data) : [];
    const status = data ? 'ready' : error ? 'failed' : 'loading';
    return { status, error, roots, sections: findSections(roots, runtimeSettings.sections), refresh };
  }, [data, error, refresh]);
  return <ColumnsContext value={columns}>{children}</ColumnsContext>;
}

const PortalDrawer = lazy(() => import('./PortalDrawer'));

/** On phones the sections and switches move to a drawer. */
function PortalHeader() {
  const t = useT();
  const drawer = useLazyPanel();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Button
          className={styles.phoneOnly}
          type="text"
          size="large"
          icon={<MenuOutlined aria-hidden />}
          aria-label={t('frame.openMenu')}
          onClick={drawer.show}
        />
        <Brand />
        <nav className={styles.links} aria-label={t('frame.sections')}>
          <SectionLinks />
        </nav>
        <div className={styles.tools}>
          <HeaderSearch />
          <span className={styles.wideOnly}>
            <PreferenceSwitches />
          </span>
          <AccountMenu />
        </div>
      </div>
      {drawer.isLoaded && (
        <Suspense>
          <PortalDrawer open={drawer.isOpen} onClose={drawer.hide} />
        </Suspense>
      )}
    </header>
  );
}

const documents = [
  { path: '/agreement/about-us', titleId: 'title.agreement.aboutUs' },
  { path: '/agreement/register', titleId: 'title.agreement.register' },
  { path: '/agreement/privacy', titleId: 'title.agreement.privacy' },
  { path: '/agreement/blockserveterms', titleId: 'title.agreement.serviceTerms' },
] as const;

/** Open to visitors. The announcements about maintenance are the status of the services. */
const help = [
  { path: '/agreement/about-us', titleId: 'frame.contact' },
  { path: '/announcement?severity=maintenance', titleId: 'frame.status' },
] as const;

const FOOTER = [
  { titleId: 'title.agreement', links: documents },
  { titleId: 'frame.help', links: help },
] as const;

function PortalFooter() {
  const t = useT();
  // That of the build may be over.
  const year = useFirstScreen() ? undefined : accountingYear(currentTime());
  return (
    <footer className={styles.footer}>
      <div className={styles.footerBar}>
        {FOOTER.map((group) => (
          <nav key={group.titleId} className={styles.footerLinks} aria-label={t(group.titleId)}>
            {group.links.map(({ path, titleId }) => (
              <Link key={path} to={path}>
                {t(titleId)}
              </Link>
            ))}
          </nav>
        ))}
        <small className={styles.rights}>
          {t('frame.timeZone')}
          <br />© {year} {t('product.name')}
        </small>
      </div>
    </footer>
  );
}
