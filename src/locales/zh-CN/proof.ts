/** Proof of identity. */
export default {
  'proof.title': '验证身份',
  'proof.ok': '验证并继续',
  'proof.by': '验证方式',
  'proof.by.password': '登录密码',
  'proof.by.sms': '短信验证码',
};
