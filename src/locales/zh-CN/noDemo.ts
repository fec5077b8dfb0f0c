export default {
  'noDemo.title': '此站点不包含开发演示',
  'noDemo.description': '开发演示仅供开发和测试使用，只在开发环境和试用版本中提供。',
};
