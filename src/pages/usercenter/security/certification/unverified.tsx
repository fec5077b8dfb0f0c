import { CertificationGate } from './components/CertificationGate';
import { StartPanel } from './components/start/StartPanel';

/** Where a certification starts: what it is for, what is needed, what is kept and why. */
export default function UnverifiedPage() {
  return <CertificationGate route="unverified">{(props) => <StartPanel {...props} />}</CertificationGate>;
}
