import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { Code } from '@/components/Code';
import { FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import typography from '@/components/typography.module.css';
import { lastMomentBefore } from '@/domain/calendar';
import { encodePart } from '@/domain/characters';
import { dateText, rateText } from '@/domain/intlFormats';
import type { Charge } from '@/domain/money/charge';
import { formatMoney } from '@/domain/money/money';
import styles from './Charges.module.css';

const ROW = { justify: 'space-between', gap: 16 } as const;

/** Line items of a charge and the facts about it. */
export function ChargeDetail({ id, charge }: { id: string; charge: Charge }) {
  const t = useT(orderTexts);
  const { formatNumber, locale } = useIntl();
  const { lines, amount, tax, period, quantity, unit, unitPrice, orderId, planName, payChannel } = charge;
  const toDay = (at: string) => dateText(locale, at, { short: true });
  const periodText =
    period &&
    (period.to
      ? t('charge.period.range', { from: toDay(period.from), to: toDay(lastMomentBefore(period.to)) })
      : t('charge.period.open', { from: toDay(period.from) }));
  const price =
    unitPrice !== undefined &&
    quantity !== undefined &&
    `${formatMoney(unitPrice, locale)} × ${formatNumber(quantity)} ${unit ?? ''}`.trim();
  const order = orderId && (
    <PageLink to={`/usercenter/order/${encodePart(orderId)}`}>
      <Code>{orderId}</Code>
    </PageLink>
  );

  return (
    <CardGrid id={id} className={styles.detail} min={280} gap="16px 32px" stretch>
      <section>
        <h3 className={layout.spaceAfterXs}>{t('charge.how')}</h3>
        <Flex component="dl" vertical gap={8}>
          {lines.map((line) => (
            <Flex key={`${line.label} ${line.formula}`} {...ROW}>
              <dt>
                {line.label}
                {line.formula && (
                  <bdi dir="ltr" className={`${typography.caption} ${typography.block}`}>
                    {line.formula}
                  </bdi>
                )}
              </dt>
              <dd>
                <Money cents={line.amount} />
              </dd>
            </Flex>
          ))}
          <Flex className={styles.sum} {...ROW}>
            <dt>{t('charge.sum')}</dt>
            <dd>
              <Money cents={amount} />
            </dd>
          </Flex>
          {tax && (
            <Flex {...ROW}>
              <dt>{t('charge.tax', { rate: rateText(locale, tax.rate) })}</dt>
              <dd>
                <Money cents={tax.amount} />
              </dd>
            </Flex>
          )}
        </Flex>
      </section>
      <Flex component="dl" vertical gap={8}>
        <FactItems
          row={ROW}
          facts={[
            [t('charge.plan'), planName],
            [t('charge.unitPrice'), price && <bdi dir="ltr">{price}</bdi>],
            [t('charge.period'), periodText],
            [t('charge.frequency'), t(`charge.frequency.${charge.frequency}`)],
            [t('charge.channel'), t(`order.channel.${payChannel}`)],
            [t('charge.balanceChange'), <BalanceChange key="change" charge={charge} />],
            [t('charge.flowNo'), <Code key="number">{charge.flowNo}</Code>],
            [t('charge.orderId'), order],
          ]}
        />
      </Flex>
    </CardGrid>
  );
}

/** The balance before and after the charge, or why it stayed as it was. */
function BalanceChange({ charge }: { charge: Charge }) {
  const t = useT(orderTexts);
  const { status, payChannel, direction, amount, balanceAfter } = charge;
  if (balanceAfter === undefined) {
    if (status !== 'settled') return t(`charge.balanceUnchanged.${status}`);
    const channel = t(`order.channel.${payChannel}`);
    return t(`charge.balanceUnchanged.${direction}`, { channel });
  }
  return (
    <Code>
      <Money cents={direction === 'in' ? balanceAfter - amount : balanceAfter + amount} /> →{' '}
      <Money cents={balanceAfter} />
    </Code>
  );
}
