import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { signsIn } from '../support/signIn';

for (const [place, width] of [
  ['at a desk', 1440],
  ['on a phone', 360],
] as const) {
  describe(`signing in ${place}`, () => {
    journey(
      'by account: sends exactly the payload of the specification',
      { width, language: 'en-US' },
      async (person) => {
        await person.opens('/login');
        await person.fills('Username or phone number', 'user');
        await person.fills('Password', 'Market#2026');
        await person.hits('Enter');
        await person.isAt('/home');

        const [login] = person.callsTo('user/login');
        expect(login?.method).toBe('POST');
        expect(login?.body).toEqual({ userPhone: 'user', loginType: 1, password: 'Market#2026' });
        expect(login?.headers).not.toHaveProperty('x-authorization');

        const token = await person.page.evaluate(() => sessionStorage.getItem('token'));
        const [userInfo] = person.callsTo('user/query/current/userInfo');
        expect(token).toBeTruthy();
        expect(userInfo?.method).toBe('GET');
        expect(userInfo?.headers['x-authorization']).toBe(token);
      },
    );

    journey(
      'by phone and code: sends exactly the payload of the specification',
      { width, language: 'zh-CN' },
      async (person) => {
        await person.opens('/login');
        await person.presses('手机号登录', 'tab');
        await person.fills('手机号', '139 0013 9000');
        await person.presses('获取验证码');
        await person.sees('秒后重发');
        const smsVerificationCode = await person.receivesCode('13900139000');
        await person.fills('短信验证码', smsVerificationCode);
        await person.presses('登录', 'button');
        await person.isAt('/home');

        expect(person.callsTo('user/login').map(({ body }) => body)).toEqual([
          { userPhone: '13900139000', loginType: 0, smsVerificationCode },
        ]);
      },
    );
  });
}

journey(
  'a wrong password is shown next to its field and keeps the input',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/login');
    await person.fills('Username or phone number', 'user');
    await person.fills('Password', 'not-the-password');
    await person.hits('Enter');
    await person.sees('The account or the password is wrong');
    expect(await person.reads('Username or phone number')).toBe('user');
    expect(await person.reads('Password')).toBe('not-the-password');
    await person.isAt('/login');
  },
);

journey('an empty form shows the messages of the specification', { language: 'en-US' }, async (person) => {
  await person.opens('/login?type=phone');
  await person.presses('Sign in', 'button');
  await person.sees('Please input your phone number!');
  await person.sees('Please input the verification code!');
  await person.fills('Phone number', '12345');
  await person.hits('Enter');
  await person.sees('Phone number is invalid!');
});

/** Where the card stands, in pixels. */
const cardBox = ({ page }: Person) =>
  page.$eval('main', (card) => {
    const { top, height } = card.getBoundingClientRect();
    return { top, height };
  });

journey('the card stays in place when its tab changes', { language: 'en-US' }, async (person) => {
  await person.opens('/login');
  await person.sees('Remember me');
  const before = await cardBox(person);
  await person.presses('Phone', 'tab');
  await person.sees('Get code');
  expect(await cardBox(person)).toEqual(before);
});

for (const language of ['en-US', 'zh-CN'] as const) {
  journey(
    `at 360 px the tools of the header stand beside the brand in ${language}`,
    { language, width: 360 },
    async (person) => {
      await person.opens('/home');
      const brandEnd = await person.page.$eval('header a', (brand) => brand.getBoundingClientRect().right);
      const toolStarts = await person.page.$$eval('header a ~ div button, header a ~ div a', (tools) =>
        tools
          .map((tool) => tool.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left }) => left),
      );
      expect(toolStarts.length).toBeGreaterThan(1);
      expect(Math.min(...toolStarts)).toBeGreaterThanOrEqual(brandEnd);
    },
  );
}

journey('a guarded page redirects to the login page and back', { language: 'en-US' }, async (person) => {
  await person.opens('/usercenter/order?status=paid#top');
  await person.isAt('/login?redirect=%2Fusercenter%2Forder%3Fstatus%3Dpaid%23top');
  await signsIn(person, 'user');
  await person.isAt('/usercenter/order?status=paid');
  expect(person.page.url()).toContain('#top');
});

journey('a redirect to another host is not followed', { language: 'en-US' }, async (person) => {
  await person.opens(`/login?redirect=${encodeURIComponent('//evil.example/usercenter')}`);
  await signsIn(person, 'user');
  await person.isAt('/home');
});

const PASSWORD = 'Harbour lamp 41';

journey('a new user registers, signs in and opens the user center', { language: 'en-US' }, async (person) => {
  const phone = '13700010001';
  await person.opens('/home');
  await person.presses('Sign up', 'link');
  await person.isAt('/register');
  await person.fills('Phone number', phone);
  await person.presses('Get code');
  await person.sees('Resend in');
  await person.fills('Verification code', await person.receivesCode(phone));
  await person.fills('Password', PASSWORD);
  await person.fills('Confirm password', PASSWORD);
  await person.ticks('I have read and agree');
  await person.presses('Sign up', 'button');
  await person.isAt('/home');
  await person.sees('Your account is ready');

  const [sent] = person.callsTo('user/register');
  expect(sent?.headers).not.toHaveProperty('x-authorization');
  expect(sent?.body).toMatchObject({ userPhone: phone, password: PASSWORD, passwordRepeat: PASSWORD });

  await person.opens('/usercenter');
  await person.isAt('/usercenter/overview');
  await person.sees('137****0001');
});

journey('the resend countdown survives a reload', { language: 'en-US', width: 360 }, async (person) => {
  await person.opens('/reset-password');
  await person.fills('Phone number', '13700010002');
  await person.presses('Get code');
  await person.sees('Resend in');
  await person.reloads();
  await person.fills('Phone number', '13700010002');
  await person.sees('Resend in');
  expect(person.callsTo('user/sms/send')).toHaveLength(1);
});

journey('a forgotten password is reset', { language: 'en-US' }, async (person) => {
  const phone = '13800138000';
  await person.opens('/login');
  await person.presses('Forgot password?', 'link');
  await person.isAt('/reset-password');
  await person.fills('Phone number', phone);
  await person.presses('Get code');
  await person.sees('Resend in');
  await person.fills('Verification code', await person.receivesCode(phone));
  await person.fills('New password', PASSWORD);
  await person.fills('Confirm password', PASSWORD);
  await person.presses('Reset password', 'button');
  await person.isAt('/login');
  await signsIn(person, phone, PASSWORD);
  await person.isAt('/home');
});
