import { getProviderInitials } from '@/domain/provider/providerInitials';

it.each([
  ['Moyun Intelligence', 'MI'],
  ['zhangfang  finance and tax', 'ZF'],
  [' Yunhui', 'Y'],
  ['Éclair Software', 'ÉS'],
  ['墨云智能', '墨'],
  ['云汇 视讯', '云'],
  ['𠮷野信息', '𠮷'],
  ['', ''],
])('marks the provider “%s” with “%s”', (name, initials) => {
  expect(getProviderInitials(name)).toBe(initials);
});
