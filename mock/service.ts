import { serviceEndpoints } from '../src/domain/catalog/service';
import { findService, toSummary } from './lib/catalogue/catalogue';
import { parseServiceQuery, searchServices, toWholeNumber } from './lib/catalogue/search';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';

const DEFAULT_PAGE_SIZE = 12;
const MAX_PAGE_SIZE = 60;

export default handlers(serviceEndpoints, {
  list: ({ query, queryAll, language }) => {
    const found = searchServices(parseServiceQuery(query, queryAll), language);
    const pageSize = Math.min(toWholeNumber(query('pageSize')) || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
    const current = toWholeNumber(query('current')) || 1;
    const start = (current - 1) * pageSize;
    return {
      list: found.slice(start, start + pageSize).map((service) => toSummary(service, language)),
      total: found.length,
      current,
      pageSize,
    };
  },

  get: ({ params, language }) => {
    const text = {
      zh: '没有找到该服务，可能已被删除。',
      en: 'There is no such service; it may have been removed.',
    };
    return getOrThrow(findService(params.serviceId, language), text);
  },
});
