import { useT } from '@@/texts/certification';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { Alert } from '@/components/Alert';
import layout from '@/components/layout.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { Application } from '@/domain/certification/certification';
import { getSteps } from '@/domain/certification/certificationForm';
import styles from './components/Certification.module.css';
import { CertificationGate, type CertificationProps } from './components/CertificationGate';
import { DiscardButton } from './components/DiscardButton';
import { problemTextId } from './components/problemText';
import { REVIEW_STEP, Stepper } from './components/Stepper';
import { ApplicationReview } from './components/submit/ApplicationReview';
import { SubmitForm } from './components/submit/SubmitForm';
import { useCertificationPath } from './components/useCertificationPath';

/** Review of the application and its submission. */
export default function SubmitPage() {
  return <CertificationGate route="submit">{(props) => <SubmitPanel {...props} />}</CertificationGate>;
}

function SubmitPanel(props: CertificationProps) {
  const t = useT();
  const certificationPath = useCertificationPath();
  const { application } = props.certification;
  if (!application) return null;
  const lastStep = getSteps(application.type, application.texts).at(-1)?.key;
  return (
    <div className={`${layout.page} ${styles.application}`}>
      <Stepper application={application} current={REVIEW_STEP} />
      <Section title={t('certification.step.review')}>
        <ApplicationReview application={application} />
        <ProblemList application={application} />
        {application.problems.length === 0 && <SubmitForm {...props} application={application} />}
        <Flex wrap align="center" gap="0 24px">
          <Link className={layout.touchLink} to={certificationPath('file', lastStep)}>
            {t('certification.back')}
          </Link>
          <Link className={layout.touchLink} to={certificationPath('modal')}>
            {t('certification.choose.other')}
          </Link>
          <span className={layout.pushStart}>
            <DiscardButton {...props} />
          </span>
        </Flex>
      </Section>
    </div>
  );
}

/** Problems that prevent the submission, each with a link to its step. */
function ProblemList({ application }: { application: Application }) {
  const t = useT();
  const certificationPath = useCertificationPath();
  const { problems, reasons, type, texts } = application;
  if (problems.length === 0) return null;
  const getStep = (problemField: string) =>
    getSteps(type, texts).find((step) =>
      [...step.texts, ...step.slots].some((field) => field === problemField),
    )?.key;

  return (
    <Alert
      type="warning"
      title={t('certification.problems', { count: problems.length })}
      description={
        <ul className={typography.bullets}>
          {problems.map(({ field, problem }) => (
            <li key={field}>
              <Link to={certificationPath('file', getStep(field))}>{t(`certification.field.${field}`)}</Link>
              {': '}
              {reasons.find((item) => item.field === field)?.reason ?? t(problemTextId(field, problem))}
            </li>
          ))}
        </ul>
      }
    />
  );
}
