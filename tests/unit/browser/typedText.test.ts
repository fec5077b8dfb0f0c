import {
  type FieldFacts,
  fieldName,
  isSafeToStore,
  packTypedFields,
  unpackTypedFields,
} from '@/browser/typedText';

const field = (facts: Partial<FieldFacts> = {}): FieldFacts => ({
  type: 'text',
  role: '',
  autocomplete: '',
  id: '',
  name: '',
  label: '',
  ...facts,
});

describe('isSafeToStore', () => {
  it.each([
    field(),
    field({ type: 'textarea', id: 'rule_description' }),
    field({ type: 'tel', autocomplete: 'tel', id: 'contactPhone' }),
    field({ type: 'number' }),
    field({ autocomplete: 'off' }),
  ])('accepts a plain text field: %j', (facts) => {
    expect(isSafeToStore(facts, '13900139000')).toBe(true);
    expect(isSafeToStore(facts, '')).toBe(false);
  });

  it.each([
    field({ type: 'password' }),
    field({ type: 'file' }),
    field({ type: 'hidden' }),
    field({ type: 'checkbox' }),
    // A password that is currently visible.
    field({ autocomplete: 'current-password' }),
    field({ id: 'register_passwordRepeat' }),
    field({ autocomplete: 'one-time-code' }),
    field({ id: 'smsVerificationCode' }),
    field({ name: 'captcha' }),
    field({ autocomplete: 'section-a cc-number' }),
    field({ id: 'legalIdNumber' }),
    field({ id: 'creditCode' }),
    field({ id: 'certification-identity_name' }),
    field({ id: 'certification-company_address', type: 'textarea' }),
    // Text that searches for an option is not a value.
    field({ role: 'combobox' }),
  ])('rejects secret and non-text fields: %j', (facts) => {
    expect(isSafeToStore(facts, 'abc')).toBe(false);
  });

  it.each([
    '6222 0210 0112 2334 455',
    '4111111111111111',
    '11010519491231002X',
    'no. 110105-194912310021',
    '１１０１０５１９４９１２３１００２Ｘ',
    '110105·1949·1231·0021',
  ])('rejects card and identity numbers in any text: %s', (text) => {
    expect(isSafeToStore(field(), text)).toBe(false);
  });
});

describe('fieldName', () => {
  it('is the id, name or label, with a prefix for the kind of field', () => {
    expect(fieldName(field({ id: 'goal_title', name: 'n', label: 'l' }))).toBe('input goal_title');
    expect(fieldName(field({ id: ':r1:', name: 'n', label: 'l' }))).toBe('input n');
    expect(fieldName(field({ id: '_r_1_', label: 'l' }))).toBe('input l');
    expect(fieldName(field({ type: 'textarea', id: 'goal_title' }))).toBe('textarea goal_title');
    expect(fieldName(field({ id: ':r1:' }))).toBeUndefined();
  });
});

describe('saved texts', () => {
  const fields = { 'input title': { text: 'a', before: [''] } };
  const HOUR = 3_600_000;

  it('are restored until they expire', () => {
    expect(unpackTypedFields(packTypedFields(fields, 0), HOUR)).toEqual(fields);
    expect(unpackTypedFields(packTypedFields(fields, 0), 3 * HOUR)).toEqual({});
    expect(packTypedFields({}, 0)).toEqual({});
  });

  it.each([
    {},
    { at: 'x', fields: '{}' },
    { at: '0' },
    { at: '0', fields: '{"input title":"a"}' },
    { at: '0', fields: '{' },
  ])('are empty in any other format: %j', (draft) => {
    expect(unpackTypedFields(draft as Record<string, string>, 0)).toEqual({});
  });
});
