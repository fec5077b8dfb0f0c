import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { DownOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Flex, Tag } from 'antd';
import { useId, useState } from 'react';
import { Code } from '@/components/Code';
import { FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { lastMomentBefore } from '@/domain/calendar';
import { encodePart } from '@/domain/characters';
import { dateText } from '@/domain/intlFormats';
import type { Charge } from '@/domain/money/charge';
import { formatMoney } from '@/domain/money/money';
import { CHARGE_STATUS_TONE } from '@/domain/statusTone';
import styles from './ChargeRow.module.css';

/** One charge, expandable to its details. */
export function ChargeRow({ charge }: { charge: Charge }) {
  const t = useT(orderTexts);
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const { title, planName, category, status, amount, direction, payChannel, balanceAfter, createdAt } =
    charge;
  const time = dateText(t.locale, createdAt, { short: true, withTime: true });

  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
      >
        <Flex className={layout.shrink} component="span" vertical gap={4}>
          <span className={styles.title}>{title}</span>
          <Flex className={typography.caption} component="span" wrap align="center" gap="0 12px">
            <Tag className={styles.tag}>{t(`charge.category.${category}`)}</Tag>
            {status !== 'settled' && (
              <StatusTag tone={CHARGE_STATUS_TONE[status]} text={t(`charge.status.${status}`)} />
            )}
            {planName && <span>{planName}</span>}
            <span>{t(`order.channel.${payChannel}`)}</span>
            <time dateTime={createdAt}>{time}</time>
          </Flex>
        </Flex>
        <Flex
          className={status === 'settled' ? layout.shrink : `${layout.shrink} ${styles.unsettled}`}
          component="span"
          vertical
          align="flex-end"
          gap={4}
        >
          <span className={typography.amount}>
            <Code>
              {direction === 'in' && '+'}
              <Money cents={direction === 'in' ? amount : -amount} />
            </Code>
          </span>
          {balanceAfter !== undefined && (
            <span className={typography.caption}>
              {t('charge.balanceAfter', { amount: <Money key="balance" cents={balanceAfter} /> })}
            </span>
          )}
        </Flex>
        <DownOutlined className={styles.arrow} aria-hidden />
      </button>
      <div id={id} hidden={!expanded}>
        {expanded && <ChargeDetail charge={charge} />}
      </div>
    </li>
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

/** Line items of a charge and the facts about it. */
function ChargeDetail({ charge }: { charge: Charge }) {
  const t = useT(orderTexts);
  const { formatNumber, locale } = useIntl();
  const { lines, amount, period, quantity, unit, unitPrice, orderId, planName, payChannel } = charge;
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
  const row = { justify: 'space-between', gap: 16 } as const;

  return (
    <div className={styles.detail}>
      <section>
        <h3 className={layout.spaceAfterXs}>{t('charge.how')}</h3>
        <Flex component="dl" vertical gap={8}>
          {lines.map((line) => (
            <Flex key={`${line.label} ${line.formula}`} {...row}>
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
          <Flex className={styles.sum} {...row}>
            <dt>{t('charge.sum')}</dt>
            <dd>
              <Money cents={amount} />
            </dd>
          </Flex>
        </Flex>
      </section>
      <Flex className={styles.about} component="dl" vertical gap={8}>
        <FactItems
          row={row}
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
    </div>
  );
}
