import { COMMON_PASSWORDS } from '@/domain/account/commonPasswords';
import {
  PASSWORD_LIMITS,
  type PasswordContext,
  passwordProblems,
  passwordStrength,
} from '@/domain/account/password';

describe('length', () => {
  it('is 8 to 64', () => {
    expect(PASSWORD_LIMITS).toEqual({ min: 8, max: 64 });
  });

  const varied = (length: number) => 'kT7#vQ2!mZ9@xR4$'.repeat(5).slice(0, length);

  it.each([
    [1, ['tooShort']],
    [7, ['tooShort']],
    [8, []],
    [64, []],
    [65, ['tooLong']],
  ])('%i characters: %p', (length, problems) => {
    expect(passwordProblems(varied(length))).toEqual(problems);
  });

  it('reports an empty password as too short only', () => {
    expect(passwordProblems('')).toEqual(['tooShort']);
  });

  it('counts characters, not UTF-16 units', () => {
    expect(passwordProblems('😀🐼🚀🌈🎈🍜🎧')).toEqual(['tooShort']);
    expect(passwordProblems('😀🐼🚀🌈🎈🍜🎧🧩')).toEqual([]);
    expect(passwordProblems('😀🐼'.repeat(32))).toEqual([]);
    expect(passwordProblems('😀🐼'.repeat(33))).toEqual(['tooLong']);
  });

  it('checks a huge text quickly', () => {
    expect(passwordProblems('a'.repeat(5_000_000))).toEqual(['tooLong']);
  });
});

describe('allowed characters', () => {
  it.each([
    ' kT7 #vQ2 ',
    '\tkT7#vQ2',
    '我的密码很长很长',
    'пароль-Ж9',
    '"><script>',
    "'; drop --",
    'kT7\u0000#vQ2!',
  ])('include %p', (password) => {
    expect(passwordProblems(password)).toEqual([]);
  });

  it('include leading and trailing spaces in the length', () => {
    expect(passwordProblems(' kT7#v ')).toEqual(['tooShort']);
    expect(passwordProblems(' kT7#vQ ')).toEqual([]);
  });
});

describe('common passwords', () => {
  it('include at least 200 passwords that no other rule rejects', () => {
    const onlyCommon = [...COMMON_PASSWORDS].filter((p) => passwordProblems(p).join() === 'common');
    expect(onlyCommon.length).toBeGreaterThanOrEqual(200);
  });

  it('are listed in lower case for the look-up', () => {
    expect([...COMMON_PASSWORDS].filter((p) => p !== p.toLowerCase())).toEqual([]);
  });

  it.each([
    'a123456789',
    'woaini1314',
    'qq123456',
    '5201314a',
    'password',
    'Password1',
    'PASSWORD123',
    'P@ssw0rd',
    'admin123',
    'iloveyou',
    'abc123456',
    'Aa123456',
    '147258369',
    'zhang123456',
  ])('reject %s', (password) => {
    expect(passwordProblems(password)).toContain('common');
  });

  it.each(['a123456789x7', 'woaini1314#Tq', 'Market#2026'])('do not include %s', (password) => {
    expect(passwordProblems(password)).toEqual([]);
  });
});

describe('one repeated character', () => {
  it.each([
    'aaaaaaaa',
    '11111111',
    '--------',
    '        ',
    '啊啊啊啊啊啊啊啊',
    '😀😀😀😀😀😀😀😀',
    'AaAaAaAa',
  ])('rejects %p', (password) => {
    expect(passwordProblems(password)).toContain('repeated');
  });

  it.each(['aaaaaaab', 'baaaaaaa', 'kkkk#vvvv'])('accepts a second character: %s', (password) => {
    expect(passwordProblems(password)).not.toContain('repeated');
  });

  it('ignores a single character', () => {
    expect(passwordProblems('a')).toEqual(['tooShort']);
  });
});

