import {
  APPLICANT_ROLES,
  type ApplicationContent,
  applicationProblems,
  FILE_SLOTS,
  fieldProblem,
  getSteps,
  isMaskedField,
  normalizeField,
  shownField,
  TEXT_FIELDS,
  type TextField,
} from '@/domain/certification/certificationForm';
import { chinaDay, daysBetween, hasExpired, isDay } from '@/domain/certification/identityDate';
import { maskCompany, maskName, maskNumber } from '@/domain/certification/identityName';
import { CREDIT_CODE, ID_NUMBER, idNumber } from '../../../support/certification';

const TODAY = '2026-11-20';
const problem = (field: TextField, text: string, texts = {}) => fieldProblem(field, text, texts, TODAY);

const PERSON = {
  idType: 'residentId',
  name: '张三',
  idNumber: ID_NUMBER,
  validFrom: '2020-01-01',
  validUntil: '2040-01-01',
};
const COMPANY = {
  companyName: '深圳市青禾软件有限公司',
  creditCode: CREDIT_CODE,
  address: '深圳市南山区科苑路 15 号',
  validFrom: '2018-05-01',
  validUntil: 'longTerm',
  legalName: '李四',
  legalIdNumber: ID_NUMBER,
  applicantRole: 'agent',
  contactName: '王小明',
  contactPhone: '13900139000',
};

describe('each field', () => {
  it.each<[TextField, string[]]>([
    [
      'name',
      ['张三', '欧阳娜娜', '买买提·艾力', 'Anne-Marie O’Neill', '  张  三 ', 'Åsa Öberg', 'John Smith Jr.'],
    ],
    [
      'companyName',
      ['深圳市青禾软件有限公司', 'Acme (China) Co., Ltd.', '3M中国有限公司', '北京（总部）公司'],
    ],
    ['address', ['深圳市南山区科苑路 15 号', '1 Harbour Road, #03-05']],
    ['contactPhone', ['13900139000', '+86 139-0013-9000']],
    ['idType', ['residentId', 'residencePermit']],
    ['applicantRole', [...APPLICANT_ROLES]],
    ['validFrom', ['2026-11-20', '1999-02-28']],
    ['validUntil', ['2026-11-20', '2040-02-29', 'longTerm']],
    ['idNumber', [ID_NUMBER]],
    ['legalIdNumber', [ID_NUMBER]],
    ['creditCode', [CREDIT_CODE, CREDIT_CODE.toLowerCase()]],
  ])('%s accepts valid values', (field, texts) => {
    for (const text of texts)
      expect({ text, problem: problem(field, text) }).toEqual({ text, problem: undefined });
  });

  it.each<[TextField, string, string]>([
    ['name', '张', 'personName'],
    ['name', '张3', 'personName'],
    ['name', '张三😀', 'personName'],
    ['name', '-张三', 'personName'],
    ['name', '<b>张三</b>', 'personName'],
    ['name', '张\u202e三', 'personName'],
    ['name', '张'.repeat(51), 'personName'],
    ['companyName', '司', 'companyName'],
    ['companyName', '12345', 'companyName'],
    ['companyName', '公司\u0000公司', 'companyName'],
    ['companyName', '公司<script>', 'companyName'],
    ['companyName', '司'.repeat(101), 'companyName'],
    ['address', '路', 'address'],
    ['address', '12345678', 'address'],
    ['address', '深圳市\u202e南山区科苑路', 'address'],
    ['address', '路'.repeat(201), 'address'],
    ['contactPhone', '12345', 'phone'],
    ['idType', 'passport', 'choice'],
    ['applicantRole', 'constructor', 'choice'],
    ['validFrom', '2026-11-21', 'notYetValid'],
    ['validFrom', '2026-02-30', 'day'],
    ['validFrom', 'longTerm', 'day'],
    ['validUntil', '2026-11-19', 'expired'],
    ['validUntil', '2040-13-01', 'day'],
    ['validUntil', '20400101', 'day'],
    ['idNumber', `${ID_NUMBER.slice(0, 17)}?`, 'numberFormat'],
    ['creditCode', '12345', 'numberFormat'],
  ])('%s rejects %j: %s', (field, text, expected) => expect(problem(field, text)).toBe(expected));

  it('is missing while it is blank', () => {
    for (const field of TEXT_FIELDS) expect(problem(field, '  ')).toBe('missing');
  });

  it('depends on other fields where necessary', () => {
    expect(problem('validUntil', '2030-01-01', { validFrom: '2030-01-01' })).toBe('order');
    expect(problem('validUntil', 'longTerm', { validFrom: '2020-01-01' })).toBeUndefined();
    const permit = idNumber('81000019900101001');
    expect(problem('idNumber', permit, { idType: 'residencePermit' })).toBeUndefined();
    expect(problem('idNumber', ID_NUMBER, { idType: 'residencePermit' })).toBe('numberRegion');
  });

  it('is normalized', () => {
    expect(normalizeField('idNumber', '1101 0519 4912 3100 2x')).toBe('11010519491231002X');
    expect(normalizeField('contactPhone', '+86 139 0013 9000')).toBe('13900139000');
    expect(normalizeField('name', ' 买买提•艾力 ')).toBe('买买提·艾力');
  });
});

