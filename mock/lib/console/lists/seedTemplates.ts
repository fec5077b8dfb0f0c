import type { TemplateKind } from '../../../../src/domain/console/serviceTemplate';
import type { Text } from '../../text';
import type { TemplateRecord } from './tables';

const DAY_MS = 86_400_000;

const SEEDS: [name: Text, description: Text, kind: TemplateKind, usedBy: number, archived?: boolean][] = [
  [
    { zh: '按月订阅的接口服务', en: 'API by the month' },
    {
      zh: '三档套餐，按月或按年付费，超出部分按调用量计费。',
      en: 'Three plans by month or year; calls beyond the plan are metered.',
    },
    'subscription',
    42,
  ],
  [
    { zh: '按量计费的接口服务', en: 'Metered API' },
    {
      zh: '没有基本费，按调用次数阶梯计价，次月结算。',
      en: 'No base fee; calls are priced in tiers and settled next month.',
    },
    'metered',
    31,
  ],
  [
    { zh: '一次性交付项目', en: 'Project delivered once' },
    {
      zh: '按里程碑验收，交付后不再续费，附交付清单。',
      en: 'Accepted by milestones, no renewal, with a list of what is delivered.',
    },
    'project',
    18,
  ],
  [
    { zh: '驻场支持服务', en: 'Support on site' },
    {
      zh: '按人天计费，约定到场时间与响应等级。',
      en: 'Priced by the day, with agreed hours and response levels.',
    },
    'support',
    9,
  ],
  [
    { zh: '语音识别标准版', en: 'Speech recognition, standard' },
    {
      zh: '按并发路数订阅，含方言与说话人分离两项可选规格。',
      en: 'Subscribed by streams; dialects and speakers are optional.',
    },
    'subscription',
    14,
  ],
  [
    { zh: '短信发送套餐包', en: 'Bundle of text messages' },
    {
      zh: '预付条数，十二个月内有效，签名与模板需要先审核。',
      en: 'Prepaid messages, valid twelve months; signatures are reviewed first.',
    },
    'metered',
    27,
  ],
  [
    { zh: '企业认证代办', en: 'Company verification handled' },
    {
      zh: '资料收集、核验与提交，按件收费，材料不全可退。',
      en: 'Documents collected, checked and sent; incomplete ones are refunded.',
    },
    'project',
    6,
  ],
  [
    { zh: '七乘二十四小时运维', en: 'Operations around the clock' },
    { zh: '包含监控接入、值班响应与月度报告。', en: 'Monitoring, people on call and a monthly report.' },
    'support',
    21,
  ],
  [
    { zh: '数据标注项目', en: 'Labelling of data' },
    {
      zh: '按条计价，含两轮质检，合格率低于约定免费返工。',
      en: 'Priced by the item with two checks; poor batches are redone free.',
    },
    'project',
    11,
  ],
  [
    { zh: '会议席位订阅', en: 'Meeting seats by the year' },
    {
      zh: '按席位与最大方数订阅，可随时加席位，到期统一续费。',
      en: 'By seats and size; seats can be added, all renew together.',
    },
    'subscription',
    16,
  ],
  [
    { zh: '旧版短信接口', en: 'Text messages, old interface' },
    {
      zh: '仅供存量客户续费，不再用于新上架的服务。',
      en: 'For renewals only; no new service starts from it.',
    },
    'metered',
    3,
    true,
  ],
  [
    { zh: '二〇二四年促销套餐', en: 'Promotion of 2024' },
    {
      zh: '首年半价的活动套餐，活动已经结束，保留备查。',
      en: 'Half price in the first year; it has ended and is kept for reference.',
    },
    'subscription',
    5,
    true,
  ],
];

export function seedTemplates(seededAt: number): TemplateRecord[] {
  return SEEDS.map(([name, description, kind, usedBy, archived = false], index) => ({
    templateId: `M-${201 + index}`,
    name,
    description,
    kind,
    state: archived ? 'archived' : 'active',
    usedBy,
    updatedAt: seededAt - (index * 3 + 1) * DAY_MS,
  }));
}
