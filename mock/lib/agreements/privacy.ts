import { type AgreementDocument, compose, type Section } from './document';

const INTRODUCTION = {
  zh: '本政策说明服务市场收集哪些个人信息、为何收集、保存多久，以及你可以如何管理它们。',
  en: 'This policy says which personal information the Service Market collects, why, for how long it is kept, and how you stay in control of it.',
};

const COLLECTED_V1: Section = {
  zh: [
    '我们收集的信息',
    '- **注册与登录**：手机号、密码（仅保存摘要）；\n- **下单与付款**：订单内容、付款渠道和结果；\n- **实名认证**：姓名或企业名称、证件号码及照片。',
  ],
  en: [
    'What we collect',
    '- **Registering and logging in**: phone number and password (only a digest is kept).\n- **Ordering and paying**: what you ordered, the payment channel and its outcome.\n- **Certification**: your or your company’s name, the number and pictures of the document.',
  ],
};

const COLLECTED: Section = {
  zh: [
    '我们收集的信息',
    '- **注册与登录**：手机号、密码（仅保存摘要）、登录的设备类型与时间，用于识别异常登录；\n- **下单与付款**：订单内容、付款渠道和结果，我们不保存银行卡号；\n- **实名认证**：姓名或企业名称、证件号码及照片，仅在你购买要求认证的服务时收集；\n- **客服沟通**：你主动提供的联系方式和问题描述。',
  ],
  en: [
    'What we collect',
    '- **Registering and logging in**: phone number, password (only a digest is kept), kind of device and time of login, to notice logins that are not yours.\n- **Ordering and paying**: what you ordered, the payment channel and its outcome. We keep no card numbers.\n- **Certification**: your or your company’s name, the number and pictures of the document, only when you buy a service that requires it.\n- **Support**: how to reach you and what you tell us.',
  ],
};

const USED: Section = {
  zh: [
    '信息的使用',
    '上述信息用于提供账号、交易与结算功能，保障账号安全，履行开具发票等法定义务，以及在你同意时发送服务到期等通知。**我们不会将你的个人信息用于与此无关的营销。**',
  ],
  en: [
    'What we use it for',
    'To run accounts, orders and settlement, to keep accounts safe, to meet legal duties such as invoicing, and, if you agree, to tell you for example that a service is about to end. **We do not use your personal information for unrelated marketing.**',
  ],
};

const SHARED: Section = {
  zh: [
    '信息的提供与委托处理',
    '为开通你购买的服务，我们会向对应的服务商提供订单编号、规格和你填写的联系人。短信与支付由受委托的机构处理，他们只能按约定用途使用。除此之外，未经你单独同意，我们不向第三方提供个人信息，法律另有规定的除外。',
  ],
  en: [
    'Whom we share it with',
    'To set up what you bought we give its provider the order number, the plan and the contact you entered. Text messages and payments are handled by contractors who may use the data for nothing else. Beyond that nobody receives your personal information without your separate consent, unless the law demands it.',
  ],
};

const KEPT: Section = {
  zh: [
    '保存地点与期限',
    '个人信息保存在中华人民共和国境内。账号信息保存至注销；交易记录依法至少保存三年；登录记录保存六个月；验证码在十分钟后失效。',
  ],
  en: [
    'Where and for how long it is kept',
    'Personal information is kept in mainland China. Account information stays until you close the account, records of transactions for at least three years as the law demands, login records for six months; verification codes end after ten minutes.',
  ],
};

const COOKIES: Section = {
  zh: [
    '浏览器中的存储',
    '我们在浏览器中保存登录令牌（关闭标签页即清除）、语言和主题选择，以及你选择“记住我”时的账号名。**密码从不保存在浏览器中。**',
  ],
  en: [
    'What we store in your browser',
    'The login token (gone when you close the tab), your choice of language and theme, and the account name if you ticked “Remember me”. **Passwords are never stored in the browser by us.**',
  ],
};

const RIGHTS: Section = {
  zh: [
    '你的权利',
    '你可以在用户中心查阅、更正个人信息，查看并退出其他设备上的登录，撤回同意或申请注销。无法自行操作的，可通过页脚的联系方式提出，我们在 15 个工作日内答复。',
  ],
  en: [
    'Your rights',
    'In the user center you can see and correct your information, see and end logins on other devices, withdraw consent or ask to close the account. What you cannot do there, ask us through the contact at the foot of the page; we answer within 15 working days.',
  ],
};

const CHANGES: Section = {
  zh: [
    '政策的更新',
    '本政策更新时我们会公告并标明生效日期；重大变更会再次征得你的同意。历史版本可随时查看。',
  ],
  en: [
    'Changes to this policy',
    'We announce changes with the day they take effect and ask for your consent again when they matter. Earlier versions stay available.',
  ],
};

export const PRIVACY: AgreementDocument = {
  code: 'privacy',
  title: { zh: '隐私政策', en: 'Privacy Policy' },
  versions: [
    {
      version: '2.0',
      effectiveDaysAgo: 75,
      body: compose(INTRODUCTION, [COLLECTED, USED, SHARED, KEPT, COOKIES, RIGHTS, CHANGES]),
    },
    {
      version: '1.1',
      effectiveDaysAgo: 240,
      body: compose(INTRODUCTION, [COLLECTED_V1, USED, SHARED, KEPT, RIGHTS, CHANGES]),
    },
    {
      version: '1.0',
      effectiveDaysAgo: 460,
      body: compose(INTRODUCTION, [COLLECTED_V1, USED, SHARED, RIGHTS, CHANGES]),
    },
  ],
};
