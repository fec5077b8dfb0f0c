import { useT } from '@@/texts/market';
import { useIntl, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { lazy, Suspense } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { hasSection, useColumns } from '@/components/ColumnsContext';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { Announcements } from './components/Announcements';
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
    <div className={layout.page}>
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
    <Section isPlain title={t('home.steps')}>
      <CardGrid component="ol" min={220} stretch>
        {STEPS.map((step, index) => (
          <Flex key={step} className={panelStyles.panel} component="li" gap={16}>
            <span className={styles.stepNumber} aria-hidden>
              {formatNumber(index + 1)}
            </span>
            <div className={layout.shrink}>
              <h3>{t(`home.steps.${step}`)}</h3>
              <p className={`${typography.secondary} ${layout.spaceBeforeXxs}`}>
                {t(`home.steps.${step}.text`)}
              </p>
            </div>
          </Flex>
        ))}
      </CardGrid>
    </Section>
  );
}
