import { AgreementDocument } from './components/AgreementDocument';

export default function ContractTemplatePage() {
  return <AgreementDocument code="contracttemp" />;
}
