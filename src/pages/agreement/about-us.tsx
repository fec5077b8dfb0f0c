import { AgreementDocument } from './components/AgreementDocument';

export default function AboutUsPage() {
  return <AgreementDocument code="about-us" />;
}
