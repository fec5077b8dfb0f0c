import type { Stars } from '../../../src/domain/review/review';
import type { AnyText } from '../text';

interface LaterText {
  text: AnyText;
  /** Milliseconds since 1970 on the mock's clock. */
  createdAt: number;
}

/** A review, written by a user of the mock or generated with the catalogue. */
export interface ReviewRecord {
  reviewId: string;
  serviceId: string;
  stars: Stars;
  text: AnyText;
  author: AnyText;
  planName: AnyText;
  createdAt: number;
  addition?: LaterText;
  answer?: LaterText;
  /** Number of marks by others than the users of the mock. */
  helpful: number;
  /** Of a user of the mock. */
  orderId?: string;
  userId?: string;
}

/** That a user finds a review helpful. */
export interface HelpfulMarkRecord {
  userId: string;
  reviewId: string;
}

declare module '../db' {
  interface MockTables {
    /** By the users of the mock; those behind the catalogue's ratings are generated. */
    reviews: ReviewRecord[];
    helpfulMarks: HelpfulMarkRecord[];
  }
}
