import { Link, useIntl } from '@umijs/max';
import { Alert } from 'antd';
import layout from '@/components/layout.module.css';
import type { Application } from '@/domain/certification/certification';
import { getSteps } from '@/domain/certification/certificationForm';
import styles from '../Certification.module.css';
import { certificationPath } from '../certificationPath';

/** What keeps the application from being sent; each line leads to the screen where it is put right. */
export function ProblemList({ application }: { application: Application }) {
  const { formatMessage } = useIntl();
  const { problems, reasons, type, texts } = application;
  if (problems.length === 0) return null;
  const getStep = (wanted: string) =>
    getSteps(type, texts).find((step) => [...step.texts, ...step.slots].some((field) => field === wanted))
      ?.key;

  return (
    <Alert
      className={layout.spaceAroundMd}
      type="warning"
      showIcon
      title={formatMessage({ id: 'certification.problems' }, { count: problems.length })}
      description={
        <ul className={styles.problems}>
          {problems.map(({ field, problem }) => (
            <li key={field}>
              <Link to={certificationPath('file', getStep(field))}>
                {formatMessage({ id: `certification.field.${field}` })}
              </Link>
              {': '}
              {reasons.find((each) => each.field === field)?.reason ??
                formatMessage({ id: `certification.problem.${problem}` })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
