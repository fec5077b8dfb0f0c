import { useT } from '@@/texts/result';
import { Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { StatusPage } from '@/components/StatusPage';
import { encodePart } from '@/domain/characters';
import { FORM_PATHS, type Submission } from '@/domain/console/submission';
import styles from './components/Result.module.css';
import { ResultGate } from './components/ResultGate';
import { SubmissionDrawer } from './components/SubmissionDrawer';
import { SubmissionSteps } from './components/SubmissionSteps';

/** Returns the URL of the form with the submitted values, focused on a field. */
function getFixUrl({ kind, submissionId }: Submission, field?: string): string {
  const from = `${FORM_PATHS[kind]}?from=${encodePart(submissionId)}`;
  return field ? `${from}&field=${encodePart(field)}` : from;
}

/** `/result/fail?id=`: the reasons for a refusal, each with a link to fix it. */
export default function ResultFailPage() {
  const t = useT();
  return (
    <ResultGate outcome="fail">
      {(submission) => (
        <>
          <StatusPage
            drawing="failed"
            compact
            title={t('result.fail.title')}
            description={t('result.fail.description', { title: submission.title })}
            action={
              <Flex wrap justify="center" gap={8}>
                <LinkButton type="primary" to={getFixUrl(submission)}>
                  {t('result.fail.mend')}
                </LinkButton>
                <SubmissionDrawer submission={submission} />
                <LinkButton to={`${FORM_PATHS[submission.kind]}?list=open`}>{t('result.toList')}</LinkButton>
              </Flex>
            }
          />
          <section className={styles.box} aria-labelledby="result-reasons">
            <h2 id="result-reasons" className={layout.spaceAfterMd}>
              {t('result.fail.reasons', { count: submission.reasons.length })}
            </h2>
            <Flex component="ul" vertical>
              {submission.reasons.map(({ code, field, text }) => (
                <Flex
                  key={code}
                  className={styles.reason}
                  component="li"
                  wrap
                  align="center"
                  justify="space-between"
                  gap="8px 16px"
                >
                  <span className={styles.reasonText}>{text}</span>
                  <LinkButton to={getFixUrl(submission, field)}>{t(`result.fail.mend.${code}`)}</LinkButton>
                </Flex>
              ))}
            </Flex>
          </section>
          <section className={styles.box} aria-labelledby="result-steps">
            <h2 id="result-steps" className={layout.spaceAfterMd}>
              {t('result.fail.steps')}
            </h2>
            <SubmissionSteps submission={submission} />
          </section>
        </>
      )}
    </ResultGate>
  );
}
