import { useT } from '@@/texts/certification';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { CERTIFICATION_TYPES } from '@/domain/certification/certificationForm';
import styles from './components/Certification.module.css';
import { CertificationGate, type CertificationProps } from './components/CertificationGate';

const TypeDialog = lazy(() => import('./components/start/TypeDialog'));

const KEPT = ['documents', 'numbers', 'result', 'deletion'] as const;

function StartPanel(props: CertificationProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [dialogLoaded, setDialogLoaded] = useState(false);

  function handleStart() {
    setDialogLoaded(true);
    setOpen(true);
  }

  return (
    <>
      <div className={panelStyles.panel}>
        <p className={styles.lead}>{t('certification.start.why')}</p>
        <h2 className={styles.subtitle}>{t('certification.start.needed')}</h2>
        <CardGrid className={layout.spaceAroundMd} min={280} stretch>
          {CERTIFICATION_TYPES.map((type) => (
            <div key={type} className={styles.tile}>
              <h3 className={styles.tileTitle}>{t(`certification.type.${type}`)}</h3>
              <p className={styles.note}>{t(`certification.needs.${type}`)}</p>
            </div>
          ))}
        </CardGrid>
        <h2 className={styles.subtitle}>{t('certification.start.kept')}</h2>
        <ul className={typography.bullets}>
          {KEPT.map((fact) => (
            <li key={fact}>{t(`certification.start.kept.${fact}`)}</li>
          ))}
        </ul>
        <Flex className={styles.actions} wrap align="center" gap={12}>
          <Button type="primary" size="large" onClick={handleStart}>
            {t('certification.start.begin')}
          </Button>
        </Flex>
      </div>
      {dialogLoaded && (
        <Suspense>
          <TypeDialog {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The start of a verification: its purpose, the documents needed and the data stored. */
export default function UnverifiedPage() {
  return <CertificationGate route="unverified">{(props) => <StartPanel {...props} />}</CertificationGate>;
}
