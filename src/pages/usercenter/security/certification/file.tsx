import { ApplicationForm } from './components/application/ApplicationForm';
import { CertificationGate } from './components/CertificationGate';

/** The form of an application, one screen after the other. */
export default function FilePage() {
  return <CertificationGate route="file">{(props) => <ApplicationForm {...props} />}</CertificationGate>;
}
