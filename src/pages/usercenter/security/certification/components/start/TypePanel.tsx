import { useT } from '@@/texts/certification';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { RadioCards } from '@/components/RadioCards';
import typography from '@/components/typography.module.css';
import { CERTIFICATION_TYPES, type CertificationType } from '@/domain/certification/certificationForm';
import { changeCertification, saveCertificationDraft } from '@/services/certification';
import type { CertificationProps } from '../CertificationGate';
import { useCertificationCall } from '../useCertification';

interface TypePanelProps extends CertificationProps {
  /** Called once the application of the selected type exists. */
  onChosen?: () => void;
}

/** Selects personal or enterprise and starts the application. Changing the type replaces a draft after a warning. */
export function TypePanel({ onChosen, ...props }: TypePanelProps) {
  const t = useT();
  const { status, application, certified } = props.certification;
  const { busy, run } = useCertificationCall(props);
  const [type, setType] = useState<CertificationType>(application?.type ?? certified?.type ?? 'personal');
  const losesDraft = application !== undefined && application.type !== type;

  async function handleChoose() {
    const isSameType = application?.type === type;
    const done =
      isSameType ||
      (await run(() =>
        status === 'verified' ? changeCertification(type) : saveCertificationDraft({ type, texts: {} }),
      ));
    if (done) onChosen?.();
  }

  return (
    <>
      <RadioCards
        label={t('certification.choose')}
        isLabelHidden
        min={280}
        options={CERTIFICATION_TYPES.map((value) => ({
          value,
          title: t(`certification.type.${value}`),
          line: t(`certification.type.${value}.lead`),
        }))}
        value={type}
        onChange={setType}
      />
      {losesDraft && <Alert type="warning" title={t('certification.choose.loses')} />}
      {certified && (
        <p className={typography.secondary}>
          {t(status === 'expired' ? 'certification.renew.lead' : 'certification.change.lead')}
        </p>
      )}
      <Flex>
        <Button type="primary" loading={busy} onClick={() => void handleChoose()}>
          {t(`certification.choose.${type}`)}
        </Button>
      </Flex>
    </>
  );
}
