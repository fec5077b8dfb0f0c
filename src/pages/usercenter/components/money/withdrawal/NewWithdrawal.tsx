import { useT } from '@@/texts/balance';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import { useProof } from '@/components/security/useProvenAction';
import { useServerMessage } from '@/components/useServerMessage';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { formatMoney } from '@/domain/money/money';
import {
  mostWithdrawable,
  WITHDRAWAL_LIMITS,
  type Withdrawal,
  type WithdrawalOptions,
  type WithdrawalPayload,
  withdrawalEndpoints,
} from '@/domain/money/withdrawal';
import { hasErrorCode } from '@/domain/requestError';
import { findWithdrawalByKey, requestWithdrawal } from '@/services/balance';
import { accountProof } from '@/services/privacy';
import { WithdrawalForm } from './WithdrawalForm';

type WithdrawalContent = Omit<WithdrawalPayload, 'idempotencyKey'>;

interface NewWithdrawalProps {
  options: WithdrawalOptions;
  /** Reads the options and the list again. */
  onChanged: () => Promise<unknown>;
}

/** Requests a withdrawal, once, after a proof of identity; says why where none is possible. */
export function NewWithdrawal({ options, onChanged }: NewWithdrawalProps) {
  const t = useT();
  const message = useMessage();
  const [refusal, setRefusal] = useServerMessage<string>();
  const { requireProof, dialog } = useProof({
    proof: accountProof,
    why: t('withdrawal.proof.why'),
  });
  /** Empties the form after each withdrawal. */
  const [count, setCount] = useState(0);
  const requesting = useActionOnce<[WithdrawalContent], Withdrawal>({
    name: 'withdrawal',
    isShared: true,
    endpoint: withdrawalEndpoints.request,
    asksAtOnce: true,
    find: findWithdrawalByKey,
    act: (idempotencyKey, content) => requestWithdrawal({ ...content, idempotencyKey }),
    async onDone() {
      setCount((last) => last + 1);
      message.success(t('withdrawal.requested'));
      await onChanged();
    },
    onMissing: onChanged,
    async onRefused(error, content) {
      if (hasErrorCode(error, INSTANCE_ERROR.proofRequired)) {
        requireProof(() => void request(content));
        return;
      }
      setRefusal(error.message);
      await onChanged();
    },
  });

  function request(content: WithdrawalContent) {
    setRefusal(undefined);
    return requesting.run(content);
  }

  const least = formatMoney(WITHDRAWAL_LIMITS.least, t.locale);
  const mostOf = (target: Parameters<typeof mostWithdrawable>[1]) => mostWithdrawable(options, target);
  const most = Math.max(
    mostOf({ kind: 'bank' }),
    ...options.channels.map(({ channel }) => mostOf({ kind: 'channel', channel })),
  );

  function content() {
    if (requesting.isUnknown) {
      return (
        <Alert
          type="warning"
          title={t('withdrawal.unknown')}
          description={t('withdrawal.unknown.description')}
          action={
            <Button loading={requesting.isPending} onClick={() => void requesting.retry()}>
              {t('withdrawal.ask')}
            </Button>
          }
        />
      );
    }
    if (options.leftToday === 0) return <p>{t('withdrawal.full')}</p>;
    if (options.channels.length === 0 && !options.holder) {
      return (
        <Flex vertical align="start" gap={12}>
          <p>{t('withdrawal.noTarget')}</p>
          <LinkButton to="/usercenter/security/certification">{t('withdrawal.verify')}</LinkButton>
        </Flex>
      );
    }
    if (most < WITHDRAWAL_LIMITS.least) return <p>{t('withdrawal.none', { least })}</p>;
    return <WithdrawalForm key={count} options={options} sending={requesting.isPending} onSubmit={request} />;
  }

  return (
    <>
      {options.mustLeave !== undefined && (
        <Alert
          type="info"
          title={t('withdrawal.kept', { amount: formatMoney(options.mustLeave, t.locale) })}
          description={<Link to="/usercenter/service/budget">{t('withdrawal.kept.change')}</Link>}
        />
      )}
      {requesting.outcome === 'missing' && <Alert type="info" title={t('withdrawal.missing')} />}
      {refusal && <Alert type="error" title={refusal} />}
      {content()}
      {dialog}
    </>
  );
}
