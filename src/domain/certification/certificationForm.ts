import { isPhone, maskPhone, normalizePhone } from '../account/phone';
import { hasExpired, isDay, LONG_TERM } from './identityDate';
import {
  isAddress,
  isCompanyName,
  isPersonName,
  maskCompany,
  maskName,
  maskNumber,
  normalizeName,
} from './identityName';
import {
  creditCodeProblem,
  ID_TYPES,
  type IdType,
  idNumberProblem,
  normalizeDocumentNumber,
} from './identityNumber';

export const CERTIFICATION_TYPES = ['personal', 'enterprise'] as const;
export type CertificationType = (typeof CERTIFICATION_TYPES)[number];

export const APPLICANT_ROLES = ['legalRepresentative', 'agent'] as const;

export const TEXT_FIELDS = [
  /** Kind of the identity document. */
  'idType',
  /** Name of the person. */
  'name',
  /** Identity number of the person. */
  'idNumber',
  /** Name of the company. */
  'companyName',
  /** Unified social credit code of the company. */
  'creditCode',
  /** Address of the company. */
  'address',
  /** First day of validity of the document, `2026-11-20`. */
  'validFrom',
  /** Last day of validity of the document, `2036-11-20` or `longTerm`. */
  'validUntil',
  /** Name of the legal representative. */
  'legalName',
  /** Identity number of the legal representative. */
  'legalIdNumber',
  /** Who applies: `legalRepresentative` or `agent`. */
  'applicantRole',
  /** Name of the contact. */
  'contactName',
  /** Phone number of the contact. */
  'contactPhone',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const FILE_SLOTS = ['licence', 'idFront', 'idBack', 'authorisation'] as const;
export type FileSlot = (typeof FILE_SLOTS)[number];

export type CertificationField = TextField | FileSlot;
export type CertificationTexts = Partial<Record<TextField, string>>;

export const FIELD_PROBLEMS = [
  'missing',
  'choice',
  'personName',
  'companyName',
  'address',
  'phone',
  'numberFormat',
  'oldNumber',
  'numberRegion',
  'numberDate',
  'numberCheck',
  'day',
  'notYetValid',
  'expired',
  'order',
  /** Rejected by the reviewer and not changed since. */
  'rejected',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

interface TextFacts {
  /** How it is entered. */
  input: 'text' | 'phone' | 'day' | 'choice';
  /** What there is to choose from. */
  choices?: readonly (IdType | (typeof APPLICANT_ROLES)[number])[];
  /** Hides a part of it wherever it is shown. */
  mask?: (text: string) => string;
}

export const TEXT_FACTS: Record<TextField, TextFacts> = {
  idType: { input: 'choice', choices: ID_TYPES },
  name: { input: 'text', mask: maskName },
  idNumber: { input: 'text', mask: maskNumber },
  companyName: { input: 'text', mask: maskCompany },
  creditCode: { input: 'text', mask: maskNumber },
  address: { input: 'text' },
  validFrom: { input: 'day' },
  validUntil: { input: 'day' },
  legalName: { input: 'text', mask: maskName },
  legalIdNumber: { input: 'text', mask: maskNumber },
  applicantRole: { input: 'choice', choices: APPLICANT_ROLES },
  contactName: { input: 'text', mask: maskName },
  contactPhone: { input: 'phone', mask: maskPhone },
};

/** One screen of the form. */
export interface CertificationStep {
  key: 'identity' | 'company' | 'validity' | 'legal' | 'applicant' | 'pictures';
  texts: readonly TextField[];
  slots: readonly FileSlot[];
}

const validity: CertificationStep = { key: 'validity', texts: ['validFrom', 'validUntil'], slots: [] };

/** Returns the screens of an application. Only an agent needs an authorisation letter. */
export function getSteps(type: CertificationType, texts: CertificationTexts): CertificationStep[] {
  if (type === 'personal') {
    return [
      { key: 'identity', texts: ['idType', 'name', 'idNumber'], slots: [] },
      validity,
      { key: 'pictures', texts: [], slots: ['idFront', 'idBack'] },
    ];
  }
  return [
    { key: 'company', texts: ['companyName', 'creditCode', 'address'], slots: [] },
    validity,
    { key: 'legal', texts: ['legalName', 'legalIdNumber'], slots: [] },
    { key: 'applicant', texts: ['applicantRole', 'contactName', 'contactPhone'], slots: [] },
    {
      key: 'pictures',
      texts: [],
      slots: FILE_SLOTS.filter((slot) => slot !== 'authorisation' || texts.applicantRole === 'agent'),
    },
  ];
}

/** Normalises a text for storage. */
export function normalizeField(field: TextField, text: string): string {
  if (['idNumber', 'legalIdNumber', 'creditCode'].includes(field)) return normalizeDocumentNumber(text);
  return field === 'contactPhone' ? normalizePhone(text) : normalizeName(text);
}

export const isMaskedField = (field: TextField) => TEXT_FACTS[field].mask !== undefined;

/** Masks a stored text where necessary. */
export const shownField = (field: TextField, text: string) => TEXT_FACTS[field].mask?.(text) ?? text;

const unless = (isValid: boolean, problem: FieldProblem) => (isValid ? undefined : problem);
const oneOf = (choices: readonly string[], text: string) => unless(choices.includes(text), 'choice');

function validUntilProblem(text: string, validFrom: string | undefined, today: string) {
  if (text !== LONG_TERM && !isDay(text)) return 'day';
  if (hasExpired(text, today)) return 'expired';
  return unless(text === LONG_TERM || !validFrom || validFrom < text, 'order');
}

function validFromProblem(text: string, today: string) {
  return isDay(text) ? unless(text <= today, 'notYetValid') : 'day';
}

const getIdType = ({ idType }: CertificationTexts): IdType =>
  ID_TYPES.find((known) => known === idType) ?? 'residentId';

/**
 * Returns the problem of a text.
 * @param texts the other texts of the application
 * @param today the day in China, `YYYY-MM-DD`
 */
export function fieldProblem(
  field: TextField,
  text: string,
  texts: CertificationTexts,
  today: string,
): FieldProblem | undefined {
  const kept = normalizeField(field, text);
  if (kept === '') return 'missing';
  switch (field) {
    case 'idType':
      return oneOf(ID_TYPES, kept);
    case 'applicantRole':
      return oneOf(APPLICANT_ROLES, kept);
    case 'name':
    case 'legalName':
    case 'contactName':
      return unless(isPersonName(kept), 'personName');
    case 'companyName':
      return unless(isCompanyName(kept), 'companyName');
    case 'address':
      return unless(isAddress(kept), 'address');
    case 'contactPhone':
      return unless(isPhone(kept), 'phone');
    case 'idNumber':
      return idNumberProblem(kept, getIdType(texts), today);
    case 'legalIdNumber':
      return idNumberProblem(kept, 'residentId', today);
    case 'creditCode':
      return creditCodeProblem(kept);
    case 'validFrom':
      return validFromProblem(kept, today);
    case 'validUntil':
      return validUntilProblem(kept, texts.validFrom, today);
  }
}

export interface ApplicationContent {
  type: CertificationType;
  texts: CertificationTexts;
  slots: readonly FileSlot[];
  /** Rejected fields that have not been changed since. */
  rejected: readonly CertificationField[];
}

/** Returns all problems of an application in the order of its screens. */
export function applicationProblems(
  { type, texts, slots, rejected }: ApplicationContent,
  today: string,
): { field: CertificationField; problem: FieldProblem }[] {
  const steps = getSteps(type, texts);
  const findProblem = (field: CertificationField): FieldProblem | undefined => {
    if (rejected.includes(field)) return 'rejected';
    const slot = FILE_SLOTS.find((known) => known === field);
    if (slot) return unless(slots.includes(slot), 'missing');
    return fieldProblem(field as TextField, texts[field as TextField] ?? '', texts, today);
  };
  return steps
    .flatMap((step) => [...step.texts, ...step.slots])
    .flatMap((field) => {
      const problem = findProblem(field);
      return problem ? [{ field, problem }] : [];
    });
}
