import { INSTANCE_GROUPS } from '@/domain/instance/instance';
import { listQuery, oneOf, text } from '@/domain/listQuery';

/** The filters of the bought services. */
export const boughtQuery = listQuery({ group: oneOf(INSTANCE_GROUPS, 'all'), keyword: text(64) });
