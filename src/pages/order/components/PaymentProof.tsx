import { useT } from '@@/texts/order';
import { ProofDialog } from '@/components/security/ProofDialog';
import { formatMoney } from '@/domain/money/money';
import { proveAccount, sendProofCode } from '@/services/proof';

interface PaymentProofProps {
  /** In cents. */
  amount: number;
  onProven: () => void;
  onClose: () => void;
}

/** Asks for the proof of identity that a large payment from the balance needs. Loaded when opened. */
export default function PaymentProof({ amount, ...props }: PaymentProofProps) {
  const t = useT();
  return (
    <ProofDialog
      why={t('order.pay.proof', { amount: formatMoney(amount, t.locale) })}
      prove={proveAccount}
      sendCode={sendProofCode}
      {...props}
    />
  );
}
