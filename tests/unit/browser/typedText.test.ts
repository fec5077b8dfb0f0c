import {
  type FieldFacts,
  fieldName,
  mayKeepText,
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

describe('what may be kept', () => {
  it.each([
    field(),
    field({ type: 'textarea', id: 'rule_description' }),
    field({ type: 'tel', autocomplete: 'tel', id: 'contactPhone' }),
    field({ type: 'number' }),
    field({ autocomplete: 'off' }),
  ])('is the text of a plain field: %j', (facts) => {
    expect(mayKeepText(facts, '13900139000')).toBe(true);
    expect(mayKeepText(facts, '')).toBe(false);
  });

  it.each([
    field({ type: 'password' }),
    field({ type: 'file' }),
    field({ type: 'hidden' }),
    field({ type: 'checkbox' }),
    // The same password while it is shown.
    field({ autocomplete: 'current-password' }),
    field({ id: 'register_passwordRepeat' }),
    field({ autocomplete: 'one-time-code' }),
    field({ id: 'smsVerificationCode' }),
    field({ name: 'captcha' }),
    field({ autocomplete: 'section-a cc-number' }),
    field({ id: 'legalIdNumber' }),
    field({ id: 'creditCode' }),
    // What is typed to find an option is no answer.
    field({ role: 'combobox' }),
  ])('is nothing secret and nothing but text: %j', (facts) => {
    expect(mayKeepText(facts, 'abc')).toBe(false);
  });

  it.each(['6222 0210 0112 2334 455', '4111111111111111', '11010519491231002X', 'no. 110105-194912310021'])(
    'is no number of a card or of an identity card, wherever it stands: %s',
    (text) => {
      expect(mayKeepText(field(), text)).toBe(false);
    },
  );
});

describe('the name of a field', () => {
  it('is its id, else its name, else its label, apart for one line and for many', () => {
    expect(fieldName(field({ id: 'goal_title', name: 'n', label: 'l' }))).toBe('input goal_title');
    expect(fieldName(field({ id: ':r1:', name: 'n', label: 'l' }))).toBe('input n');
    expect(fieldName(field({ id: '_r_1_', label: 'l' }))).toBe('input l');
    expect(fieldName(field({ type: 'textarea', id: 'goal_title' }))).toBe('textarea goal_title');
    expect(fieldName(field({ id: ':r1:' }))).toBeUndefined();
  });
});

describe('kept texts', () => {
  const fields = { 'input title': { text: 'a', before: [''] } };
  const HOUR = 3_600_000;

  it('come back within their time', () => {
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
  ])('are none when they were not written so: %j', (draft) => {
    expect(unpackTypedFields(draft as Record<string, string>, 0)).toEqual({});
  });
});
