import { endpoint } from '../endpoint';
import { reviewSettingSchema } from './certification';

const access = 'optional';
const result = reviewSettingSchema;

/** How the mocks' reviewer decides about certifications, for the demo page. */
export const reviewEndpoints = {
  get: endpoint('GET demo/certification', { access, result }),
  set: endpoint('POST demo/certification', { access, body: reviewSettingSchema, result }),
};
