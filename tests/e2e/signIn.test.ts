import { journey } from '../support/e2eJourney';
import { signsIn } from '../support/signIn';

const PASSWORD = 'Harbour lamp 41';

journey(
  'a guarded page leads to the login page and back, with a wrong password in between',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/usercenter/order?status=paid#top');
    await person.isAt('/login?redirect=%2Fusercenter%2Forder%3Fstatus%3Dpaid%23top');
    await signsIn(person, 'user', 'not-the-password');
    await person.sees('The account or the password is wrong');
    expect(await person.reads('Username or phone number')).toBe('user');
    expect(await person.reads('Password')).toBe('not-the-password');
    await person.fills('Password', 'Market#2026');
    await person.hits('Enter');
    await person.isAt('/usercenter/order?status=paid');
    expect(person.page.url()).toContain('#top');

    const [, login] = person.callsTo('user/login');
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

journey('a phone number and a code sign in on a phone', { language: 'zh-CN', width: 360 }, async (person) => {
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
});

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

journey('a forgotten password is reset', { language: 'en-US', width: 360 }, async (person) => {
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
