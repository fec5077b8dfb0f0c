import { useT } from '@@/texts/balance';
import orderTexts from '@@/texts/order';
import { Button } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { ListContent } from '@/components/list/ListContent';
import type { List } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { Money } from '@/components/Money';
import { type PlainColumn, PlainTable } from '@/components/PlainTable';
import { useAction } from '@/components/query/useAction';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { NO_VALUE } from '@/domain/intlFormats';
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
  const t = useT(orderTexts);
  const columns: PlainColumn<Withdrawal>[] = [
    {
      key: 'place',
      title: t('withdrawal.target'),
      isName: true,
      cell: ({ withdrawalId, channel, bank, accountEnding }) => (
        <>
          {bank
            ? t('withdrawal.to', { bank: t(`withdrawal.bank.${bank}`), ending: accountEnding ?? NO_VALUE })
            : channel && t(`order.channel.${channel}`)}
          <span className={`${typography.caption} ${typography.block}`}>
            <Code>{withdrawalId}</Code>
          </span>
        </>
      ),
    },
    {
      key: 'time',
      title: t('statement.time'),
      isExtra: true,
      cell: ({ createdAt }) => <DateText at={createdAt} short withTime />,
    },
    {
      key: 'status',
      title: t('withdrawal.status'),
      cell: ({ status }) => (
        <span role="status">
          <StatusTag tone={WITHDRAWAL_STATUS_TONE[status]} text={t(`withdrawal.status.${status}`)} />
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('statement.amount'),
      isEnd: true,
      cell: ({ amount }) => <Money cents={amount} />,
    },
    {
      key: 'actions',
      title: t('withdrawal.actions'),
      isEnd: true,
      cell: (withdrawal) =>
        nextWithdrawalStatus(withdrawal.status, 'cancel', 'user') && (
          <CancelButton withdrawal={withdrawal} onChanged={onChanged} />
        ),
    },
  ];
  return (
    <ListContent list={list}>
      {(data) => (
        <PlainTable
          rows={data.list}
          columns={columns}
          getKey={({ withdrawalId }) => withdrawalId}
          detail={({ status, failureReason }) =>
            isReturnedWithdrawal(status) && (
              <p className={typography.secondary}>
                {failureReason} {t('withdrawal.returned')}
              </p>
            )
          }
        />
      )}
    </ListContent>
  );
}

interface CancelButtonProps {
  withdrawal: Withdrawal;
  onChanged: () => Promise<unknown>;
}

/** Cancels a withdrawal. */
function CancelButton({ withdrawal: { withdrawalId, amount }, onChanged }: CancelButtonProps) {
  const t = useT();
  const message = useMessage();
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
  return (
    <Button
      loading={cancelling.isPending}
      aria-label={t('withdrawal.cancel.of', { amount: formatMoney(amount, t.locale) })}
      onClick={() => void cancelling.run()}
    >
      {t('withdrawal.cancel')}
    </Button>
  );
}
