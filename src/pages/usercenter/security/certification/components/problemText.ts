import {
  type CertificationField,
  type FieldProblem,
  TEXT_FACTS,
  type TextField,
} from '@/domain/certification/certificationForm';

const MISSING: Record<(typeof TEXT_FACTS)[TextField]['input'], TextId<'certification'>> = {
  text: 'certification.problem.missing',
  phone: 'certification.problem.missing',
  day: 'certification.problem.day',
  choice: 'certification.problem.choice',
};

const isText = (field: CertificationField): field is TextField => field in TEXT_FACTS;

/** The text of a problem of a field. */
export function problemTextId(field: CertificationField, problem: FieldProblem): TextId<'certification'> {
  if (problem !== 'missing') return `certification.problem.${problem}`;
  return isText(field) ? MISSING[TEXT_FACTS[field].input] : 'certification.upload.missing';
}
