import { DownOutlined } from '@ant-design/icons';
import { FormattedMessage, useIntl } from '@umijs/max';
import { Flex, Tag } from 'antd';
import { useId, useState } from 'react';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { dateFormat } from '@/domain/intlFormats';
import { ACCOUNTING_ZONE } from '@/domain/money/accountingTime';
import type { Charge } from '@/domain/money/charge';
import { CHARGE_STATUS_TONE } from '@/domain/statusTone';
import { ChargeDetail } from './ChargeDetail';
import styles from './ChargeRow.module.css';

/** One charge; it unfolds into how its amount comes about. */
export function ChargeRow({ charge }: { charge: Charge }) {
  const { formatMessage, locale } = useIntl();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { title, planName, category, status, amount, direction, balanceAfter, createdAt } = charge;
  const time = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: ACCOUNTING_ZONE,
  }).format(new Date(createdAt));

  return (
    <li className={styles.charge}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Flex className={layout.shrink} component="span" vertical gap={4}>
          <span className={styles.title}>{title}</span>
          <Flex className={typography.caption} component="span" wrap align="center" gap="0 12px">
            <Tag className={styles.tag}>{formatMessage({ id: `charge.category.${category}` })}</Tag>
            {status !== 'settled' && (
              <StatusTag
                tone={CHARGE_STATUS_TONE[status]}
                text={formatMessage({ id: `charge.status.${status}` })}
              />
            )}
            {planName && <span>{planName}</span>}
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
          <span className={styles.amount}>
            <bdi dir="ltr">
              {direction === 'in' && '+'}
              <Money cents={direction === 'in' ? amount : -amount} />
            </bdi>
          </span>
          <Flex className={typography.caption} component="span" wrap align="center" gap="0 12px">
            <FormattedMessage
              id="charge.balanceAfter"
              values={{ amount: <Money key="balance" cents={balanceAfter} /> }}
            />
          </Flex>
        </Flex>
        <DownOutlined className={styles.arrow} aria-hidden />
      </button>
      <div id={id} hidden={!open}>
        {open && <ChargeDetail charge={charge} />}
      </div>
    </li>
  );
}
