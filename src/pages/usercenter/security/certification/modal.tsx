import { CertificationGate } from './components/CertificationGate';
import { TypePage } from './components/start/TypePage';

/** Chooses what is certified: a person or an enterprise. */
export default function ModalPage() {
  return <CertificationGate route="modal">{(props) => <TypePage {...props} />}</CertificationGate>;
}
