import { CertificationGate } from './components/CertificationGate';

/** `/usercenter/security/certification`: redirects to the page of the current state. */
export default function CertificationPage() {
  return <CertificationGate />;
}
