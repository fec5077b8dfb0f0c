import { useT } from '@@/texts/certification';
import { CardGrid } from '@/components/CardGrid';
import { type Fact, FactItems } from '@/components/FactItems';
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
  const t = useT();
  return (
    <CardGrid component="dl" min={300} gap="12px 24px">
      <FieldFacts fields={TEXT_FIELDS} texts={texts} />
      <FactItems
        facts={FILE_SLOTS.filter((slot) => files.some((file) => file.slot === slot)).map((slot) => [
          t(`certification.field.${slot}`),
          t('certification.uploaded'),
        ])}
      />
    </CardGrid>
  );
}

interface FieldFactsProps {
  fields: readonly TextField[];
  texts: CertificationTexts;
}

/** Terms and definitions of the fields that have a text. */
export function FieldFacts({ fields, texts }: FieldFactsProps) {
  const t = useT();

  function formatField(field: TextField, text: string): string {
    const choice = TEXT_FACTS[field].choices?.find((value) => value === text);
    if (choice) return t(`certification.choice.${choice}`);
    if (text === LONG_TERM) return t('certification.longTerm');
    return TEXT_FACTS[field].input === 'day' ? dateText(t.locale, text) : text;
  }

  const facts = fields.flatMap((field): Fact[] => {
    const text = texts[field];
    if (text === undefined) return [];
    return [[t(`certification.field.${field}`), <bdi key={field}>{formatField(field, text)}</bdi>]];
  });
  return <FactItems facts={facts} />;
}
