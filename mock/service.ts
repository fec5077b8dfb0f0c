import { serviceEndpoints } from '../src/domain/catalog/endpoints';
import { MARKET_PAGE_SIZE } from '../src/domain/catalog/marketQuery';
import { findService, toSummary } from './lib/catalogue/catalogue';
import { searchServices } from './lib/catalogue/search';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { toPage } from './lib/paging';

export default handlers(serviceEndpoints, {
  list: ({ query, language }) =>
    toPage(
      searchServices(query, language),
      query,
      (service) => toSummary(service, language),
      MARKET_PAGE_SIZE,
    ),

  get: ({ params, language }) => {
    const text = {
      zh: '没有找到该服务，可能已被删除。',
      en: 'There is no such service; it may have been removed.',
    };
    return getOrThrow(findService(params.serviceId, language), text);
  },
});
