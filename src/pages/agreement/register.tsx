import { AgreementDocument } from './components/document/AgreementDocument';

export default function RegisterAgreementPage() {
  return <AgreementDocument code="register" />;
}
