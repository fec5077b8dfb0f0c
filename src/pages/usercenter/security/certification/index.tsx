import { CertificationGate } from './components/CertificationGate';

/** `/usercenter/security/certification`: goes where the state says. */
export default function CertificationPage() {
  return <CertificationGate />;
}
