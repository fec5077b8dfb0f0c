import { useT } from '@@/texts/certification';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import panelStyles from '@/components/panel.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { CERTIFICATION_TYPES } from '@/domain/certification/certificationForm';
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
      <Section
        title={t('certification.start.needed')}
        actions={
          <Button type="primary" onClick={handleStart}>
            {t('certification.start.begin')}
          </Button>
        }
      >
        <p className={typography.secondary}>{t('certification.start.why')}</p>
        <CardGrid min={280} stretch>
          {CERTIFICATION_TYPES.map((type) => (
            <div key={type} className={panelStyles.inset}>
              <h3>{t(`certification.type.${type}`)}</h3>
              <p className={typography.secondary}>{t(`certification.needs.${type}`)}</p>
            </div>
          ))}
        </CardGrid>
      </Section>
      <Section title={t('certification.start.kept')}>
        <ul className={typography.bullets}>
          {KEPT.map((fact) => (
            <li key={fact}>{t(`certification.start.kept.${fact}`)}</li>
          ))}
        </ul>
      </Section>
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
