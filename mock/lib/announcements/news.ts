import type { AnnouncementDocument } from './document';

/** Column 301. */
export const NEWS: AnnouncementDocument[] = [
  {
    announcementId: '6101',
    category: '301',
    severity: 'urgent',
    publishedDaysAgo: 6,
    publishedHour: 9,
    pinned: true,
    title: { zh: '谨防冒充平台客服的诈骗电话和短信', en: 'Beware of callers who pretend to be our support' },
    summary: {
      zh: '平台工作人员不会索要短信验证码，也不会要求您向个人账户转账。',
      en: 'Our staff never ask for a verification code, nor for a transfer to a private account.',
    },
    body: {
      zh: '近期有用户反映接到自称“服务市场客服”的来电，以退款、认证过期为由索要验证码。请注意：\n\n## 我们不会这样做\n\n- 不会索要短信验证码或登录密码；\n- 不会要求您向个人账户转账；\n- 不会让您下载远程控制软件。\n\n## 如果已经告知对方验证码\n\n1. 立即[重置密码](/reset-password)，所有设备都会退出登录；\n2. 检查最近的订单；\n3. 保留通话记录并报警。\n\n官方联系方式只以[关于我们](/agreement/about-us)页面公布的为准。',
      en: 'Some of you have been called by people who say they are “Service Market support” and ask for a verification code, because of a refund or a certification that is about to lapse. Please note:\n\n## What we never do\n\n- ask for a verification code or your password;\n- ask for a transfer to a private account;\n- ask you to install remote-control software.\n\n## If you have told them a code\n\n1. [Reset your password](/reset-password) at once; every device is logged out.\n2. Look through your latest orders.\n3. Keep the call record and tell the police.\n\nOur contact details are those on [About us](/agreement/about-us), and no others.',
    },
  },
  {
    announcementId: '6102',
    category: '301',
    severity: 'info',
    publishedDaysAgo: 68,
    publishedHour: 10,
    pinned: true,
    title: {
      zh: '用户注册协议与隐私政策更新说明',
      en: 'Changes to the registration agreement and the privacy policy',
    },
    summary: {
      zh: '2.0 版已生效：付款时限、试用规则和个人信息权利写得更清楚。',
      en: 'Version 2.0 is in force: time to pay, trials and your rights over your data are stated more clearly.',
    },
    body: {
      zh: '《用户注册协议》和《隐私政策》2.0 版已经生效，主要变化如下：\n\n- **付款时限**由 60 分钟调整为 30 分钟；\n- 试用期满**不会**自动转为付费；\n- 下单时保存价格快照，之后调价不影响已生效订单。\n\n两个版本之间的逐字差异可以在协议页面查看：\n\n- [用户注册协议 1.0 与 2.0 的差异](/agreement/register?version=2.0&compare=1.0)\n- [隐私政策的历次版本](/agreement/privacy)',
      en: 'Version 2.0 of the Registration Agreement and of the Privacy Policy is in force. The main changes:\n\n- the **time to pay** is now 30 minutes instead of 60;\n- a trial **never** turns into a paid plan by itself;\n- the price is kept with your order, so later changes do not touch it.\n\nEvery word that changed can be seen on the documents’ own pages:\n\n- [Registration agreement: 1.0 and 2.0 compared](/agreement/register?version=2.0&compare=1.0)\n- [All versions of the privacy policy](/agreement/privacy)',
    },
    attachments: [
      {
        attachmentId: 'changes',
        kind: 'pdf',
        name: { zh: '协议更新要点', en: 'What changed in the agreements' },
        lines: [
          { zh: '协议更新要点（2.0 版）', en: 'What changed in the agreements (version 2.0)' },
          { zh: '', en: '' },
          { zh: '1. 付款时限：60 分钟改为 30 分钟。', en: '1. Time to pay: 30 minutes instead of 60.' },
          {
            zh: '2. 试用：期满不会自动转为付费。',
            en: '2. Trials never turn into a paid plan by themselves.',
          },
          { zh: '3. 价格：以下单时保存的快照为准。', en: '3. Prices are those kept with your order.' },
          { zh: '4. 退款：款项原路退回。', en: '4. Refunds go back the way the money came.' },
        ],
      },
    ],
  },
  {
    announcementId: '6103',
    category: '301',
    severity: 'info',
    publishedDaysAgo: 2,
    publishedHour: 11,
    title: { zh: '服务对比功能上线，最多同时比较四项服务', en: 'Compare up to four services side by side' },
    summary: {
      zh: '在市场列表中勾选“对比”，价格、评分和规格一屏看清。',
      en: 'Tick “Compare” in the market to see prices, ratings and plans on one screen.',
    },
    body: {
      zh: '在[服务市场](/serviceMarket)中勾选两项以上服务，页面底部会出现对比栏。对比页会把不同之处标出来，链接可以直接发给同事。\n\n> 小提示：刷新页面或改天再打开，选中的服务都还在。',
      en: 'Choose two or more services in the [market](/serviceMarket) and a bar rises from below. The comparison marks what differs, and its link can be sent to a colleague.\n\n> Your choice is still there after a reload, and on another day.',
    },
  },
  {
    announcementId: '6104',
    category: '301',
    severity: 'info',
    publishedDaysAgo: 12,
    publishedHour: 15,
    title: { zh: '本月新增 12 家服务商', en: 'Twelve new providers this month' },
    summary: {
      zh: '覆盖电子签章、漏洞检测、上云迁移等八个类目。',
      en: 'From electronic signatures to vulnerability scans and cloud migration, in eight categories.',
    },
    body: {
      zh: '欢迎新加入的 12 家服务商。所有服务商都已完成企业认证，并通过平台的安全检查，完整名单见附件。\n\n入驻要求见[服务商入驻标准](/agreement/thirdColumn/titleItem?recordId=20311)。',
      en: 'Twelve providers have joined us. All are certified companies and have passed our security check; the attached list has their names.\n\nWhat we ask of providers is written in [Standards for providers](/agreement/thirdColumn/titleItem?recordId=20311).',
    },
    attachments: [
      {
        attachmentId: 'providers',
        kind: 'csv',
        name: { zh: '新增服务商名单', en: 'New providers' },
        lines: [
          { zh: '服务商|类目|上线服务数', en: 'Provider|Category|Services' },
          { zh: '云签数科|电子签章|3', en: 'Yunqian Digital|Electronic signatures|3' },
          { zh: '磐石安全|漏洞检测|2', en: 'Panshi Security|Vulnerability scans|2' },
          { zh: '远帆云服务|上云迁移|4', en: 'Yuanfan Cloud|Cloud migration|4' },
          { zh: '译海科技|机器翻译|2', en: 'Yihai Technology|Machine translation|2' },
          { zh: '"算账先生", 财税|代理记账|1', en: '"Mr. Ledger", Accounting|Bookkeeping|1' },
        ],
      },
    ],
  },
  {
    announcementId: '6105',
    category: '301',
    severity: 'info',
    publishedDaysAgo: 27,
    publishedHour: 10,
    title: { zh: '电子发票改为自动开具', en: 'Electronic invoices are now issued by themselves' },
    summary: {
      zh: '订单完成后填写抬头，发票一般在 10 分钟内发到邮箱。',
      en: 'Enter the title once an order is complete; the invoice usually arrives within ten minutes.',
    },
    body: {
      zh: '过去需要 10 个工作日的电子发票现在由系统自动开具，一般 10 分钟内送达。纸质专用发票仍为人工寄送。\n\n操作步骤见[如何开具发票](/agreement/thirdColumn/titleItem?recordId=20221)。',
      en: 'Electronic invoices used to take ten working days; now the system issues them, usually within ten minutes. Paper invoices are still sent by hand.\n\nThe steps are in [How to get an invoice](/agreement/thirdColumn/titleItem?recordId=20221).',
    },
  },
  {
    announcementId: '6106',
    category: '301',
    severity: 'info',
    publishedDaysAgo: 45,
    publishedHour: 14,
    title: { zh: '界面支持深色主题与从右到左排版', en: 'A dark theme, and layouts from right to left' },
    summary: { zh: '在页面右上角即可切换。', en: 'Both are switched at the top of every page.' },
    body: {
      zh: '页面右上角新增主题开关，可选浅色、深色或跟随系统。选择会保存在您的浏览器里。',
      en: 'The switch at the top of the page offers light, dark, or whatever your system uses. Your browser remembers the choice.',
    },
  },
  {
    announcementId: '6107',
    category: '301',
    severity: 'info',
    publishedDaysAgo: 88,
    publishedHour: 16,
    lastsDays: 20,
    title: { zh: '用户满意度调查', en: 'Tell us how we are doing' },
    summary: {
      zh: '三分钟问卷，帮助我们改进下单和售后。',
      en: 'Three minutes that help us improve ordering and support.',
    },
    body: {
      zh: '调查已结束，感谢 2,184 位用户的反馈。大家提得最多的三件事是：价格说明、发票速度和移动端体验，都已列入改进计划。',
      en: 'The survey is over; thank you to the 2,184 people who answered. What you named most were how prices are explained, how fast invoices come, and the site on phones. All three are on our list.',
    },
  },
  {
    announcementId: '6108',
    category: '301',
    severity: 'info',
    publishedDaysAgo: 118,
    publishedHour: 9,
    title: {
      zh: '平台通过信息安全等级保护三级测评',
      en: 'The platform has passed its level-3 security assessment',
    },
    summary: {
      zh: '测评机构出具的结论为“良”，证明文件见附件。',
      en: 'The assessor’s verdict is “good”; the certificate is attached.',
    },
    body: {
      zh: '服务市场已通过网络安全等级保护三级测评。测评覆盖登录、支付、数据存储与备份等 180 余项。',
      en: 'The Service Market has passed the level-3 assessment of the multi-level protection scheme. It covers more than 180 points, among them sign-in, payment, storage and backup.',
    },
    attachments: [
      {
        attachmentId: 'certificate',
        kind: 'pdf',
        name: { zh: '等级保护测评证明', en: 'Security assessment certificate' },
        lines: [
          { zh: '网络安全等级保护测评证明', en: 'Certificate of security assessment' },
          { zh: '', en: '' },
          { zh: '系统名称：服务市场', en: 'System: Service Market' },
          { zh: '等级：第三级', en: 'Level: 3' },
          { zh: '结论：良', en: 'Verdict: good' },
        ],
      },
    ],
  },
];
