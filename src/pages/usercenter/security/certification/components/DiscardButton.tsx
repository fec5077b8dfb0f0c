import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import layout from '@/components/layout.module.css';
import { discardCertification } from '@/services/certification';
import type { CertificationProps } from './CertificationGate';
import { useCertificationCall } from './useCertification';
import { useTypedTexts } from './useTypedTexts';

/** Discards the application after a confirmation; an earlier certification stays valid. */
export function DiscardButton(props: CertificationProps) {
  const { formatMessage } = useIntl();
  const { busy, run } = useCertificationCall(props);
  const { clear } = useTypedTexts();

  async function handleDiscard() {
    if (await run(discardCertification)) clear();
  }

  return (
    <Flex className={layout.spaceBeforeXs} justify="flex-end">
      <ConfirmPopover
        title={formatMessage({ id: 'certification.discard.confirm' })}
        description={formatMessage({ id: 'certification.discard.lead' })}
        okText={formatMessage({ id: 'certification.discard' })}
        onConfirm={() => void handleDiscard()}
      >
        <Button type="text" loading={busy}>
          {formatMessage({ id: 'certification.discard' })}
        </Button>
      </ConfirmPopover>
    </Flex>
  );
}