describe('an application', () => {
  const content = (given: Partial<ApplicationContent>): ApplicationContent => ({
    type: 'personal',
    texts: PERSON,
    slots: ['idFront', 'idBack'],
    rejected: [],
    ...given,
  });

  it('is complete with all fields and files of a person or a company', () => {
    expect(applicationProblems(content({}), TODAY)).toEqual([]);
    expect(
      applicationProblems(content({ type: 'enterprise', texts: COMPANY, slots: FILE_SLOTS }), TODAY),
    ).toEqual([]);
  });

  it('lists all missing fields in display order', () => {
    const missing = applicationProblems(content({ texts: {}, slots: [] }), TODAY);
    expect(missing.map(({ field }) => field)).toEqual([
      'idType',
      'name',
      'idNumber',
      'validFrom',
      'validUntil',
      'idFront',
      'idBack',
    ]);
    expect(new Set(missing.map((each) => each.problem))).toEqual(new Set(['missing']));
  });

  it('requires the letter of authorization from agents only', () => {
    const slots = FILE_SLOTS.filter((slot) => slot !== 'authorisation');
    const of = (applicantRole: string) =>
      applicationProblems(
        content({ type: 'enterprise', texts: { ...COMPANY, applicantRole }, slots }),
        TODAY,
      );
    expect(of('agent')).toEqual([{ field: 'authorisation', problem: 'missing' }]);
    expect(of('legalRepresentative')).toEqual([]);
  });

  it('is blocked by rejected fields until they change', () => {
    expect(applicationProblems(content({ rejected: ['name', 'idFront'] }), TODAY)).toEqual([
      { field: 'name', problem: 'rejected' },
      { field: 'idFront', problem: 'rejected' },
    ]);
  });

  it('has every field once, and at most four files', () => {
    for (const [type, texts] of [
      ['personal', PERSON],
      ['enterprise', COMPANY],
    ] as const) {
      const fields = getSteps(type, texts).flatMap((step) => [...step.texts, ...step.slots]);
      expect(new Set(fields).size).toBe(fields.length);
      expect(getSteps(type, texts).flatMap(({ slots }) => slots).length).toBeLessThanOrEqual(4);
    }
  });
});

describe('masks', () => {
  it('show the first character of a name', () => {
    expect([maskName('张三'), maskName('欧阳娜娜'), maskName('𠮷田'), maskName('')]).toEqual([
      '张*',
      '欧***',
      '𠮷*',
      '',
    ]);
    expect(maskName('A'.repeat(40))).toBe('A*********');
  });

  it('show both ends of a number', () => {
    expect(maskNumber('330106198003077714')).toBe('3****************4');
    expect(['123', '12', ''].map(maskNumber)).toEqual(['1*3', '**', '']);
  });

  it('hide the middle of a company name', () => {
    expect(maskCompany('杭州云启智联有限公司')).toBe('杭州****有限公司');
    expect(maskCompany('云启公司')).toBe('云***');
    expect(maskCompany('云启有限公')).toBe('云启**公');
  });

  it('cover all names and numbers', () => {
    for (const field of TEXT_FIELDS.filter(isMaskedField)) {
      expect(shownField(field, { ...PERSON, ...COMPANY }[field] ?? '')).toContain('*');
    }
    expect(TEXT_FIELDS.filter((field) => !isMaskedField(field))).toEqual([
      'idType',
      'address',
      'validFrom',
      'validUntil',
      'applicantRole',
    ]);
  });
});

describe('days', () => {
  it("are in China's time zone", () => {
    expect(chinaDay(Date.UTC(2026, 10, 19, 15, 59))).toBe('2026-11-19');
    expect(chinaDay(Date.UTC(2026, 10, 19, 16))).toBe('2026-11-20');
  });

  it('must exist in the calendar', () => {
    expect(['2024-02-29', '2000-12-31'].every(isDay)).toBe(true);
    expect(['2023-02-29', '2024-00-10', '2024-04-31', '24-01-01', '1024-01-01', 'longTerm'].some(isDay)).toBe(
      false,
    );
  });

  it('let a document expire after its last day', () => {
    expect(hasExpired('2026-11-20', TODAY)).toBe(false);
    expect(hasExpired('2026-11-19', TODAY)).toBe(true);
    expect(hasExpired('longTerm', TODAY)).toBe(false);
    expect(daysBetween(TODAY, '2026-12-20')).toBe(30);
  });
});
