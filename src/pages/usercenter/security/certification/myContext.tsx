import { CertificationGate } from './components/CertificationGate';
import { RecordPanel } from './components/record/RecordPanel';

/** What became of an application, and what has happened so far. */
export default function MyContextPage() {
  return <CertificationGate route="myContext">{(props) => <RecordPanel {...props} />}</CertificationGate>;
}
