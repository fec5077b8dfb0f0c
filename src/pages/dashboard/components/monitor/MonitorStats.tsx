import { useT } from '@@/texts/dashboard';
import { Flex, Progress } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { seriesColor } from '@/components/chart/chartColors';
import layout from '@/components/layout.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { MonitorReport } from '@/domain/console/monitor';
import { basisPoints } from '@/domain/console/proportion';
import { dateFormat } from '@/domain/intlFormats';
import { useDashboardFormats } from '../useDashboardFormats';
import type { LiveQuery } from './LivePanel';

/** On-time delivery and the shares of the categories in a period. */
export function MonitorStats({ report, busy }: { report: MonitorReport; busy: boolean }) {
  const t = useT();
  const formats = useDashboardFormats();
  const { efficiency, categories } = report;

  return (
    <Flex className={layout.shrink} vertical gap={16}>
      <Section heading="h3" title={t('dashboard.efficiency')} isBusy={busy}>
        <Flex vertical align="center" gap={8}>
          <Progress
            type="dashboard"
            size={180}
            percent={efficiency / 100}
            aria-label={t('dashboard.efficiency')}
            strokeColor={seriesColor(0)}
            format={() => formats.share(efficiency)}
          />
          <p className={`${typography.note} ${typography.centred}`}>{t('dashboard.efficiency.note')}</p>
        </Flex>
      </Section>
      <Section heading="h3" title={t('dashboard.rings')} isBusy={busy}>
        <CardGrid className={typography.centred} component="ul" min={100} gap="16px 8px">
          {categories.map(({ category, name, share }, index) => (
            <Flex component="li" vertical align="center" gap={8} key={category}>
              <Progress
                type="circle"
                size={84}
                percent={share / 100}
                aria-label={name}
                strokeColor={seriesColor(index)}
                format={() => formats.share(share)}
              />
              <span>{name}</span>
            </Flex>
          ))}
        </CardGrid>
      </Section>
    </Flex>
  );
}

/** The computing units that are free now. Neither the period nor the channel changes them. */
export function ResourcePanel({ live: { data } }: { live: LiveQuery }) {
  const t = useT();
  const formats = useDashboardFormats();
  if (!data) return null;
  const { total, used } = data.resource;
  const share = basisPoints(total - used, total);
  const left = formats.count(total - used);
  const text = t('dashboard.resource.left', { left, total: formats.count(total) });
  return (
    <Section title={t('dashboard.resource')}>
      <Flex vertical align="center" gap={8}>
        <Progress
          type="dashboard"
          size={180}
          percent={share / 100}
          aria-label={text}
          strokeColor={seriesColor(0)}
          format={() => formats.share(share)}
        />
        <p className={typography.centred}>{text}</p>
        <p className={`${typography.note} ${typography.centred}`}>
          {t('dashboard.resource.now', {
            at: dateFormat(t.locale, { timeStyle: 'medium' }).format(Date.parse(data.serverTime)),
          })}
        </p>
      </Flex>
    </Section>
  );
}
