import { useT } from '@@/texts/demo';
import { Button, Flex } from 'antd';
import type { PropsWithChildren } from 'react';
import { Brand } from '@/components/Brand';
import { CardGrid } from '@/components/CardGrid';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { Disclosure } from '@/components/Disclosure';
import { EmptyState } from '@/components/EmptyState';
import { Figures } from '@/components/Figures';
import { Greeting } from '@/components/Greeting';
import { MarketDrawing } from '@/components/MarketDrawing';
import { Money } from '@/components/Money';
import { MoreMenu } from '@/components/MoreMenu';
import { PageHeader } from '@/components/PageHeader';
import { PageLoading } from '@/components/PageLoading';
import { PlainTable } from '@/components/PlainTable';
import { ProviderMark } from '@/components/ProviderMark';
import { RadioCards } from '@/components/RadioCards';
import { Section } from '@/components/Section';
import { NavigationGroups } from '@/components/SideNavigation';
import { StatusDrawing, type StatusDrawingName } from '@/components/StatusDrawing';
import { StatusTag } from '@/components/StatusTag';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import { COVER_DRAWINGS, drawingCover } from '@/domain/catalog/cover';
import styles from './Gallery.module.css';

const DRAWINGS: StatusDrawingName[] = ['notFound', 'forbidden', 'failed', 'offline', 'done', 'empty'];
const DRAWING_WIDTH = 160;
const PLANS = ['small', 'large'] as const;
const TONES = ['neutral', 'progress', 'success', 'warning', 'danger'] as const;
/** One provider for each hue, and one value for each colour of the charts. */
const SIX = ['1', '2', '3', '4', '5', '6'];

/** The parts of pages, each in one example. */
export function PageSamples() {
  const t = useT();
  const priceOf = (plan: (typeof PLANS)[number]) => (PLANS.indexOf(plan) + 1) * 9_900;
  return (
    <>
      <Sample name="StatusDrawing">
        <CardGrid min={120}>
          {DRAWINGS.map((name) => (
            <figure key={name} className={`${typography.note} ${typography.centred}`}>
              <StatusDrawing name={name} width={DRAWING_WIDTH} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </CardGrid>
      </Sample>
      <Sample name="Brand">
        <Brand />
      </Sample>
      <Sample name="Greeting">
        <Greeting name={t('demo.gallery.person')} />
      </Sample>
      <Sample name="PageHeader">
        <PageHeader
          title={t('demo.gallery.page')}
          line={t('demo.gallery.moreText')}
          actions={<Button type="primary">{t('demo.gallery.check')}</Button>}
        />
      </Sample>
      <Sample name="Section">
        <Section title={t('demo.gallery.section')} actions={<Button>{t('demo.gallery.check')}</Button>}>
          <p>{t('demo.gallery.moreText')}</p>
        </Section>
      </Sample>
      <Sample name="Figures">
        <Figures
          items={[
            {
              label: t('demo.gallery.spent'),
              value: <Money cents={128_000} />,
              change: t('demo.gallery.change'),
            },
            { label: t('demo.gallery.services'), value: 14 },
          ]}
        />
      </Sample>
      <Sample name="RadioCards">
        <RadioCards
          label={t('demo.gallery.plan')}
          options={PLANS.map((value) => ({
            value,
            title: t(`demo.gallery.plan.${value}`),
            line: t('demo.gallery.moreText'),
            price: <Money cents={priceOf(value)} />,
          }))}
          value="large"
          onChange={() => undefined}
        />
      </Sample>
      <Sample name="Disclosure">
        <Disclosure open label={t('demo.gallery.more')} extra={t('demo.gallery.person')}>
          {t('demo.gallery.moreText')}
        </Disclosure>
      </Sample>
      <Sample name="SideNavigation">
        <NavigationGroups
          groups={[
            {
              key: 'plans',
              title: t('demo.gallery.plan'),
              pages: PLANS.map((plan) => ({
                to: `/demo?plan=${plan}`,
                label: t(`demo.gallery.plan.${plan}`),
                current: plan === 'large' ? 'page' : undefined,
              })),
            },
          ]}
        />
      </Sample>
      <Sample name="MoreMenu">
        <MoreMenu
          label={t('demo.gallery.more')}
          items={[{ key: 'check', label: t('demo.gallery.check'), onClick: () => undefined }]}
        />
      </Sample>
      <Sample name="PlainTable">
        <PlainTable
          isFlat
          rows={PLANS}
          getKey={(plan) => plan}
          columns={[
            {
              key: 'plan',
              title: t('demo.gallery.plan'),
              isName: true,
              cell: (plan) => t(`demo.gallery.plan.${plan}`),
            },
            {
              key: 'spent',
              title: t('demo.gallery.spent'),
              isEnd: true,
              cell: (plan) => <Money cents={priceOf(plan)} />,
            },
          ]}
        />
      </Sample>
      <Sample name="StatusTag">
        <Flex wrap gap={8}>
          {TONES.map((tone) => (
            <StatusTag key={tone} tone={tone} text={tone} />
          ))}
        </Flex>
      </Sample>
      <Sample name="ProviderMark">
        <Flex wrap gap={8}>
          {SIX.map((providerId) => (
            <ProviderMark key={providerId} provider={{ providerId, name: t('demo.gallery.person') }} />
          ))}
        </Flex>
      </Sample>
      <Sample name="ServiceCover">
        <CardGrid min={120}>
          {COVER_DRAWINGS.map((name) => (
            <ServiceCover key={name} serviceId={name} cover={drawingCover(name)} />
          ))}
        </CardGrid>
      </Sample>
      <Sample name="ChartFigure">
        <ChartFigure
          caption={t('demo.gallery.spent')}
          kind="donut"
          height={200}
          labelName={t('demo.gallery.plan')}
          points={SIX.map((label) => ({ label, series: label, value: 1 }))}
          format={String}
        />
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          title={t('demo.gallery.empty')}
          action={{ to: '/serviceMarket', text: t('title.serviceMarket') }}
        />
      </Sample>
      <Sample name="PageLoading">
        <PageLoading />
      </Sample>
      <Sample name="MarketDrawing">
        <MarketDrawing />
      </Sample>
    </>
  );
}

/** A component as a static figure. Inert, because its headings and links are not part of this page. */
function Sample({ name, children }: PropsWithChildren<{ name: string }>) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={styles.picture} inert aria-hidden="true">
        {children}
      </div>
    </figure>
  );
}