describe('one sequential run', () => {
  it.each([
    ['digits up', '12345678'],
    ['digits up past nine', '1234567890'],
    ['digits round', '7890123456'],
    ['digits down', '87654321'],
    ['digits down from nought', '0987654321'],
    ['letters up', 'abcdefgh'],
    ['letters in both cases', 'AbCdEfGh'],
    ['letters round', 'uvwxyzabc'],
    ['letters down', 'zyxwvuts'],
    ['a keyboard row', 'qwertyuiop'],
    ['a row backwards', 'poiuytrewq'],
    ['the second row', 'asdfghjkl'],
    ['two rows', 'asdfghjklzxcvbnm'],
    ['the rows with their signs', 'uiop[]\\asdf'],
    ['shifted digits', '!@#$%^&*('],
    ['columns', '1qaz2wsx'],
    ['columns with shift', '1qaz@WSX'],
    ['columns from the third', '3edc4rfv'],
    ['columns down and up', '1qazxsw2'],
    ['columns from below', 'zaq1xsw2'],
    ['columns without digits', 'qazwsxedc'],
    ['columns backwards', 'xsw2zaq1'],
    ['a zigzag of two rows', '1q2w3e4r5t'],
    ['the other zigzag', 'q1w2e3r4t5'],
  ])('rejects %s', (_name, password) => {
    expect(passwordProblems(password)).toContain('sequence');
  });

  it.each([
    ['a run and more', '12345678x'],
    ['two runs', '1234abcd'],
    ['every second digit', '13579246'],
    ['accepts %s', 'acegikmo'],
  ])('%s is none', (_name, password) => {
    expect(passwordProblems(password)).not.toContain('sequence');
  });

  it('needs at least four characters', () => {
    expect(passwordProblems('abc')).toEqual(['tooShort']);
    expect(passwordProblems('abcd')).toEqual(['tooShort', 'sequence']);
  });
});

describe('phone number and user name', () => {
  const context: PasswordContext = { userPhone: '13800138000', userName: 'shen' };

  it.each([
    ['the phone number', 'x13800138000!', ['containsPhone']],
    ['the phone number with spaces', 'my 138 0013 8000', ['containsPhone']],
    ['the phone number with hyphens', '138-0013-8000 k', ['containsPhone']],
    ['the phone number full-width', '１３８００１３８０００k', ['containsPhone']],
    ['the user name', 'xx-shen-42', ['containsUserName']],
    ['the user name in capitals', 'xxSHEN42!', ['containsUserName']],
    ['both', 'shen13800138000', ['containsPhone', 'containsUserName']],
    ['a part of the number', 'k1380013800', []],
    ['a part of the name', 'she-wolf-42', []],
  ])('checks a password with %s', (_name, password, problems) => {
    expect(passwordProblems(password, context)).toEqual(problems);
  });

  it.each([
    ['a name of three characters', { userName: 'shy' }, 'shy-wolf-42'],
    ['an empty name', { userName: '' }, 'she-wolf-42'],
    ['a blank name', { userName: '      ' }, 'a      b7'],
    ['a number half typed', { userPhone: '138' }, 'wolf-138-k'],
    ['no number', { userPhone: '' }, 'she-wolf-42'],
  ])('allow the password when the context has %s', (_name, person, password) => {
    expect(passwordProblems(password, person)).toEqual([]);
  });

  it("normalize the user's phone number", () => {
    expect(passwordProblems('x13800138000!', { userPhone: '+86 138-0013-8000' })).toEqual(['containsPhone']);
  });

  it('match the name literally, not as a pattern', () => {
    expect(passwordProblems('she-wolf-42', { userName: '.*.*' })).toEqual([]);
    expect(passwordProblems('k(.*)9$xQ', { userName: '(.*)' })).toEqual(['containsUserName']);
  });
});

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['kT7#v', 0],
    ['password1', 0],
    ['aaaaaaaa', 0],
    ['qwertyuiop', 0],
    ['kT7#13800138000', 1],
    ['rainhill', 2],
    ['Market#2026', 3],
    ['kT7#vQ2!mZ9@xR4$', 4],
    // Just above and below the limits, for each alphabet.
    ['acegikmoqsu', 2],
    ['ACEGIKMOQSU', 2],
    ['acegikmo25', 2],
    ["!#%')+-/;=>", 2],
    ['acegikmo!', 3],
    ['acegikmoqsuwybd', 3],
    ['acegikmoqsuwybdf', 4],
    ['correct horse battery staple', 4],
  ])('%p scores %i', (password, score) => {
    expect(passwordStrength(password, { userPhone: '13800138000' }).score).toBe(score);
  });

  it('is hopeless for a common password, whatever else is wrong with it', () => {
    expect(passwordStrength('password', { userName: 'password' })).toEqual({
      ...{ score: 0, problems: ['common', 'containsUserName'] },
    });
  });

  it('reports the same problems as passwordProblems', () => {
    const context = { userPhone: '13800138000' };
    expect(passwordStrength('12345678', context).problems).toEqual(passwordProblems('12345678', context));
    expect(passwordStrength('Market#2026', context).problems).toEqual([]);
  });

  it('gives repeated patterns little credit for their length', () => {
    const score = (password: string) => passwordStrength(password).score;
    expect(score('abxabxabxabxabxabxabx')).toBe(2);
    expect(score('kkkkkkkkkkkkkkkkkkkkm')).toBe(2);
  });
});
