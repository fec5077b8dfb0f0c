import layout from '@/components/layout.module.css';
import '@@/texts/form';
import '@@/texts/result';
import '@@/texts/submission';
import { useIntl } from '@umijs/max';
import { Button, Descriptions, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/components/useText';
import { FORM_PATHS } from '@/domain/console/submission';
import { SUBMISSION_STATUS_TONE } from '@/domain/statusTone';
import styles from './components/Result.module.css';
import { ResultGate } from './components/ResultGate';
import { SubmissionDrawer } from './components/SubmissionDrawer';
import { SubmissionSteps } from './components/SubmissionSteps';

/** `/result/success?id=`: a submission with its progress and next steps. */
export default function ResultSuccessPage() {
  const t = useText('result');
  const { formatMessage } = useIntl();
  return (
    <ResultGate outcome="success">
      {(submission) => (
        <>
          <StatusPage
            drawing="done"
            compact
            title={t('success.title')}
            description={t(`success.description.${submission.kind}`)}
            action={
              <Flex wrap justify="center" gap={8}>
                <LinkButton type="primary" to={`${FORM_PATHS[submission.kind]}?list=open`}>
                  {t('toList')}
                </LinkButton>
                <SubmissionDrawer submission={submission} />
                <Button onClick={() => window.print()}>{t('print')}</Button>
              </Flex>
            }
          />
          <section className={styles.box} aria-labelledby="result-title">
            <h2 id="result-title" className={layout.spaceAfterMd}>
              {submission.title}
            </h2>
            <Descriptions
              colon={false}
              column={{ xs: 1, md: 3 }}
              style={{ marginBlockEnd: 16 }}
              items={[
                {
                  key: 'number',
                  label: formatMessage({ id: 'submission.number' }),
                  children: (
                    <bdi dir="ltr" translate="no" style={{ overflowWrap: 'anywhere' }}>
                      {submission.submissionId}
                    </bdi>
                  ),
                },
                {
                  key: 'at',
                  label: formatMessage({ id: 'submission.at' }),
                  children: <DateText at={submission.createdAt} withTime />,
                },
                {
                  key: 'status',
                  label: formatMessage({ id: 'submission.status' }),
                  children: (
                    <StatusTag
                      tone={SUBMISSION_STATUS_TONE[submission.status]}
                      text={formatMessage({ id: `submission.status.${submission.status}` })}
                    />
                  ),
                },
              ]}
            />
            <SubmissionSteps submission={submission} />
          </section>
        </>
      )}
    </ResultGate>
  );
}
