import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import panelStyles from '@/components/panel.module.css';
import { getSteps } from '@/domain/certification/certificationForm';
import { ApplicationSummary } from '../ApplicationSummary';
import styles from '../Certification.module.css';
import type { CertificationProps } from '../CertificationGate';
import { certificationPath } from '../certificationPath';
import { DiscardButton } from '../DiscardButton';
import { REVIEW_STEP, Stepper } from '../Stepper';
import { ProblemList } from './ProblemList';
import { SubmitForm } from './SubmitForm';

/** The last screen: everything masked, what still wants something, then the code, the consent and the button. */
export function SubmitPanel(props: CertificationProps) {
  const { formatMessage } = useIntl();
  const { application } = props.certification;
  if (!application) return null;
  const last = getSteps(application.type, application.texts).at(-1)?.key;
  return (
    <div className={`${panelStyles.panel} ${styles.card}`}>
      <Stepper application={application} current={REVIEW_STEP} />
      <h2 className={styles.subtitle}>{formatMessage({ id: 'certification.step.review' })}</h2>
      <p className={styles.note}>{formatMessage({ id: 'certification.review.masked' })}</p>
      <ApplicationSummary texts={application.texts} files={application.files} />
      <ProblemList application={application} />
      {application.problems.length === 0 && <SubmitForm {...props} application={application} />}
      <Flex className={styles.links} component="p" wrap gap="0 24px">
        <Link to={certificationPath('file', last)}>{formatMessage({ id: 'certification.back' })}</Link>
        <Link to={certificationPath('modal')}>{formatMessage({ id: 'certification.choose.other' })}</Link>
      </Flex>
      <DiscardButton {...props} />
    </div>
  );
}
