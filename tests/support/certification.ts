import { CREDIT_CODE, ID_NUMBER } from './identity';

/** What a person fills in. */
export const PERSON = {
  idType: 'residentId',
  name: '张三',
  idNumber: ID_NUMBER,
  validFrom: '2020-01-01',
  validUntil: '2040-01-01',
};

/** What a company's agent fills in. */
export const COMPANY = {
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

/** A PDF as small as they come. */
export const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';
