import { AgreementDocument } from './components/document/AgreementDocument';

export default function PrivacyPage() {
  return <AgreementDocument code="privacy" />;
}
