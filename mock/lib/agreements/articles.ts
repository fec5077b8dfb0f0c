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
    '202131',
    66,
    { zh: '部分使用后的退款', en: 'Refunds after partial use' },
    {
      zh: '按月或按年购买的服务，已经过的整月按实付金额平均扣除，其余退回；不足一个月按一个月计。按次购买的服务，按未使用的次数退回。\n\n例如年付 1,200 元、使用了 3 个月零 5 天，按 4 个月扣除 400 元，退回 800 元。',
      en: 'For services bought by the month or year, the months that have passed are deducted evenly from what you paid and the rest is returned; a month that has begun counts as a whole one. For services bought by number of calls, unused calls are returned.\n\nExample: ¥1,200 for a year, used for 3 months and 5 days. Four months, ¥400, are deducted and ¥800 returned.',
    },
  ),
  article(
    '202132',
    64,
    { zh: '使用优惠券的订单如何退款', en: 'Refunds of orders with a coupon' },
    {
      zh: '退款以实付金额为准，优惠券抵扣的部分不折算为现金。全额退款且优惠券仍在有效期内的，优惠券退回账户；部分退款的，优惠券不退回。',
      en: 'What is refunded is what you paid; the part a coupon covered is never turned into money. After a full refund the coupon returns to your account if it is still valid; after a partial refund it does not.',
    },
  ),
  article(
    '202133',
    61,
    { zh: '对公转账的退款', en: 'Refunds of bank transfers' },
    {
      zh: '对公转账的款项退回原付款账户。请在退款申请中确认：\n\n- 账户名称与企业认证名称一致；\n- 开户行及账号未变更；\n- 已开具的专用发票已经退回或红冲。\n\n资料齐全后 5 至 7 个工作日到账。',
      en: 'A transfer is refunded to the account it came from. In your request please confirm that\n\n- the account’s name is the certified company’s name;\n- bank and account number have not changed;\n- special invoices that were issued have been returned or cancelled.\n\nOnce everything is complete the money arrives within 5 to 7 working days.',
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
