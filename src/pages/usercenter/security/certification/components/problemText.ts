import {
  type CertificationField,
  FILE_SLOTS,
  type FieldProblem,
} from '@/domain/certification/certificationForm';

/** Texts of missing values other than typed text. */
const MISSING: Partial<Record<CertificationField, TextId>> = {
  idType: 'certification.problem.choice',
  applicantRole: 'certification.problem.choice',
  validFrom: 'certification.problem.day',
  validUntil: 'certification.problem.day',
  ...Object.fromEntries(FILE_SLOTS.map((slot) => [slot, 'certification.upload.missing' as const])),
};

/** The text of a problem of a field. */
export const problemTextId = (field: CertificationField, problem: FieldProblem): TextId =>
  (problem === 'missing' && MISSING[field]) || `certification.problem.${problem}`;
