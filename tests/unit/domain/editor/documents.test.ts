import * as v from 'valibot';
import { agreementSchema, agreementSummarySchema, consentSchema } from '@/domain/content/agreement';
import { columnListSchema, ROOT_COLUMN_PARENT_ID } from '@/domain/content/column';

const summary = {
  code: 'privacy',
  title: '隐私政策',
  version: '2.0',
  effectiveAt: '2026-01-01T00:00:00.000Z',
};
const agreement = {
  ...summary,
  body: '## 1',
  versions: [{ version: '2.0', effectiveAt: summary.effectiveAt }],
};

describe('agreements', () => {
  it('are valid as a complete document', () => {
    expect(v.is(agreementSummarySchema, summary)).toBe(true);
    expect(v.is(agreementSchema, agreement)).toBe(true);
  });

  it.each([
    ['no body', { ...agreement, body: undefined }],
    ['a body that is a list', { ...agreement, body: [] }],
    ['no version', { ...agreement, version: '' }],
    ['a date that is none', { ...agreement, effectiveAt: 'yesterday' }],
    ['versions as text', { ...agreement, versions: ['2.0'] }],
  ])('reject %s', (_name, value) => {
    expect(v.is(agreementSchema, value)).toBe(false);
  });

  it.each([
    [{ code: 'privacy', version: '2.0' }, true],
    [{ code: '', version: '2.0' }, false],
    [{ code: 'privacy' }, false],
    [{ code: 'x'.repeat(65), version: '2.0' }, false],
  ])('consent %p is valid: %p', (consent, good) => {
    expect(v.is(consentSchema, consent)).toBe(good);
  });
});

describe('columns', () => {
  const column = { recordId: '1', parentId: '0', sequence: 10, title: '服务市场' };

  it('are a flat list with the root marker of spec section 3', () => {
    expect(ROOT_COLUMN_PARENT_ID).toBe('0');
    expect(v.is(columnListSchema, [column])).toBe(true);
    expect(v.is(columnListSchema, [])).toBe(true);
  });

  it.each([
    ['no list', column],
    ['no id', [{ ...column, recordId: '' }]],
    ['a numeric id', [{ ...column, recordId: 1 }]],
    ['a sequence that is a list', [{ ...column, sequence: [10] }]],
    ['no title', [{ ...column, title: undefined }]],
  ])('reject %s', (_name, value) => {
    expect(v.is(columnListSchema, value)).toBe(false);
  });
});
