import { serviceEndpoints } from '../src/domain/catalog/endpoints';
import { findService, toSummary } from './lib/catalogue/catalogue';
import { searchServices } from './lib/catalogue/search';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { toPage } from './lib/paging';

const PAGE_SIZES = { usual: 12, max: 60 };

export default handlers(serviceEndpoints, {
  list: ({ query, language }) =>
    toPage(searchServices(query, language), query, (service) => toSummary(service, language), PAGE_SIZES),

  get: ({ params, language }) => {
    const text = {
      zh: '没有找到该服务，可能已被删除。',
      en: 'There is no such service; it may have been removed.',
    };
    return getOrThrow(findService(params.serviceId, language), text);
  },
});
