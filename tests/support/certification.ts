/** GB 11643: the last character makes the weighted sum, weight 2^(18-i) of the i-th, leave 1 when divided by 11. */
export function idNumber(first17: string): string {
  for (const check of '0123456789X') {
    const values = Array.from(first17 + check, (character) => (character === 'X' ? 10 : Number(character)));
    const sum = values.reduce((total, value, index) => total + value * 2 ** (17 - index), 0);
    if (sum % 11 === 1) return first17 + check;
  }
  throw new Error(`No checksum for ${first17}`);
}

const CREDIT_VALUES = new Map(
  Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY', (character, value) => [character, BigInt(value)]),
);

/** GB 32100: the last character makes the sum of value times 3^(i-1) a multiple of 31. */
export function creditCode(first17: string): string {
  const worth = (character: string) => CREDIT_VALUES.get(character) ?? 0n;
  const sum = Array.from(first17).reduce(
    (total, each, index) => total + worth(each) * 3n ** BigInt(index),
    0n,
  );
  for (const [check, value] of CREDIT_VALUES) if ((sum + value) % 31n === 0n) return first17 + check;
  throw new Error(`No checksum for ${first17}`);
}

export const ID_NUMBER = idNumber('44030519900307321');
export const CREDIT_CODE = creditCode('91440300MA5F2QX19');

/** The first bytes of each kind of file. */
export const HEADS = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  exe: [0x4d, 0x5a, 0x90, 0x00],
  svg: Array.from('<svg xml', (character) => character.charCodeAt(0)),
};

/** Input of a personal certification. */
export const PERSON = {
  idType: 'residentId',
  name: '张三',
  idNumber: ID_NUMBER,
  validFrom: '2020-01-01',
  validUntil: '2040-01-01',
};

/** Input of an enterprise certification by an agent. */
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

/** A minimal PDF. */
export const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';
