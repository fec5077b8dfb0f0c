import { type AgreementDocument, compose } from './document';

export const CONTRACT_TEMPLATE: AgreementDocument = {
  code: 'contracttemp',
  title: { zh: '服务采购合同（模板）', en: 'Service Purchase Contract (template)' },
  versions: [
    {
      version: '1.1',
      effectiveDaysAgo: 210,
      body: compose(
        {
          zh: '企业用户可按本模板与服务商签订采购合同。方括号内的内容由双方填写，其余条款未经平台确认请勿修改。\n\n**甲方（采购方）**：[企业名称]　统一社会信用代码：[代码]\n\n**乙方（服务商）**：[服务商名称]　统一社会信用代码：[代码]',
          en: 'Companies can use this template to sign a contract with a provider. Both sides fill in what stands in brackets; please change nothing else without the platform’s consent.\n\n**Party A (buyer)**: [company name], unified social credit code: [code]\n\n**Party B (provider)**: [provider name], unified social credit code: [code]',
        },
        [
          {
            zh: [
              '采购内容',
              '甲方通过服务市场向乙方采购 [服务名称]，规格 [规格]，数量 [数量]，服务期自 [开始日期] 至 [结束日期]。订单编号：[订单编号]。',
            ],
            en: [
              'Subject',
              'Party A buys [service], plan [plan], quantity [quantity], from Party B through the Service Market, for the time from [start date] to [end date]. Order number: [order number].',
            ],
          },
          {
            zh: [
              '价款与支付',
              '合同价款为人民币 [金额] 元（含税，税率 [税率]）。甲方应在合同签订后 [天数] 个工作日内通过平台支付。乙方在收款后 10 个工作日内开具发票。',
            ],
            en: [
              'Price and payment',
              'The price is CNY [amount], tax included at [rate]. Party A pays through the platform within [number] working days of signing. Party B issues the invoice within 10 working days of receiving the payment.',
            ],
          },
          {
            zh: [
              '交付与验收',
              '乙方应在收款后 [天数] 日内完成开通或交付。甲方应在交付后 5 个工作日内验收，逾期未提出书面异议的视为验收合格。',
            ],
            en: [
              'Delivery and acceptance',
              'Party B activates or delivers within [number] days of payment. Party A accepts within 5 working days of delivery; without a written objection in that time the delivery counts as accepted.',
            ],
          },
          {
            zh: [
              '保密与数据',
              '双方对因履行合同知悉的对方商业秘密负有保密义务，期限为合同终止后 3 年。乙方处理甲方数据仅限于提供服务之目的，合同终止后 15 日内删除。',
            ],
            en: [
              'Confidentiality and data',
              'Each side keeps the other’s business secrets for 3 years beyond the end of the contract. Party B processes Party A’s data only to provide the service and deletes it within 15 days of its end.',
            ],
          },
          {
            zh: [
              '违约责任',
              '乙方逾期交付的，每逾期一日按合同价款的 0.05% 支付违约金，最高不超过 10%；甲方逾期付款的，按同一标准承担违约责任。',
            ],
            en: [
              'Breach',
              'For late delivery Party B pays 0.05% of the price for each day, at most 10%. For late payment Party A owes the same.',
            ],
          },
          {
            zh: [
              '签署',
              '本合同经双方加盖公章或通过平台电子签章后生效，电子件与纸质件具有同等效力。\n\n甲方：[签章]　日期：[日期]\n\n乙方：[签章]　日期：[日期]',
            ],
            en: [
              'Signatures',
              'The contract takes effect when both sides have sealed it, on paper or electronically through the platform; both forms count alike.\n\nParty A: [seal], date: [date]\n\nParty B: [seal], date: [date]',
            ],
          },
        ],
      ),
    },
  ],
};
