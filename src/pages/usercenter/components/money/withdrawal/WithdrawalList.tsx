import { useT } from '@@/texts/balance';
import orderTexts from '@@/texts/order';
import { Button, Flex } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import layout from '@/components/layout.module.css';
import { ListContent } from '@/components/list/ListContent';
import type { List } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { Money } from '@/components/Money';
import { useAction } from '@/components/query/useAction';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import type { Listing } from '@/domain/listing';
import type { PageQuery } from '@/domain/listQuery';
import { formatMoney } from '@/domain/money/money';
import { type Withdrawal, withdrawalEndpoints } from '@/domain/money/withdrawal';
import { isReturnedWithdrawal, nextWithdrawalStatus } from '@/domain/money/withdrawalMachine';
import { isRefusal } from '@/domain/requestError';
import { WITHDRAWAL_STATUS_TONE } from '@/domain/statusTone';
import { cancelWithdrawal } from '@/services/balance';

interface WithdrawalListProps {
  list: List<PageQuery, Listing<Withdrawal>>;
  onChanged: () => Promise<unknown>;
}

/** The withdrawals so far, with their states. */
export function WithdrawalList({ list, onChanged }: WithdrawalListProps) {
  return (
    <ListContent list={list}>
      {(data) => (
        <ul className={layout.divided}>
          {data.list.map((withdrawal) => (
            <Row key={withdrawal.withdrawalId} withdrawal={withdrawal} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </ListContent>
  );
}

function Row({ withdrawal, onChanged }: { withdrawal: Withdrawal; onChanged: () => Promise<unknown> }) {
  const t = useT(orderTexts);
  const message = useMessage();
  const { withdrawalId, amount, status, channel, bank, accountEnding, createdAt, failureReason } = withdrawal;
  const cancelling = useAction(() => cancelWithdrawal(withdrawalId), {
    async onDone() {
      message.success(t('withdrawal.cancelled'));
      await onChanged();
    },
    async onFailed(error) {
      if (isRefusal(error, withdrawalEndpoints.cancel)) message.warning(error.message);
      await onChanged();
    },
  });
  const place = bank
    ? t('withdrawal.to', { bank: t(`withdrawal.bank.${bank}`), ending: accountEnding ?? '-' })
    : channel && t(`order.channel.${channel}`);
  return (
    <li className={layout.row}>
      <Flex vertical gap={4} className={layout.fill}>
        <Flex wrap align="center" gap={8}>
          <span className={typography.amount}>
            <Money cents={amount} />
          </span>
          <span role="status">
            <StatusTag tone={WITHDRAWAL_STATUS_TONE[status]} text={t(`withdrawal.status.${status}`)} />
          </span>
        </Flex>
        <InlineDetails>
          <span key="place">{place}</span>
          <DateText key="at" at={createdAt} short withTime />
          <Code key="id">{withdrawalId}</Code>
        </InlineDetails>
        {isReturnedWithdrawal(status) && (
          <p className={typography.secondary}>
            {failureReason} {t('withdrawal.returned')}
          </p>
        )}
      </Flex>
      {nextWithdrawalStatus(status, 'cancel', 'user') && (
        <Button
          loading={cancelling.isPending}
          aria-label={t('withdrawal.cancel.of', { amount: formatMoney(amount, t.locale) })}
          onClick={() => void cancelling.run()}
        >
          {t('withdrawal.cancel')}
        </Button>
      )}
    </li>
  );
}
