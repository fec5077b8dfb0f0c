import { type AgreementDocument, compose } from './document';

export const BLOCK_SERVICE_TERMS: AgreementDocument = {
  code: 'blockserveterms',
  title: { zh: '平台服务条款', en: 'Platform Service Terms' },
  versions: [
    {
      version: '1.2',
      effectiveDaysAgo: 130,
      body: compose(
        {
          zh: '本条款适用于通过服务市场购买的全部服务，是每一笔订单的组成部分。服务商另有专门条款的，以专门条款为准。',
          en: 'These terms apply to everything bought on the Service Market and are part of every order. Where a provider has terms of its own for a service, those come first.',
        },
        [
          {
            zh: [
              '开通',
              '付款成功后服务自动开通，一般不超过 10 分钟；需要人工开通的服务以详情页所示时间为准。开通失败时我们会重试，仍不成功的全额退款。',
            ],
            en: [
              'Activation',
              'A service is set up by itself once the payment succeeded, as a rule within 10 minutes; where people have to do it, the time on its page counts. If it fails we try again, and refund everything if that fails too.',
            ],
          },
          {
            zh: [
              '服务水平',
              '软件与接口类服务的月度可用性不低于 99.9%。未达到的，按下表以服务时长补偿：\n\n| 月度可用性 | 补偿 |\n|---|---|\n| 99.0% 至 99.9% | 当月时长的 10% |\n| 95.0% 至 99.0% | 当月时长的 25% |\n| 低于 95.0% | 当月时长的 100% |\n\n提前公告的维护不计入不可用时间。',
            ],
            en: [
              'Service level',
              'Software and interfaces are available at least 99.9% of each month. Where that is missed, time is added as follows:\n\n| Availability in the month | Time added |\n|---|---|\n| 99.0% to 99.9% | 10% of the month |\n| 95.0% to 99.0% | 25% of the month |\n| below 95.0% | the whole month |\n\nMaintenance announced beforehand does not count as downtime.',
            ],
          },
          {
            zh: [
              '限制与中止',
              '出现以下情形时，平台可以限制或中止相关服务：账户欠费超过 15 天；使用行为危及其他用户或系统安全；主管机关依法要求。**中止前我们会以短信和站内公告通知**，紧急情况下可先中止后通知。',
            ],
            en: [
              'Restriction and suspension',
              'We may restrict or suspend a service when charges are overdue by more than 15 days, when its use endangers other users or the system, or when an authority lawfully demands it. **We tell you by text message and announcement beforehand**; only in an emergency afterwards.',
            ],
          },
          {
            zh: [
              '到期与续费',
              '服务到期前 30 天、7 天和 1 天会提醒你。到期后数据保留 15 天，期间续费可恢复使用，逾期释放且无法恢复。开启自动续费的服务在到期前 1 天扣款，可随时关闭。',
            ],
            en: [
              'End and renewal',
              'We remind you 30, 7 and 1 days before a service ends. Your data stays for 15 days after that; renew in that time to go on, afterwards it is released for good. Automatic renewal charges one day before the end and can be switched off at any time.',
            ],
          },
          {
            zh: [
              '退款',
              '开通后 5 天内且未实际使用的服务可全额退款；按周期购买的服务在使用后退款的，扣除已使用天数及对应的优惠。一次性交付的咨询服务在开始执行后不予退款。',
            ],
            en: [
              'Refunds',
              'A service that was not used can be refunded in full within 5 days of activation. A periodic plan that was used is refunded less the days used and the discount that went with them. Consulting that is delivered once is not refunded after work has begun.',
            ],
          },
        ],
      ),
    },
  ],
};
