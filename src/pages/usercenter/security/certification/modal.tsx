import { useT } from '@@/texts/certification';
import { useNavigate } from '@umijs/max';
import panelStyles from '@/components/panel.module.css';
import styles from './components/Certification.module.css';
import { CertificationGate, type CertificationProps } from './components/CertificationGate';
import { TypePanel } from './components/start/TypePanel';
import { useCertificationPath } from './components/useCertificationPath';

/** Selects what is verified: a person or an enterprise. */
export default function ModalPage() {
  return <CertificationGate route="modal">{(props) => <TypePage {...props} />}</CertificationGate>;
}

function TypePage(props: CertificationProps) {
  const t = useT();
  const navigate = useNavigate();
  const certificationPath = useCertificationPath();
  return (
    <div className={panelStyles.panel}>
      <h2 className={styles.subtitle}>{t('certification.choose')}</h2>
      <TypePanel {...props} onChosen={() => navigate(certificationPath('file'))} />
    </div>
  );
}
