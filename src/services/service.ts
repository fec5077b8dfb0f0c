import { serviceEndpoints } from '@/domain/catalog/endpoints';
import { service } from './call';

/** Open to visitors. */
export const listServices = service(serviceEndpoints.list);

/** Open to visitors. */
export const fetchService = service(serviceEndpoints.get);
