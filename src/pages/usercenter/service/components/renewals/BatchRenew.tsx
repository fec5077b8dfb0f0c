import { useT } from '@@/texts/renewal';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { EmptyNote } from '@/components/EmptyNote';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { PayText } from '@/components/order/PayText';
import { OrderConsent, useOrderConsents } from '@/components/order/placing/OrderConsent';
import { PurchaseOrder, usePurchaseOrder } from '@/components/order/placing/PurchaseOrder';
import { ProofDialog } from '@/components/security/ProofDialog';
import { topUpAddress } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import { findObstacle } from '@/domain/instance/renewal';
import type { Renewal } from '@/domain/instance/renewals';
import { formatMoney, sumCents } from '@/domain/money/money';
import { listAgreements } from '@/services/agreement';
import { proveAccount, sendProofCode } from '@/services/proof';
import { fetchCaptcha } from '@/services/signIn';
import { BatchRow, type RenewService } from './BatchRow';

interface BatchRenewProps {
  services: readonly Renewal[];
  /** In cents. */
  balance: number;
  /** Called after all selected services were renewed or not. */
  onSettled: () => void;
}

/** Renews several services at once: one total, one consent and one confirmation, then a result for each. */
export function BatchRenew({ services, balance, onSettled }: BatchRenewProps) {
  const t = useT();
  const [startedIds, setStartedIds] = useState<readonly string[]>([]);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState(false);
  /** Called with whether the identity was proven, while that is asked. */
  const [proving, setProving] = useState<(isProven: boolean) => void>();
  const purchaseOrder = usePurchaseOrder('renewals');
  const renewService = useRef(new Map<string, RenewService>());

  // One that has an order now stays, to show its result.
  const renewals = services.filter(
    (renewal) =>
      startedIds.includes(renewal.instanceId) || (!findObstacle(renewal) && renewal.scheduled === undefined),
  );
  const selected = renewals.filter(({ instanceId }) => selectedIds.includes(instanceId));
  const codes = new Set(selected.flatMap(({ agreements }) => agreements));
  const consent = useOrderConsents([...codes], listAgreements);
  const total = sumCents(selected.map(({ price = 0 }) => price));
  const missing = Math.max(0, total - balance);
  const texts = { total: formatMoney(total, t.locale), count: selected.length };

  function handleSelect(instanceId: string, isSelected: boolean) {
    setAsking(false);
    setSelectedIds((ids) => [...ids.filter((id) => id !== instanceId), ...(isSelected ? [instanceId] : [])]);
  }

  function handleProof(isProven: boolean) {
    setProving(undefined);
    proving?.(isProven);
  }

  function handleStart() {
    if (purchaseOrder.validate()) setAsking(true);
  }

  async function handleConfirm() {
    setAsking(false);
    setRunning(true);
    setStartedIds((ids) => [...ids, ...selected.map(({ instanceId }) => instanceId)]);
    // One after the other, so that the balance pays for them in this order.
    for (const { instanceId, agreements: needed } of selected) {
      await renewService.current.get(instanceId)?.(
        consent.consents.filter(({ code }) => needed.includes(code)),
        () => new Promise((resolve) => setProving(() => resolve)),
        purchaseOrder.number,
      );
    }
    purchaseOrder.clear();
    setRunning(false);
    setSelectedIds([]);
    onSettled();
  }

  return (
    <>
      <p className={typography.note}>{t('renewal.batch.lead')}</p>
      {renewals.length === 0 && <EmptyNote>{t('renewal.batch.none')}</EmptyNote>}
      <ul className={layout.divided}>
        {renewals.map((renewal) => (
          <BatchRow
            key={renewal.instanceId}
            renewal={renewal}
            selected={selectedIds.includes(renewal.instanceId)}
            disabled={running}
            onSelect={(isSelected) => handleSelect(renewal.instanceId, isSelected)}
            onReady={(instanceId, renew) => renewService.current.set(instanceId, renew)}
          />
        ))}
      </ul>
      {selected.length > 0 && (
        <Flex vertical gap={12}>
          <Flex wrap align="baseline" justify="space-between" gap={8}>
            <strong>
              {t('renewal.batch.total', texts)} {texts.total}
            </strong>
            <span className={typography.note}>
              {t('renewal.batch.balance', { balance: formatMoney(balance, t.locale) })}
            </span>
          </Flex>
          {missing > 0 && (
            <Alert
              type="warning"
              title={t('renewal.batch.missing', { missing: formatMoney(missing, t.locale) })}
              action={<LinkButton to={topUpAddress(missing)}>{t('renewal.topUp')}</LinkButton>}
            />
          )}
          <PurchaseOrder
            order={purchaseOrder}
            disabled={running || asking}
            hint={t('renewal.batch.purchaseOrder')}
          />
          <OrderConsent consent={consent} missing={false} disabled={running} />
          {asking ? (
            <Flex wrap align="center" gap={8} role="group" aria-labelledby="renewal-confirm">
              <span id="renewal-confirm">{t('renewal.batch.confirm', texts)}</span>
              <Button type="primary" autoFocus onClick={() => void handleConfirm()}>
                <PayText cents={total} />
              </Button>
              <Button onClick={() => setAsking(false)}>{t('renewal.batch.cancel')}</Button>
            </Flex>
          ) : (
            <span>
              <Button
                type="primary"
                loading={running}
                disabled={missing > 0 || !consent.accepted}
                onClick={handleStart}
              >
                {t('renewal.batch')}
              </Button>
            </span>
          )}
        </Flex>
      )}
      {proving && (
        <ProofDialog
          why={t('renewal.batch.proof')}
          prove={proveAccount}
          sendCode={sendProofCode}
          fetchCaptcha={fetchCaptcha}
          onProven={() => handleProof(true)}
          onClose={() => handleProof(false)}
        />
      )}
    </>
  );
}
