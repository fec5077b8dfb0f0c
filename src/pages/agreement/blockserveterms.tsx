import { AgreementDocument } from './components/document/AgreementDocument';

export default function ServiceTermsPage() {
  return <AgreementDocument code="blockserveterms" />;
}
