import { encodePart } from '@/domain/characters';

/** Returns the URL of the page of a bought service. */
export const servicePage = (instanceId: string): string => `/usercenter/service/${encodePart(instanceId)}`;
