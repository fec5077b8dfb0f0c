import { AgreementDocument } from './components/AgreementDocument';

export default function ServiceTermsPage() {
  return <AgreementDocument code="blockserveterms" />;
}
