import { providerEndpoints } from '@/domain/provider/provider';
import { service } from './call';

/** Open to visitors. */
export const fetchProvider = service(providerEndpoints.get);
