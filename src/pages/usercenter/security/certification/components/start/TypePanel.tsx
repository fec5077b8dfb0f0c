import { useT } from '@@/texts/certification';
import { Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import layout from '@/components/layout.module.css';
import { CERTIFICATION_TYPES, type CertificationType } from '@/domain/certification/certificationForm';
import { changeCertification, saveCertificationDraft } from '@/services/certification';
import styles from '../Certification.module.css';
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
      <Radio.Group
        className={styles.choices}
        value={type}
        onChange={(event) => setType(event.target.value)}
        aria-label={t('certification.choose')}
      >
        {CERTIFICATION_TYPES.map((value) => (
          <Radio key={value} value={value} className={styles.choice}>
            <span className={styles.tileTitle}>{t(`certification.type.${value}`)}</span>{' '}
            <span className={styles.note}>{t(`certification.type.${value}.lead`)}</span>
          </Radio>
        ))}
      </Radio.Group>
      {losesDraft && (
        <Alert className={layout.spaceAroundMd} type="warning" title={t('certification.choose.loses')} />
      )}
      {certified && (
        <p className={styles.note}>
          {t(status === 'expired' ? 'certification.renew.lead' : 'certification.change.lead')}
        </p>
      )}
      <Flex className={styles.actions} wrap align="center" gap={12}>
        <Button type="primary" size="large" loading={busy} onClick={() => void handleChoose()}>
          {t(`certification.choose.${type}`)}
        </Button>
      </Flex>
    </>
  );
}
