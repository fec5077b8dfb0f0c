import { providerEndpoints } from '../../../src/domain/provider/provider';
import { serviceReviewEndpoints } from '../../../src/domain/review/endpoints';
import { describeEndpoints } from '../endpoint';

export const REVIEW_ENDPOINTS = [
  ...describeEndpoints('review', serviceReviewEndpoints, {
    list: {
      id: 'listReviews',
      summary:
        'The reviews of a service, those with a text and the most helpful first by default. `total` counts with the filters, the numbers beside the page without them; `rating` is that of the service itself.',
    },
    markHelpful: {
      id: 'markReviewHelpful',
      summary: 'Marks a review of another buyer as helpful, or takes the mark back.',
      example: { helpful: true },
    },
    rate: {
      id: 'rateOrder',
      summary:
        'Reviews a completed order once, within 90 days of its completion, and returns the order. Trials and refunded orders are refused.',
      example: { stars: 5, text: 'Set up within minutes.' },
    },
    add: {
      id: 'addToReview',
      summary:
        'Adds to the review of an order once, within 365 days of its completion, and returns the order.',
      example: { text: 'Still reliable after a month.' },
    },
  }),
  ...describeEndpoints('review', providerEndpoints, {
    get: {
      id: 'getProvider',
      summary: 'A provider with its qualifications, its service level and the rating of all its services.',
    },
  }),
];
