import { maskedPath, maskedUrl, routePattern } from '@/monitoring/reportScrubber';
import { siteRoutes } from '../../../config/routes';

it.each([
  ['/api/v1/order/SO2026011700001/settings', '/api/v1/order/:id/settings'],
  ['/api/v1/order/13800138000', '/api/v1/order/:id'],
  ['/usercenter/order/zhang-san', '/usercenter/order/:id'],
  ['/list/search/articles/Wang', '/list/search/articles/:id'],
  ['/static/zhang-san.png', '/static/:id.png'],
  ['/zhangsan.js', '/:id.js'],
  ['/api/v1/agreement/%E5%BC%A0', '/api/v1/agreement/:id'],
  ['/api/v1/order/zhang@example.com', '/api/v1/order/:id'],
  ['/api/v1/service/3f2504e0-4f89-11d3', '/api/v1/service/:id'],
  [`/api/v1/order/${'letters'.repeat(5)}`, '/api/v1/order/:id'],
  ['/list?phone=13800138000', '/list'],
  ['/list#token', '/list'],
  ['/static/p__home.1a2b3c4d.async.js', '/static/p__home.1a2b3c4d.async.js'],
  ['/static/13800138000.png', '/static/:id.png'],
  ['/13800138000/umi.js', '/:id/umi.js'],
  ['', '/'],
  ['/', '/'],
])('masks the path %s as %s', (path, expected) => {
  expect(maskedPath(path)).toBe(expected);
});

it.each([
  ['https://user:pw@example.com:8443/order/b1?q=1#h', 'https://example.com:8443/order/:id'],
  ['HTTP://EXAMPLE.com/umi.1a2b3c4d.js:10:200', 'http://example.com/umi.1a2b3c4d.js:10:200'],
  ['https://example.com/order?t=1.js:10:200', 'https://example.com/order'],
  ['zhangsan:1:2', ':id'],
  ['https://zhangsan.example.com/umi.js:1:2', 'https://:id.example.com/umi.js:1:2'],
  ['https://cdn.example.com/umi.js', 'https://cdn.example.com/umi.js'],
  ['https://13800138000.com', 'https://:id.com/'],
  ['https://10.1.2.3/', 'https://:id.:id.2.3/'],
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

it('keeps the whole host of the page itself, whatever it is called', () => {
  Object.assign(globalThis, { location: { host: 'market.branch.example.com:8443' } });
  expect(maskedUrl('https://market.branch.example.com:8443/')).toBe(
    'https://market.branch.example.com:8443/',
  );
  expect(maskedUrl('https://market.example.com:8443/')).toBe('https://:id.example.com:8443/');
  Reflect.deleteProperty(globalThis, 'location');
});
