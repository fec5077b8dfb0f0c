import { expectContract } from '../../../support/contractText';

it('the review area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/review',
    `
    STAR_CHOICES: 5 4 3 2 1
    GET service/:serviceId/reviews; optional; ?stars[] STAR_CHOICES; ?having[] REVIEW_FILTERS; ?sort
        REVIEW_SORTS; refused 404
    POST review/:reviewId/helpful; refused 48101
    POST order/:orderId/review; refused 48101 48102
    POST order/:orderId/review/addition; refused 48101 48102
    ADDITION_DAYS: 365
    ADDITION_MAX_LENGTH: 500
    REVIEW_ACTIONS: rate add
    REVIEW_DAYS: 90
    REVIEW_ERROR: refused 48101, contactDetails 48102
    REVIEW_FILTERS: text addition
    REVIEW_MAX_LENGTH: 1000
    REVIEW_SORTS: helpful newest highest lowest
    STARS: 1 2 3 4 5
    additionPayload: text 1 to 500 characters
    orderReview: action REVIEW_ACTIONS
    ratePayload: text to 1000 characters
    rating: score >= 0, <= 5
    stars: >= 1, <= 5
    `,
  ));
