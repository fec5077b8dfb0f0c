import { AgreementDocument } from './components/AgreementDocument';

export default function PrivacyPage() {
  return <AgreementDocument code="privacy" />;
}
