import { AgreementDocument } from './components/document/AgreementDocument';

export default function ContractTemplatePage() {
  return <AgreementDocument code="contracttemp" />;
}
