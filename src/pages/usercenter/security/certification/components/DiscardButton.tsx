import { useIntl } from '@umijs/max';
import { Button, Flex, Popconfirm } from 'antd';
import layout from '@/components/layout.module.css';
import { discardCertification } from '@/services/certification';
import type { CertificationProps } from './CertificationGate';
import { useCertificationCall } from './useCertificationCall';
import { useTypedTexts } from './useTypedTexts';

/** Gives the application up, after asking. What was valid before stays valid. */
export function DiscardButton(props: CertificationProps) {
  const { formatMessage } = useIntl();
  const { busy, run } = useCertificationCall(props);
  const { forgetAll } = useTypedTexts();

  async function handleDiscard() {
    if (await run(discardCertification)) forgetAll();
  }

  return (
    <Flex className={layout.spaceBeforeXs} justify="flex-end">
      <Popconfirm
        title={formatMessage({ id: 'certification.discard.confirm' })}
        description={formatMessage({ id: 'certification.discard.lead' })}
        okText={formatMessage({ id: 'certification.discard' })}
        onConfirm={() => void handleDiscard()}
      >
        <Button type="text" loading={busy}>
          {formatMessage({ id: 'certification.discard' })}
        </Button>
      </Popconfirm>
    </Flex>
  );
}
