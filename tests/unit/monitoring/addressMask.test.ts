import { maskedPath, maskedUrl, routePattern } from '@/monitoring/reportScrubber';
import { siteRoutes } from '../../../config/routes';

it.each([
  ['/api/v1/order/list', '/api/v1/order/list'],
  ['/api/v1/order/SO2026011700001/pay', '/api/v1/order/:id/pay'],
  ['/api/v1/user/query/current/userInfo', '/api/v1/user/query/current/userInfo'],
  ['/api/v1/user/13800138000', '/api/v1/user/:id'],
  ['/api/v1/agreement/%E5%BC%A0', '/api/v1/agreement/:id'],
  ['/api/v1/user/zhang@example.com', '/api/v1/user/:id'],
  ['/api/v1/service/3f2504e0-4f89-11d3', '/api/v1/service/:id'],
  [`/api/v1/x/${'letters'.repeat(5)}`, '/api/v1/x/:id'],
  ['/list?phone=13800138000', '/list'],
  ['/list#token', '/list'],
  ['/static/p__home.1a2b3c4d.async.js', '/static/p__home.1a2b3c4d.async.js'],
  ['/static/13800138000.png', '/static/:id.png'],
  ['/13800138000/app.js', '/:id/app.js'],
  ['', '/'],
  ['/', '/'],
])('masks the path %s as %s', (path, expected) => {
  expect(maskedPath(path)).toBe(expected);
});

it.each([
  ['https://user:pw@example.com:8443/a/b1?q=1#h', 'https://example.com:8443/a/:id'],
  ['HTTP://EXAMPLE.com/umi.1a2b3c4d.js:10:200', 'http://example.com/umi.1a2b3c4d.js:10:200'],
  ['https://example.com/x?t=1.js:10:200', 'https://example.com/x'],
  ['https://localhost:8000', 'https://localhost:8000/'],
  ['data:text/html,<b>x', 'data::id'],
  ['blob:https://example.com/1', 'blob::id'],
  ['javascript:alert(1)', 'javascript::id'],
  ['/relative/13800138000', ':id'],
  ['https://', 'https::id'],
])('masks the URL %s as %s', (address, expected) => {
  expect(maskedUrl(address)).toBe(expected);
});

const patterns = siteRoutes.map(({ path }) => path);

it.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/Home/', '/home'],
  ['/order/SO1', '/order/:orderId'],
  ['/usercenter/order/SO1', '/usercenter/order/:orderId'],
  ['/announcement/13800138000', '/announcement/:id'],
  ['/agreement/privacy', '/agreement/privacy'],
  ['/agreement/zhangsan', '/agreement/:secondaryColumn'],
  ['/no/such/13800138000', '/*'],
  ['/13800138000', '/*'],
])('reports the page %s as %s', (path, expected) => {
  expect(routePattern(path, patterns)).toBe(expected);
});
