import { AgreementDocument } from './components/AgreementDocument';

export default function RegisterAgreementPage() {
  return <AgreementDocument code="register" />;
}
