import type { Text } from '../text';
import type { AgreementDocument } from './document';

/** An article of the help columns: its code is the `recordId` of its title item in columns.ts. */
function article(code: string, effectiveDaysAgo: number, title: Text, body: Text): AgreementDocument {
  return { code, title, versions: [{ version: '1.0', effectiveDaysAgo, body }] };
}

/** Titles stand here only; the columns take theirs from this list. */
export const ARTICLES: AgreementDocument[] = [
  article(
    '20111',
    120,
    { zh: '如何注册账号', en: 'How to register' },
    {
      zh: '1. 点击页面右上角的“注册”；\n2. 填写手机号并获取短信验证码，验证码 10 分钟内有效；\n3. 设置 8 至 64 位密码，避免使用连续或常见的组合；\n4. 阅读并同意协议，提交即可。\n\n收不到验证码时，请检查是否被手机拦截，60 秒后可重新获取。',
      en: '1. Choose “Register” at the top of the page.\n2. Enter your phone number and ask for a code; it is valid for 10 minutes.\n3. Set a password of 8 to 64 characters; avoid runs and common ones.\n4. Read and accept the agreements, then submit.\n\nIf no code arrives, see whether your phone blocked the message; you can ask again after 60 seconds.',
    },
  ),
  article(
    '20112',
    110,
    { zh: '忘记密码怎么办', en: 'I forgot my password' },
    {
      zh: '在登录页点击“忘记密码”，用注册手机号接收验证码后即可设置新密码。重置后，该账号在所有设备上的登录都会退出。',
      en: 'Choose “Forgot password” on the login page, receive a code on the registered phone and set a new password. All devices are then logged out.',
    },
  ),
  article(
    '20113',
    95,
    { zh: '账号被锁定的原因', en: 'Why an account is locked' },
    {
      zh: '连续 5 次输错密码后需要输入图形验证码，连续 10 次后账号锁定 15 分钟。锁定期间可以通过短信验证码重置密码，重置成功后立即解锁。',
      en: 'After 5 wrong passwords a picture code is asked for, after 10 the account is locked for 15 minutes. Resetting the password by text message unlocks it at once.',
    },
  ),
  article(
    '20121',
    90,
    { zh: '如何完成企业认证', en: 'How to certify a company' },
    {
      zh: '准备营业执照照片（jpg、png 或 pdf，不超过 10 MB）和法定代表人信息，在“用户中心 - 安全 - 实名认证”中提交。审核一般在 1 个工作日内完成。',
      en: 'Have a picture of the business licence (jpg, png or pdf, at most 10 MB) and the legal representative’s details ready and submit them under “User center, Security, Certification”. Reviews usually take one working day.',
    },
  ),
  article(
    '20211',
    85,
    { zh: '下单与付款流程', en: 'Ordering and paying' },
    {
      zh: '在服务详情页选择规格与周期，确认价格后提交订单，并在 30 分钟内完成付款。支持支付宝、微信、账户余额和对公转账。',
      en: 'Choose plan and period on the service’s page, check the price, place the order and pay within 30 minutes by Alipay, WeChat Pay, balance or bank transfer.',
    },
  ),
  article(
    '20212',
    80,
    { zh: '如何申请退款', en: 'How to ask for a refund' },
    {
      zh: '在“用户中心 - 订单”中打开订单，点击“申请退款”并说明原因。审核通过后款项原路退回，一般 3 至 5 个工作日到账。',
      en: 'Open the order under “User center, Orders”, choose “Request a refund” and say why. Once approved the money goes back the way it came, usually within 3 to 5 working days.',
    },
  ),
  article(
    '20221',
    70,
    { zh: '如何开具发票', en: 'How to get an invoice' },
    {
      zh: '订单完成后可在订单详情中申请电子发票，填写抬头与税号，10 个工作日内发送到你的邮箱。',
      en: 'Once an order is complete you can ask for an electronic invoice on its page: enter title and tax number, and it is mailed to you within 10 working days.',
    },
  ),
  article(
    '20311',
    65,
    { zh: '服务商入驻标准', en: 'Standards for providers' },
    {
      zh: '服务商须为依法成立满一年的企业，完成企业认证，提供服务说明、报价、服务水平承诺与售后联系方式，并通过平台的安全检查。',
      en: 'Providers are companies at least one year old, certified, with a description, prices, a service level and a support contact, and have passed the platform’s security check.',
    },
  ),
  article(
    '20312',
    60,
    { zh: '评价与投诉规则', en: 'Ratings and complaints' },
    {
      zh: '订单完成后 90 天内可以评价一次并追加一次。对服务不满意时可发起投诉，服务商须在 2 个工作日内答复，否则由平台介入。',
      en: 'Within 90 days of completion an order can be rated once and added to once. If you are not satisfied, complain; the provider must answer within 2 working days, otherwise the platform steps in.',
    },
  ),
];
