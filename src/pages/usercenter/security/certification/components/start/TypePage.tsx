import { useIntl, useNavigate } from '@umijs/max';
import panelStyles from '@/components/panel.module.css';
import styles from '../Certification.module.css';
import type { CertificationProps } from '../CertificationGate';
import { certificationPath } from '../certificationPath';
import { TypePanel } from './TypePanel';

/** The choice of what is certified, as a page of its own. */
export function TypePage(props: CertificationProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <div className={`${panelStyles.panel} ${styles.card}`}>
      <h2 className={styles.subtitle}>{formatMessage({ id: 'certification.choose' })}</h2>
      <TypePanel {...props} onChosen={() => navigate(certificationPath('file'))} />
    </div>
  );
}
