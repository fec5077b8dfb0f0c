import { useIntl } from '@umijs/max';
import { CardGrid } from '@/components/CardGrid';
import layout from '@/components/layout.module.css';
import type { IdentityFile } from '@/domain/certification/certification';
import {
  type CertificationTexts,
  FIELD_CHOICES,
  FILE_SLOTS,
  TEXT_FIELDS,
} from '@/domain/certification/certificationForm';
import { LONG_TERM } from '@/domain/certification/identityDate';
import { LONG_DATE } from './longDate';

interface ApplicationSummaryProps {
  texts: CertificationTexts;
  files?: readonly IdentityFile[];
}

/** Everything that was filled in, as the server shows it again: names and numbers masked. */
export function ApplicationSummary({ texts, files = [] }: ApplicationSummaryProps) {
  const { formatMessage, formatDate } = useIntl();

  function shown(field: (typeof TEXT_FIELDS)[number], text: string): string {
    const choice = FIELD_CHOICES[field]?.find((each) => each === text);
    if (choice) return formatMessage({ id: `certification.choice.${choice}` });
    if (text === LONG_TERM) return formatMessage({ id: 'certification.longTerm' });
    if (!field.startsWith('valid')) return text;
    return formatDate(text, { ...LONG_DATE, timeZone: 'UTC' });
  }

  return (
    <CardGrid className={layout.spaceAroundMd} component="dl" min={300} gap="12px 24px">
      {TEXT_FIELDS.map((field) => {
        const text = texts[field];
        return (
          text !== undefined && (
            <div key={field}>
              <dt>{formatMessage({ id: `certification.field.${field}` })}</dt>
              <dd>
                <bdi>{shown(field, text)}</bdi>
              </dd>
            </div>
          )
        );
      })}
      {FILE_SLOTS.map(
        (slot) =>
          files.some((file) => file.slot === slot) && (
            <div key={slot}>
              <dt>{formatMessage({ id: `certification.field.${slot}` })}</dt>
              <dd>{formatMessage({ id: 'certification.uploaded' })}</dd>
            </div>
          ),
      )}
    </CardGrid>
  );
}
