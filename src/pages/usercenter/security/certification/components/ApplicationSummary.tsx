import { useIntl } from '@umijs/max';
import { CardGrid } from '@/components/CardGrid';
import layout from '@/components/layout.module.css';
import type { IdentityFile } from '@/domain/certification/certification';
import {
  type CertificationTexts,
  FILE_SLOTS,
  TEXT_FACTS,
  TEXT_FIELDS,
  type TextField,
} from '@/domain/certification/certificationForm';
import { LONG_TERM } from '@/domain/certification/identityDate';
import { dateText } from '@/domain/intlFormats';

interface ApplicationSummaryProps {
  texts: CertificationTexts;
  files?: readonly IdentityFile[];
}

/** The entered data; the server masks names and numbers. */
export function ApplicationSummary({ texts, files = [] }: ApplicationSummaryProps) {
  const { formatMessage } = useIntl();
  return (
    <CardGrid className={layout.spaceAroundMd} component="dl" min={300} gap="12px 24px">
      <FieldFacts fields={TEXT_FIELDS} texts={texts} />
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

interface FieldFactsProps {
  fields: readonly TextField[];
  texts: CertificationTexts;
}

/** Terms and definitions of the fields that have a text. */
export function FieldFacts({ fields, texts }: FieldFactsProps) {
  const { formatMessage, locale } = useIntl();

  function formatField(field: TextField, text: string): string {
    const choice = TEXT_FACTS[field].choices?.find((value) => value === text);
    if (choice) return formatMessage({ id: `certification.choice.${choice}` });
    if (text === LONG_TERM) return formatMessage({ id: 'certification.longTerm' });
    return TEXT_FACTS[field].input === 'day' ? dateText(locale, text) : text;
  }

  return fields.map((field) => {
    const text = texts[field];
    return (
      text !== undefined && (
        <div key={field}>
          <dt>{formatMessage({ id: `certification.field.${field}` })}</dt>
          <dd>
            <bdi>{formatField(field, text)}</bdi>
          </dd>
        </div>
      )
    );
  });
}
