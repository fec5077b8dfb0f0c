import { journey } from '../support/e2eJourney';
import { signsIn } from '../support/signIn';

const PASSWORD = 'Harbour lamp 41';

journey(
  'a newcomer registers, signs in and reaches the user center',
  { language: 'en-US' },
  async (person) => {
    const phone = '13700010001';
    await person.opens('/home');
    await person.presses('Register', 'link');
    await person.isAt('/register');
    await person.fills('Phone number', phone);
    await person.presses('Get code');
    await person.sees('Resend in');
    await person.fills('Verification code', await person.receivesCode(phone));
    await person.fills('Password', PASSWORD);
    await person.fills('Confirm password', PASSWORD);
    await person.ticks('I have read and agree');
    await person.presses('Register', 'button');
    await person.isAt('/login');
    await person.sees('Your account is ready');

    const [sent] = person.callsTo('user/register');
    expect(sent?.headers).not.toHaveProperty('x-authorization');
    expect(sent?.body).toMatchObject({ userPhone: phone, password: PASSWORD, passwordRepeat: PASSWORD });

    await signsIn(person, phone, PASSWORD);
    await person.isAt('/home');
    await person.opens('/usercenter');
    await person.isAt('/usercenter/overview');
    await person.sees('137****0001');
  },
);

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

journey('a forgotten password is set anew', { language: 'en-US' }, async (person) => {
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
