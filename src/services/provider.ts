import { providerEndpoints } from '@/domain/provider/provider';
import { service } from './call';

/** Open to visitors. Throws a `RequestError`; code 404 when it does not exist. */
export const fetchProvider = service(providerEndpoints.get);
