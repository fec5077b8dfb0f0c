import type { AnnouncementDocument } from './document';

/** Column 303. */
export const OFFERS: AnnouncementDocument[] = [
  {
    announcementId: '6301',
    category: '303',
    severity: 'info',
    publishedDaysAgo: 3,
    publishedHour: 9,
    lastsDays: 30,
    title: { zh: '新用户首单立减 50 元', en: '¥50 off your first order' },
    summary: {
      zh: '满 200 元可用，下单时自动选择。',
      en: 'For orders from ¥200; chosen for you when you order.',
    },
    body: {
      zh: '活动期间注册的用户，首个实付满 200 元的订单立减 50 元。\n\n- 每个账号限用一次；\n- 不与其他优惠券同时使用；\n- 退款后优惠券退回账户，有效期不变。',
      en: 'Everybody who registers during the campaign gets ¥50 off the first order of ¥200 or more.\n\n- Once for each account.\n- Not together with other coupons.\n- After a refund the coupon returns to your account and keeps its end date.',
    },
  },
  {
    announcementId: '6302',
    category: '303',
    severity: 'info',
    publishedDaysAgo: 9,
    publishedHour: 10,
    lastsDays: 21,
    title: { zh: '文字识别服务年付八折', en: '20% off yearly text recognition' },
    summary: {
      zh: '六款文字识别服务参与，按年购买享八折。',
      en: 'Six services take part when bought for a year.',
    },
    body: {
      zh: '参与活动的服务在[市场](/serviceMarket?columnId=10101)中可以看到划线原价。折扣以确认订单页显示的金额为准。',
      en: 'Services that take part show their original price struck through in the [market](/serviceMarket?columnId=10101). What counts is the amount on the confirmation page.',
    },
    attachments: [
      {
        attachmentId: 'rules',
        kind: 'pdf',
        name: { zh: '活动细则', en: 'Terms of the offer' },
        lines: [
          { zh: '文字识别年付八折活动细则', en: 'Terms: 20% off yearly text recognition' },
          { zh: '', en: '' },
          {
            zh: '一、活动期间按年购买的新购和续费订单均可参与。',
            en: '1. New orders and renewals for a year take part.',
          },
          { zh: '二、升级订单不参与。', en: '2. Upgrades do not.' },
          { zh: '三、退款按实付金额计算。', en: '3. Refunds are made on the amount paid.' },
        ],
      },
    ],
  },
  {
    announcementId: '6303',
    category: '303',
    severity: 'info',
    publishedDaysAgo: 21,
    publishedHour: 14,
    title: { zh: '企业认证用户专享对公转账通道', en: 'Bank transfer for certified companies' },
    summary: {
      zh: '大额订单可对公转账，一个工作日内确认。',
      en: 'Large orders can be paid by transfer, confirmed within one working day.',
    },
    body: {
      zh: '完成企业认证后，付款页会出现“对公转账”。请在备注中填写订单号，以便自动核对。',
      en: 'Once your company is certified, the cashier offers bank transfer. Put the order number into the remark, so that the payment is matched by itself.',
    },
  },
  {
    announcementId: '6304',
    category: '303',
    severity: 'info',
    publishedDaysAgo: 38,
    publishedHour: 10,
    lastsDays: 14,
    title: { zh: '周年庆：满 1,000 元减 120 元', en: 'Anniversary: ¥120 off ¥1,000' },
    summary: {
      zh: '活动已结束，未使用的优惠券已过期。',
      en: 'The campaign is over and unused coupons have lapsed.',
    },
    body: {
      zh: '感谢大家的参与，周年庆活动已经结束。活动期间的订单如需退款，按实付金额退回。',
      en: 'Thank you all; the anniversary campaign is over. Orders from that time are refunded at the amount paid.',
    },
  },
  {
    announcementId: '6305',
    category: '303',
    severity: 'info',
    publishedDaysAgo: 58,
    publishedHour: 16,
    title: { zh: '邀请同事加入，双方各得 30 元', en: 'Invite a colleague: ¥30 for each of you' },
    summary: { zh: '被邀请人完成首单后发放。', en: 'Given when your colleague’s first order is complete.' },
    body: {
      zh: '把注册链接发给同事，对方完成首个付费订单后，双方账户余额各增加 30 元。每个账号每月最多邀请 10 人。',
      en: 'Send the registration link to a colleague. When their first paid order is complete, ¥30 is added to both balances. Up to ten people a month.',
    },
  },
  {
    announcementId: '6306',
    category: '303',
    severity: 'info',
    publishedDaysAgo: 83,
    publishedHour: 9,
    lastsDays: 30,
    title: { zh: '代理记账首月免费', en: 'First month of bookkeeping free' },
    summary: { zh: '活动已结束。', en: 'The campaign is over.' },
    body: {
      zh: '活动已经结束。已经参与的订单按原约定履行，首月不收取费用。',
      en: 'The campaign is over. Orders that took part are honoured as agreed: the first month costs nothing.',
    },
  },
  {
    announcementId: '6307',
    category: '303',
    severity: 'info',
    publishedDaysAgo: 104,
    publishedHour: 11,
    title: { zh: '公益机构免费使用指引', en: 'Free use for charities' },
    summary: {
      zh: '登记在册的公益机构可申请免除平台服务费。',
      en: 'Registered charities may ask us to waive the platform fee.',
    },
    body: {
      zh: '请准备登记证书扫描件，填写附件中的申请表后发送到[客服邮箱](mailto:support@example.com)，5 个工作日内答复。也可以拨打 [400-000-0000](tel:4000000000)。',
      en: 'Send a scan of your registration and the attached form to our [support mailbox](mailto:support@example.com); we answer within five working days. Or call [400-000-0000](tel:4000000000).',
    },
    attachments: [
      {
        attachmentId: 'form',
        kind: 'txt',
        name: { zh: '公益机构申请表', en: 'Application of a charity' },
        lines: [
          { zh: '机构名称：', en: 'Name of the charity:' },
          { zh: '登记证号：', en: 'Registration number:' },
          { zh: '联系人与电话：', en: 'Contact and telephone:' },
          { zh: '计划使用的服务：', en: 'Services you would like to use:' },
        ],
      },
    ],
  },
  {
    announcementId: '6308',
    category: '303',
    severity: 'info',
    publishedDaysAgo: 126,
    publishedHour: 10,
    lastsDays: 15,
    title: { zh: '春季采购节', en: 'Spring sale' },
    summary: { zh: '活动已结束，成交榜单已公布。', en: 'The sale is over; here is what sold best.' },
    body: {
      zh: '春季采购节已结束，成交前三的类目是：\n\n1. 人工智能\n2. 办公协同\n3. 通信与消息',
      en: 'The spring sale is over. The categories that sold best:\n\n1. Artificial intelligence\n2. Office and teamwork\n3. Messaging',
    },
  },
];
