/** Descriptions of the public pages, for search engines and shared links. */
export default {
  'description.home': '短信、身份核验、数据与云服务：比较套餐，在线下单，付款后即可开通。',
  'description.market': '按分类、类型和价格筛选企业服务，并排比较套餐与价格。',
  'description.service': '{name}：查看套餐、价格、规格和常见问题。',
  'description.provider': '{name}：在服务市场提供的服务、资质与服务水平。',
  'description.agreement': '{name}：服务市场的协议、隐私政策与使用帮助。',
  'description.announcement': '{name}：服务市场的产品更新、维护通知与活动。',
  'description.register': '用手机号注册服务市场账号，几分钟即可下单。',
};
