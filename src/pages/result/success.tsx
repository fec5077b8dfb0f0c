import { useT } from '@@/texts/result';
import submissionTexts from '@@/texts/submission';
import { Button } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { Facts } from '@/components/Facts';
import { LinkButton } from '@/components/LinkButton';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { FORM_PATHS } from '@/domain/console/submission';
import { SUBMISSION_STATUS_TONE } from '@/domain/statusTone';
import { ResultPage } from './components/ResultPage';
import { SubmissionSteps } from './components/SubmissionSteps';

/** `/result/success?id=`: a submission with its progress and next steps. */
export default function ResultSuccessPage() {
  const t = useT(submissionTexts);
  return (
    <ResultPage
      outcome="success"
      description={({ kind }) => t(`result.success.description.${kind}`)}
      actions={({ kind }) => [
        <LinkButton key="list" type="primary" to={`${FORM_PATHS[kind]}?list=open`}>
          {t('result.toList')}
        </LinkButton>,
        <Button key="print" onClick={() => window.print()}>
          {t('result.print')}
        </Button>,
      ]}
    >
      {(submission) => (
        <Section id="result-title" title={submission.title}>
          <Facts
            column={{ xs: 1, md: 3 }}
            label={(name) => t(`submission.${name}`)}
            values={{
              number: (
                <span className={typography.anywhere}>
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
        </Section>
      )}
    </ResultPage>
  );
}
