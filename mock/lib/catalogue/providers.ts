import type { ProviderRecord } from './record';

const provider = (zh: string, en: string, line: string, mailbox: string): ProviderRecord => ({
  name: { zh, en },
  phone: `010-0555-${line}`,
  email: `${mailbox}@example.com`,
});

/** All invented; their numbers are none that could be dialled. */
export const PROVIDERS = {
  moyun: provider('墨云智能', 'Moyun Intelligence', '0101', 'service.moyun'),
  tingxi: provider('听溪语音', 'Tingxi Speech', '0112', 'hello.tingxi'),
  wanyi: provider('万译科技', 'Wanyi Language Technology', '0123', 'support.wanyi'),
  hengshu: provider('衡数信息', 'Hengshu Data', '0134', 'contact.hengshu'),
  tudu: provider('图渡地理', 'Tudu Mapping', '0145', 'service.tudu'),
  feiyan: provider('飞雁通信', 'Feiyan Messaging', '0156', 'business.feiyan'),
  dunshan: provider('盾山安全', 'Dunshan Security', '0167', 'care.dunshan'),
  qianyue: provider('签约通', 'Qianyue Sign', '0178', 'help.qianyue'),
  yunhui: provider('云汇视讯', 'Yunhui Video', '0189', 'support.yunhui'),
  zhangfang: provider('掌方财税', 'Zhangfang Finance and Tax', '0190', 'advisor.zhangfang'),
  mingjian: provider('明鉴法务', 'Mingjian Legal Services', '0201', 'office.mingjian'),
  jingying: provider('景营电商', 'Jingying Commerce', '0212', 'partner.jingying'),
  bixin: provider('笔心内容', 'Bixin Content Studio', '0223', 'studio.bixin'),
  guanlan: provider('观澜运维', 'Guanlan Operations', '0234', 'oncall.guanlan'),
  qiyun: provider('启云咨询', 'Qiyun Cloud Consulting', '0245', 'consulting.qiyun'),
} satisfies Record<string, ProviderRecord>;

export type ProviderKey = keyof typeof PROVIDERS;
