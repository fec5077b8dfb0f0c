import '@/locales/areas/market';
import { useIntl, useModel } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { hasSection, useColumns } from '@/components/ColumnsContext';
import { Announcements } from './components/Announcements';
import { Categories } from './components/Categories';
import { Hero } from './components/Hero';
import styles from './components/Home.module.css';
import { HowItWorks } from './components/HowItWorks';
import { Recommended } from './components/Recommended';

// A visitor has nothing that waits for them and does not load it.
const Attention = lazy(() => import('./components/Attention'));

/**
 * `/home`: the search, what there is, what is new, how it goes; signed in, what needs attention comes first. Each block
 * reads what it shows by itself, so that one that fails takes no other down.
 */
export default function HomePage() {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  const user = useModel('@@initialState').initialState?.currentUser;
  const hasMarket = hasSection(columns, 'market');

  return (
    <div className={styles.page}>
      {user && (
        <Suspense fallback={<div className={styles.attentionPlace} aria-hidden />}>
          <Attention user={user} key={user.userId} />
        </Suspense>
      )}
      <Hero sentence={formatMessage({ id: 'home.sentence' })} searchable={hasMarket} />
      {hasMarket && (
        <>
          <Categories />
          <Recommended />
        </>
      )}
      {hasSection(columns, 'announcement') && <Announcements />}
      <HowItWorks />
    </div>
  );
}
