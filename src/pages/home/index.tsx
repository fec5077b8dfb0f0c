import { useT } from '@@/texts/market';
import { useIntl, useModel } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { hasSection, useColumns } from '@/components/ColumnsContext';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { Announcements } from './components/Announcements';
import { Block } from './components/Block';
import { Categories } from './components/Categories';
import { Hero } from './components/Hero';
import styles from './components/Home.module.css';
import { Recommended } from './components/Recommended';

// Visitors do not load it.
const Attention = lazy(() => import('./components/Attention'));

/** `/home`. Each block loads its own data, so that one failure does not affect the others. */
export default function HomePage() {
  const t = useT();
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
      <Hero sentence={t('home.sentence')} searchable={hasMarket} />
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

const STEPS = ['find', 'order', 'use'] as const;

function HowItWorks() {
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <Block title={t('home.steps')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={`${panelStyles.panel} ${styles.step}`}>
            <span className={styles.stepNumber} aria-hidden>
              {formatNumber(index + 1)}
            </span>
            <h3 className={styles.stepTitle}>{t(`home.steps.${step}`)}</h3>
            <p className={typography.secondary}>{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
