import { CertificationGate } from './components/CertificationGate';
import { CertifiedPanel } from './components/CertifiedPanel';

/** What is certified, until when, and how to change or renew it. */
export default function VerifiedPage() {
  return <CertificationGate route="verified">{(props) => <CertifiedPanel {...props} />}</CertificationGate>;
}
