import { AgreementDocument } from './components/document/AgreementDocument';

export default function AboutUsPage() {
  return <AgreementDocument code="about-us" />;
}
