import { expectContract } from '../../../support/contractText';

it('the catalog area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/catalog',
    `
    GET service/list; public; ?type[] SERVICE_TYPES; ?minRating MIN_RATINGS; ?sort SERVICE_SORTS
    GET service/:serviceId; public; refused 404
    MARKET_PAGE_SIZE: 12
    ORDER_TYPES: new renew upgrade trial
    selection: skuCode 1 to 64; quantity >= 1; orderType ORDER_TYPES; orderType = "new"
    specValue: 1 of 3; #1 to 64
    COMPARE_LIMIT: 4
    MIN_RATINGS: 4.8 4.5 4
    PERIOD_UNITS: month quarter year once
    SERVICE_SORTS: recommended newest price priceDescending orders rating
    SERVICE_STATUSES: active paused retired
    SERVICE_TYPES: software api consulting operation
    periodPrice: unit PERIOD_UNITS; count >= 1, <= 36
    period: unit PERIOD_UNITS; count >= 1, <= 36
    service: type SERVICE_TYPES; status SERVICE_STATUSES; skus from 1; maxQuantity >= 1
    serviceSpec: 1 of 3; #1.type choice; #1.options from 1; #2.type number; #2.step >= 1; #3.type switch
    serviceSummary: type SERVICE_TYPES; status SERVICE_STATUSES
    sku: units >= 1; periods from 1
    specPrice: 1 of 3; #1.type choice; #2.type number; #3.type switch
    `,
  ));
