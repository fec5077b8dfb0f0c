import { useT } from '@@/texts/result';
import { Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Section } from '@/components/Section';
import { encodePart } from '@/domain/characters';
import { FORM_PATHS, type Submission } from '@/domain/console/submission';
import { ResultPage } from './components/ResultPage';
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
    <ResultPage
      outcome="fail"
      description={({ title }) => t('result.fail.description', { title })}
      actions={(submission) => [
        <LinkButton key="fix" type="primary" to={getFixUrl(submission)}>
          {t('result.fail.mend')}
        </LinkButton>,
        <LinkButton key="list" to={`${FORM_PATHS[submission.kind]}?list=open`}>
          {t('result.toList')}
        </LinkButton>,
      ]}
    >
      {(submission) => (
        <>
          <Section id="result-reasons" title={t('result.fail.reasons', { count: submission.reasons.length })}>
            <ul className={layout.divided}>
              {submission.reasons.map(({ code, field, text }) => (
                <Flex
                  key={code}
                  component="li"
                  wrap
                  align="center"
                  justify="space-between"
                  gap="8px 16px"
                  style={{ paddingBlock: 12 }}
                >
                  <span style={{ flex: '1 1 240px' }}>{text}</span>
                  <LinkButton to={getFixUrl(submission, field)}>{t(`result.fail.mend.${code}`)}</LinkButton>
                </Flex>
              ))}
            </ul>
          </Section>
          <Section id="result-steps" title={t('result.fail.steps')}>
            <SubmissionSteps submission={submission} />
          </Section>
        </>
      )}
    </ResultPage>
  );
}
