import type { AnnouncementDocument } from './document';
import { MAINTENANCE } from './maintenance';
import { NEWS } from './news';
import { OFFERS } from './offers';
import { SECURITY_DRILL } from './securityDrill';

/** Everything that has been announced, in no order. */
export const ANNOUNCEMENTS: readonly AnnouncementDocument[] = [
  ...NEWS,
  ...MAINTENANCE,
  ...OFFERS,
  SECURITY_DRILL,
];
