import { providerEndpoints } from '../src/domain/provider/provider';
import { findProvider } from './lib/catalogue/providers';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';

export default handlers(providerEndpoints, {
  get: ({ params, language }) =>
    getOrThrow(findProvider(params.providerId, language), {
      zh: '没有找到该服务商。',
      en: 'There is no such provider.',
    }),
});
