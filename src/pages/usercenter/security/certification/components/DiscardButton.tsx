import { useT } from '@@/texts/certification';
import { Button } from 'antd';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { discardCertification } from '@/services/certification';
import type { CertificationProps } from './CertificationGate';
import { useCertificationCall } from './useCertification';
import { useTypedTexts } from './useTypedTexts';

/** Discards the application after a confirmation; an earlier certification stays valid. */
export function DiscardButton(props: CertificationProps) {
  const t = useT();
  const { busy, run } = useCertificationCall(props);
  const { clear } = useTypedTexts();

  async function handleDiscard() {
    if (await run(discardCertification)) clear();
  }

  return (
    <ConfirmPopover
      title={t('certification.discard.confirm')}
      description={t('certification.discard.lead')}
      okText={t('certification.discard')}
      onConfirm={() => void handleDiscard()}
    >
      <Button type="text" loading={busy}>
        {t('certification.discard')}
      </Button>
    </ConfirmPopover>
  );
}
