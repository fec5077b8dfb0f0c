import { useT } from '@@/texts/certification';
import layout from '@/components/layout.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { Certification } from '@/domain/certification/certification';
import { dateText } from '@/domain/intlFormats';
import { ApplicationSummary } from './components/ApplicationSummary';
import { CertificationGate, type CertificationProps } from './components/CertificationGate';
import { RecordActions } from './components/record/RecordActions';

/** The state of an application, its possible actions and its history. */
export default function MyContextPage() {
  return <CertificationGate route="myContext">{(props) => <RecordPanel {...props} />}</CertificationGate>;
}

function RecordPanel(props: CertificationProps) {
  const t = useT();
  const { status, before, application, timeline } = props.certification;
  return (
    <>
      <Section title={t(`certification.status.${status}`)}>
        <p role="status">{t(`certification.now.${status}`)}</p>
        {(status === 'submitted' || status === 'reviewing') && (
          <p className={typography.secondary}>{t('certification.answer')}</p>
        )}
        {before === 'verified' && status !== 'changing' && (
          <p className={typography.secondary}>{t('certification.change.lead')}</p>
        )}
        <RecordActions {...props} />
      </Section>
      {application && (
        <Section title={t(`certification.type.${application.type}`)}>
          <ApplicationSummary texts={application.texts} files={application.files} />
        </Section>
      )}
      <Section title={t('certification.history')}>
        <Timeline entries={timeline} />
      </Section>
    </>
  );
}

function Timeline({ entries }: { entries: Certification['timeline'] }) {
  const t = useT();
  return (
    <ol className={layout.divided}>
      {entries.map(({ at, event, type, reasons }) => (
        <li key={`${at} ${event}`} className={layout.row}>
          <span className={layout.fill}>
            {t(`certification.event.${event}`)}{' '}
            <span className={typography.secondary}>{t(`certification.type.${type}`)}</span>
          </span>
          <time dateTime={at} className={typography.secondary}>
            {dateText(t.locale, at, { withTime: true })}
          </time>
          {reasons.map((reason) => (
            <p key={reason} className={typography.errorLine}>
              {reason}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
