import { CertificationGate } from './components/CertificationGate';
import { SubmitPanel } from './components/submit/SubmitPanel';

/** Everything once more, masked, and the way to hand it in. */
export default function SubmitPage() {
  return <CertificationGate route="submit">{(props) => <SubmitPanel {...props} />}</CertificationGate>;
}
