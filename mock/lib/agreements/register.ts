import { type AgreementDocument, compose, type Section } from './document';

const INTRODUCTION = {
  zh: '欢迎使用服务市场。在注册账号之前，请仔细阅读本协议，特别是以**粗体**标出的内容。勾选同意并完成注册，即表示你已理解并接受本协议。',
  en: 'Welcome to the Service Market. Please read this agreement before you register, above all what is set in **bold**. By ticking the box and completing the registration you confirm that you understand and accept it.',
};

const ACCOUNT: Section = {
  zh: [
    '账号的注册与使用',
    '你须年满 18 周岁，或为依法成立的企业或其他组织。一个手机号只能注册一个账号。\n\n- 注册信息应当真实、准确，变更后请及时更新；\n- 请妥善保管密码和短信验证码，平台工作人员不会向你索取；\n- **通过你的账号进行的操作视为你本人的操作**，发现账号被盗用时请立即修改密码并联系我们。',
  ],
  en: [
    'Registering and using an account',
    'You must be at least 18 years old, or a company or other organisation that lawfully exists. One phone number registers one account.\n\n- What you tell us must be true and accurate; please update it when it changes.\n- Keep your password and verification codes to yourself. Our staff never ask for them.\n- **What is done through your account counts as done by you.** If you believe that somebody else uses it, change the password at once and tell us.',
  ],
};

const SERVICES_V1: Section = {
  zh: [
    '市场中的服务',
    '服务市场展示由入驻服务商提供的软件、接口、咨询和运营服务。服务的内容、规格和价格以下单时的确认页面为准。',
  ],
  en: [
    'Services on the market',
    'The Service Market shows software, interfaces, consulting and operations offered by its providers. Content, plan and price are those on the confirmation page when you order.',
  ],
};

const SERVICES: Section = {
  zh: [
    '市场中的服务',
    '服务市场展示由入驻服务商提供的软件、接口、咨询和运营服务。服务的内容、规格和价格以下单时的确认页面为准；下单后平台会保存当时的快照，之后的调价不影响已生效的订单。\n\n提供试用的服务，试用期满不会自动转为付费。',
  ],
  en: [
    'Services on the market',
    'The Service Market shows software, interfaces, consulting and operations offered by its providers. Content, plan and price are those on the confirmation page when you order. We keep that page with your order, so a later change of price does not touch it.\n\nA trial never turns into a paid plan by itself.',
  ],
};

const PAYMENT_V1: Section = {
  zh: ['订单与付款', '订单提交后请在 60 分钟内付款，逾期订单自动取消。'],
  en: ['Orders and payment', 'Please pay within 60 minutes of placing an order; after that it is cancelled.'],
};

const PAYMENT: Section = {
  zh: [
    '订单与付款',
    '订单提交后请在 30 分钟内付款，逾期订单自动取消，已使用的优惠券退回账户。付款结果以平台收到支付渠道的通知为准。\n\n符合退款条件的订单可以在用户中心申请退款，款项原路退回。',
  ],
  en: [
    'Orders and payment',
    'Please pay within 30 minutes of placing an order; after that it is cancelled and a coupon you used returns to your account. A payment has succeeded when the payment channel tells us so.\n\nWhere the conditions allow it you can ask for a refund in the user center; the money goes back the way it came.',
  ],
};

const CONDUCT: Section = {
  zh: [
    '使用规范',
    '你不得利用平台发布违法信息、侵害他人权益、攻击或绕过安全措施、以程序批量注册账号或倒卖服务额度。**违反者平台可以限制功能、暂停服务直至终止账号**，并会事先说明理由，紧急情况除外。',
  ],
  en: [
    'Conduct',
    'You may not use the platform to publish unlawful content, harm the rights of others, attack or get around security measures, register accounts in bulk by program, or resell quotas. **We may restrict functions, suspend services and in the end close an account for this**, and will give the reason beforehand unless it is urgent.',
  ],
};

const LIABILITY: Section = {
  zh: [
    '责任',
    '服务商对其服务的质量负责，平台对信息展示、交易与结算流程负责。因不可抗力造成的中断双方互不承担责任。平台承担的赔偿以引起争议的订单实付金额为限，但故意、重大过失及法律规定不得限制的情形除外。',
  ],
  en: [
    'Liability',
    'A provider answers for the quality of its service; the platform answers for what it shows and for ordering and settlement. Neither side is liable for interruptions by force majeure. Our liability is limited to what you paid for the order in question, save for intent, gross negligence and whatever the law does not let us limit.',
  ],
};

const CLOSING: Section = {
  zh: [
    '注销账号',
    '没有进行中的订单和未结清的费用时，你可以在安全设置中申请注销账号。注销后我们将删除或匿名化你的个人信息，依法须保存的交易记录除外。',
  ],
  en: [
    'Closing an account',
    'When no order is under way and nothing is owed you can ask to close your account in the security settings. We then delete or anonymise your personal information, except for records of transactions that the law obliges us to keep.',
  ],
};

const CHANGES: Section = {
  zh: [
    '协议的变更与争议',
    '本协议变更时，我们会至少提前 7 天公告，并在你下次登录或下单时请你确认。争议由双方协商解决；协商不成的，提交平台所在地人民法院诉讼解决。',
  ],
  en: [
    'Changes and disputes',
    'We announce changes to this agreement at least 7 days ahead and ask you to confirm them when you next log in or order. Disputes are settled by talking; failing that, by the people’s court at the seat of the platform.',
  ],
};

export const REGISTER: AgreementDocument = {
  code: 'register',
  title: { zh: '用户注册协议', en: 'Registration Agreement' },
  versions: [
    {
      version: '2.0',
      effectiveDaysAgo: 75,
      body: compose(INTRODUCTION, [ACCOUNT, SERVICES, PAYMENT, CONDUCT, LIABILITY, CLOSING, CHANGES]),
    },
    {
      version: '1.0',
      effectiveDaysAgo: 460,
      body: compose(INTRODUCTION, [ACCOUNT, SERVICES_V1, PAYMENT_V1, CONDUCT, LIABILITY, CHANGES]),
    },
  ],
};
