import { type AgreementDocument, compose } from './document';

export const ABOUT_US: AgreementDocument = {
  code: 'about-us',
  title: { zh: '关于我们', en: 'About Us' },
  versions: [
    {
      version: '1.3',
      effectiveDaysAgo: 40,
      body: compose(
        {
          zh: '服务市场把企业需要的软件、接口、咨询与运营服务放在一处，让采购像选购一件商品一样清楚。',
          en: 'The Service Market puts the software, interfaces, consulting and operations that companies need in one place, so that buying a service is as clear as buying a product.',
        },
        [
          {
            zh: [
              '我们做什么',
              '我们审核服务商与服务，统一规格与报价的写法，托管订单、付款、开通和退款，并在服务期内跟踪可用性。你看到的价格就是要付的价格。',
            ],
            en: [
              'What we do',
              'We check providers and their services, have plans and prices written in one form, handle orders, payment, activation and refunds, and watch availability for as long as a service runs. The price you see is the price you pay.',
            ],
          },
          {
            zh: [
              '服务商',
              '入驻的服务商须通过企业认证，并承诺工作日 2 小时内响应。用户评价公开展示，不可删除。',
            ],
            en: [
              'Providers',
              'Providers are certified companies and undertake to answer within 2 hours on working days. Ratings are public and cannot be removed.',
            ],
          },
          {
            zh: [
              '联系我们',
              '- 客服热线：400-000-0000（每日 9:00 至 21:00）\n- 邮箱：support@example.com\n- 服务商入驻：partner@example.com',
            ],
            en: [
              'Contact',
              '- Hotline: 400-000-0000 (daily 9:00 to 21:00, China time)\n- Mail: support@example.com\n- For providers: partner@example.com',
            ],
          },
        ],
      ),
    },
  ],
};
