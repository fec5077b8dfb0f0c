import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { DownOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useId, useState } from 'react';
import { Code } from '@/components/Code';
import { Money } from '@/components/Money';
import { type PlainColumn, PlainTable } from '@/components/PlainTable';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { dateText } from '@/domain/intlFormats';
import type { Charge } from '@/domain/money/charge';
import { formatMoney } from '@/domain/money/money';
import { CHARGE_STATUS_TONE } from '@/domain/statusTone';
import { ChargeDetail } from './ChargeDetail';
import styles from './Charges.module.css';

/** The charges, each expandable to its details. */
export function ChargeTable({ charges }: { charges: readonly Charge[] }) {
  const t = useT(orderTexts);
  const id = useId();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());

  function toggle(chargeId: string) {
    const next = new Set(expanded);
    if (!next.delete(chargeId)) next.add(chargeId);
    setExpanded(next);
  }

  const columns: PlainColumn<Charge>[] = [
    {
      key: 'item',
      title: t('charge.item'),
      isName: true,
      cell: ({ chargeId, title, category, planName, status }) => (
        <>
          <Flex align="center" gap={8}>
            <button
              type="button"
              className={styles.open}
              aria-expanded={expanded.has(chargeId)}
              aria-controls={expanded.has(chargeId) ? `${id}${chargeId}` : undefined}
              onClick={() => toggle(chargeId)}
            >
              <span className={typography.ownWords}>{title}</span>
              <DownOutlined aria-hidden />
            </button>
            {status !== 'settled' && (
              <StatusTag tone={CHARGE_STATUS_TONE[status]} text={t(`charge.status.${status}`)} />
            )}
          </Flex>
          <span className={typography.caption}>
            {[t(`charge.category.${category}`), planName].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'time',
      title: t('charge.time'),
      cell: ({ createdAt, payChannel }) => (
        <span>
          <time dateTime={createdAt}>{dateText(t.locale, createdAt, { short: true, withTime: true })}</time>
          <span className={`${typography.caption} ${typography.block}`}>
            {t(`order.channel.${payChannel}`)}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('charge.amount'),
      isEnd: true,
      isLead: true,
      cell: ({ direction, amount, tax, status }) => (
        <span>
          <span className={status === 'settled' ? undefined : styles.unsettled}>
            <Code>
              {direction === 'in' && '+'}
              <Money cents={direction === 'in' ? amount : -amount} />
            </Code>
          </span>
          {tax && (
            <span className={`${typography.caption} ${typography.block}`}>
              {t('charge.taxIncluded', { amount: formatMoney(tax.amount, t.locale) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'balance',
      title: t('charge.balanceAfter'),
      isEnd: true,
      isExtra: true,
      cell: ({ balanceAfter }) => balanceAfter !== undefined && <Money cents={balanceAfter} />,
    },
  ];

  return (
    <PlainTable
      rows={charges}
      columns={columns}
      getKey={({ chargeId }) => chargeId}
      detail={(charge) =>
        expanded.has(charge.chargeId) && <ChargeDetail id={`${id}${charge.chargeId}`} charge={charge} />
      }
    />
  );
}
