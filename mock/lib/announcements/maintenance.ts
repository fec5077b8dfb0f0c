import type { AnnouncementDocument } from './document';

/** Column 302. */
export const MAINTENANCE: AnnouncementDocument[] = [
  {
    announcementId: '6201',
    category: '302',
    severity: 'maintenance',
    publishedDaysAgo: 1,
    publishedHour: 10,
    lastsDays: 12,
    title: { zh: '支付系统升级通知', en: 'The payment system will be upgraded' },
    summary: {
      zh: '本周六 01:00 至 04:00 暂停付款，浏览和下单不受影响。',
      en: 'No payments from 1:00 to 4:00 this Saturday; browsing and ordering go on.',
    },
    body: {
      zh: '为支持更多付款方式，支付系统将在**本周六 01:00 至 04:00（北京时间）**升级。\n\n## 影响范围\n\n- 支付宝、微信、余额和对公转账均暂停；\n- 浏览、询价、下单正常；\n- 期间到期的待付款订单**自动延长 4 小时**。\n\n## 需要您做什么\n\n无需操作。如有紧急订单，请在升级前完成付款。',
      en: 'To support more ways of paying, the payment system will be upgraded **this Saturday from 1:00 to 4:00 (Beijing time)**.\n\n## What is affected\n\n- Alipay, WeChat Pay, balance and bank transfer pause;\n- browsing, quotes and orders go on;\n- orders whose time to pay ends meanwhile **get four hours more**.\n\n## What you need to do\n\nNothing. If an order cannot wait, please pay before the upgrade.',
    },
    attachments: [
      {
        attachmentId: 'schedule',
        kind: 'csv',
        name: { zh: '升级时间表', en: 'Upgrade schedule' },
        lines: [
          { zh: '时间|步骤|影响', en: 'Time|Step|Effect' },
          { zh: '01:00|停止接收付款|付款页提示维护中', en: '01:00|Payments stop|The cashier says so' },
          { zh: '01:30|切换支付网关|无', en: '01:30|Gateway switched|None' },
          { zh: '03:00|核对账目|无', en: '03:00|Accounts reconciled|None' },
          { zh: '04:00|恢复付款|无', en: '04:00|Payments resume|None' },
        ],
      },
      {
        attachmentId: 'questions',
        kind: 'txt',
        name: { zh: '常见问题', en: 'Questions and answers' },
        lines: [
          { zh: '问：升级期间可以下单吗？', en: 'Q: Can I place orders meanwhile?' },
          {
            zh: '答：可以，付款时限会自动延长 4 小时。',
            en: 'A: Yes. The time to pay is four hours longer.',
          },
          { zh: '', en: '' },
          { zh: '问：已付款的订单会受影响吗？', en: 'Q: Are paid orders affected?' },
          { zh: '答：不会。', en: 'A: No.' },
        ],
      },
    ],
  },
  {
    announcementId: '6202',
    category: '302',
    severity: 'urgent',
    publishedDaysAgo: 4,
    publishedHour: 21,
    lastsDays: 2,
    title: { zh: '短信验证码延迟（已恢复）', en: 'Text messages were late (resolved)' },
    summary: {
      zh: '部分号码收不到验证码，故障持续 47 分钟，现已恢复。',
      en: 'Some numbers received no codes for 47 minutes. This is resolved.',
    },
    body: {
      zh: '20:13 至 21:00，因运营商通道故障，约 6% 的短信验证码延迟或未送达。已切换到备用通道，积压的短信作废，请重新获取。\n\n我们将在三个工作日内公布改进措施。',
      en: 'From 20:13 to 21:00 a carrier’s channel failed and about 6% of our codes came late or not at all. We have switched to a second channel; codes that were waiting are void, please ask for a new one.\n\nWithin three working days we shall say what we change.',
    },
  },
  {
    announcementId: '6203',
    category: '302',
    severity: 'maintenance',
    publishedDaysAgo: 17,
    publishedHour: 17,
    lastsDays: 5,
    title: { zh: '数据库例行维护', en: 'Routine database maintenance' },
    summary: {
      zh: '周日 02:00 至 03:00，页面可能短暂变慢。',
      en: 'On Sunday from 2:00 to 3:00 pages may be slow for moments.',
    },
    body: {
      zh: '维护期间服务不中断，个别页面可能变慢。如遇提示“请求超时”，稍后重试即可，**不会重复下单或重复扣款**。',
      en: 'Nothing is switched off, but some pages may be slow. If a call times out, try again a little later; **you will not order or pay twice**.',
    },
  },
  {
    announcementId: '6204',
    category: '302',
    severity: 'maintenance',
    publishedDaysAgo: 33,
    publishedHour: 11,
    title: { zh: '停止支持旧版浏览器', en: 'Older browsers are no longer supported' },
    summary: {
      zh: 'Chrome 100、Safari 15 以下版本将无法打开站点。',
      en: 'The site no longer opens below Chrome 100 and Safari 15.',
    },
    body: {
      zh: '为了使用新的安全特性，以下版本以前的浏览器不再受支持：\n\n- Chrome 100 / Edge 100\n- Firefox 100\n- Safari 15\n\n请升级浏览器后访问。',
      en: 'To use newer security features we no longer support browsers older than:\n\n- Chrome 100 and Edge 100\n- Firefox 100\n- Safari 15\n\nPlease update your browser.',
    },
  },
  {
    announcementId: '6205',
    category: '302',
    severity: 'maintenance',
    publishedDaysAgo: 52,
    publishedHour: 15,
    title: { zh: '接口域名证书更换', en: 'New certificate for the API host' },
    summary: {
      zh: '固定了证书指纹的客户端需要更新，其他用户无需操作。',
      en: 'Clients that pin the fingerprint must be updated; nobody else needs to do anything.',
    },
    body: {
      zh: '接口域名的证书将更换。如果您的程序固定了证书指纹，请按附件更新：\n\n```\nopenssl s_client -connect api.example.com:443 -servername api.example.com \\\n  | openssl x509 -noout -fingerprint -sha256\n```\n\n没有固定指纹的程序不受影响。',
      en: 'The certificate of the API host will be replaced. If your program pins the fingerprint, update it from the attachment:\n\n```\nopenssl s_client -connect api.example.com:443 -servername api.example.com \\\n  | openssl x509 -noout -fingerprint -sha256\n```\n\nPrograms that do not pin it are not affected.',
    },
    attachments: [
      {
        attachmentId: 'fingerprint',
        kind: 'txt',
        name: { zh: '新证书指纹', en: 'New fingerprint' },
        lines: [
          { zh: '新证书的 SHA-256 指纹：', en: 'SHA-256 fingerprint of the new certificate:' },
          {
            zh: '5A:1C:7E:90:3B:D4:62:F8:0E:A7:19:CB:44:8D:E3:76:2F:B1:98:05:6C:DA:EE:13:97:4B:20:F5:8A:C6:31:7D',
            en: '5A:1C:7E:90:3B:D4:62:F8:0E:A7:19:CB:44:8D:E3:76:2F:B1:98:05:6C:DA:EE:13:97:4B:20:F5:8A:C6:31:7D',
          },
        ],
      },
    ],
  },
  {
    announcementId: '6206',
    category: '302',
    severity: 'urgent',
    publishedDaysAgo: 76,
    publishedHour: 8,
    lastsDays: 3,
    title: { zh: '华南机房网络故障（已恢复）', en: 'Network failure in the southern data centre (resolved)' },
    summary: {
      zh: '07:05 至 07:40 部分地区访问缓慢。',
      en: 'From 7:05 to 7:40 the site was slow in some regions.',
    },
    body: {
      zh: '故障原因为光缆中断，流量已切换到备用线路。期间已付款的订单均已核对，没有重复扣款。',
      en: 'A fibre had been cut; traffic was moved to another line. All payments made meanwhile have been checked, and nobody was charged twice.',
    },
  },
  {
    announcementId: '6207',
    category: '302',
    severity: 'maintenance',
    publishedDaysAgo: 97,
    publishedHour: 18,
    lastsDays: 6,
    title: { zh: '实名认证通道维护', en: 'Certification pauses for maintenance' },
    summary: { zh: '周六全天暂停新的认证申请。', en: 'No new applications on Saturday.' },
    body: {
      zh: '合作核验机构升级系统，周六全天暂停受理新的认证申请，已提交的申请不受影响。',
      en: 'The agency that checks identities upgrades its system, so we take no new applications on Saturday. Those already made are not affected.',
    },
  },
  {
    announcementId: '6208',
    category: '302',
    severity: 'maintenance',
    publishedDaysAgo: 139,
    publishedHour: 10,
    lastsDays: 4,
    title: { zh: '搜索服务扩容', en: 'More room for search' },
    summary: {
      zh: '扩容后支持拼音首字母搜索。',
      en: 'Afterwards services are found by pinyin initials, too.',
    },
    body: {
      zh: '扩容已完成。现在可以用拼音首字母搜索服务，例如输入“wzsb”查找“文字识别”。',
      en: 'The work is done. Services can now be found by the initials of their pinyin: “wzsb” finds “文字识别” (text recognition).',
    },
  },
];
