import { useT } from '@@/texts/provider';
import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { type Fact, FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { lastMomentBefore } from '@/domain/calendar';
import { PRIORITIES, type Provider } from '@/domain/provider/provider';

/** What the provider promises: availability, times of support and hours until an answer. */
export function ServiceLevel({ level }: { level: Provider['serviceLevel'] }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { availabilityBasisPoints, supportTimes, answerHours } = level;
  const percent = { style: 'percent', minimumFractionDigits: 2 } as const;
  const availability =
    availabilityBasisPoints === undefined
      ? t('provider.availability.none')
      : t('provider.availability.month', { share: formatNumber(availabilityBasisPoints / 10_000, percent) });
  return (
    <Section id="provider-level" title={t('provider.level')}>
      <dl className={layout.divided}>
        <FactItems
          row={{ className: layout.row, justify: 'space-between' }}
          facts={[
            [t('provider.availability'), availability],
            [t('provider.supportTimes'), t(`provider.supportTimes.${supportTimes}`)],
            ...PRIORITIES.map(
              (priority): Fact => [
                t(`provider.answer.${priority}`),
                t('provider.answer.within', { hours: answerHours[priority] }),
              ],
            ),
          ]}
        />
      </dl>
    </Section>
  );
}

/** The papers of the provider that the market has checked. */
export function Qualifications({ qualifications }: Pick<Provider, 'qualifications'>) {
  const t = useT();
  return (
    <Section id="provider-qualifications" title={t('provider.qualifications')}>
      {qualifications.length === 0 && (
        <p className={typography.secondary}>{t('provider.qualifications.none')}</p>
      )}
      <ul className={layout.divided}>
        {qualifications.map(({ name, issuer, number, validUntil }) => (
          <li key={number} className={layout.row}>
            <SafetyCertificateOutlined className={typography.success} aria-hidden />
            <div className={layout.fill}>
              <strong>{name}</strong>
              <p className={typography.note}>
                {issuer} · <Code>{number}</Code>
              </p>
              <p className={typography.note}>
                {validUntil
                  ? t('provider.validUntil', { date: <DateText at={lastMomentBefore(validUntil)} /> })
                  : t('provider.noEnd')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
