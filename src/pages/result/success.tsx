import { useT } from '@@/texts/result';
import submissionTexts from '@@/texts/submission';
import { Button, Flex } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { Facts } from '@/components/Facts';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { StatusPage } from '@/components/StatusPage';
import { StatusTag } from '@/components/StatusTag';
import { FORM_PATHS } from '@/domain/console/submission';
import { SUBMISSION_STATUS_TONE } from '@/domain/statusTone';
import styles from './components/Result.module.css';
import { ResultGate } from './components/ResultGate';
import { SubmissionDrawer } from './components/SubmissionDrawer';
import { SubmissionSteps } from './components/SubmissionSteps';

/** `/result/success?id=`: a submission with its progress and next steps. */
export default function ResultSuccessPage() {
  const t = useT(submissionTexts);
  return (
    <ResultGate outcome="success">
      {(submission) => (
        <>
          <StatusPage
            drawing="done"
            compact
            title={t('result.success.title')}
            description={t(`result.success.description.${submission.kind}`)}
            action={
              <Flex wrap justify="center" gap={8}>
                <LinkButton type="primary" to={`${FORM_PATHS[submission.kind]}?list=open`}>
                  {t('result.toList')}
                </LinkButton>
                <SubmissionDrawer submission={submission} />
                <Button onClick={() => window.print()}>{t('result.print')}</Button>
              </Flex>
            }
          />
          <section className={styles.box} aria-labelledby="result-title">
            <h2 id="result-title" className={layout.spaceAfterMd}>
              {submission.title}
            </h2>
            <Facts
              column={{ xs: 1, md: 3 }}
              style={{ marginBlockEnd: 16 }}
              label={(name) => t(`submission.${name}`)}
              values={{
                number: (
                  <span style={{ overflowWrap: 'anywhere' }}>
                    <Code>{submission.submissionId}</Code>
                  </span>
                ),
                at: <DateText at={submission.createdAt} withTime />,
                status: (
                  <StatusTag
                    tone={SUBMISSION_STATUS_TONE[submission.status]}
                    text={t(`submission.status.${submission.status}`)}
                  />
                ),
              }}
            />
            <SubmissionSteps submission={submission} />
          </section>
        </>
      )}
    </ResultGate>
  );
}
