import { useT } from '@@/texts/certification';
import { useNavigate } from '@umijs/max';
import { Section } from '@/components/Section';
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
    <Section title={t('certification.choose')}>
      <TypePanel {...props} onChosen={() => navigate(certificationPath('file'))} />
    </Section>
  );
}
