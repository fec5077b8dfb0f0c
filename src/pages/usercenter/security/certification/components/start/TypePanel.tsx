import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import layout from '@/components/layout.module.css';
import { CERTIFICATION_TYPES, type CertificationType } from '@/domain/certification/certificationForm';
import { changeCertification, saveCertificationDraft } from '@/services/certification';
import styles from '../Certification.module.css';
import type { CertificationProps } from '../CertificationGate';
import { useCertificationCall } from '../useCertificationCall';

interface TypePanelProps extends CertificationProps {
  /** Once the application of the chosen type is there; the state itself leads on where the page may not stay open. */
  onChosen?: () => void;
}

/** Personal or enterprise. Choosing begins the application; another choice than before begins it anew, and says so. */
export function TypePanel({ onChosen, ...props }: TypePanelProps) {
  const { formatMessage } = useIntl();
  const { status, application, certified } = props.certification;
  const { busy, run } = useCertificationCall(props);
  const [type, setType] = useState<CertificationType>(application?.type ?? certified?.type ?? 'personal');
  const losesDraft = application !== undefined && application.type !== type;

  async function handleChoose() {
    const kept = application?.type === type;
    const done =
      kept ||
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
        aria-label={formatMessage({ id: 'certification.choose' })}
      >
        {CERTIFICATION_TYPES.map((each) => (
          <Radio key={each} value={each} className={styles.choice}>
            <span className={styles.tileTitle}>{formatMessage({ id: `certification.type.${each}` })}</span>
            <span className={styles.note}>{formatMessage({ id: `certification.type.${each}.lead` })}</span>
          </Radio>
        ))}
      </Radio.Group>
      {losesDraft && (
        <Alert
          className={layout.spaceAroundMd}
          type="warning"
          showIcon
          title={formatMessage({ id: 'certification.choose.loses' })}
        />
      )}
      {certified && (
        <p className={styles.note}>
          {formatMessage({
            id: status === 'expired' ? 'certification.renew.lead' : 'certification.change.lead',
          })}
        </p>
      )}
      <Flex className={styles.actions} wrap align="center" gap={12}>
        <Button type="primary" size="large" loading={busy} onClick={() => void handleChoose()}>
          {formatMessage({ id: `certification.choose.${type}` })}
        </Button>
      </Flex>
    </>
  );
}
